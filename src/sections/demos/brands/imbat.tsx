import { ImbatLogo } from '@/ui/art/brands/ImbatLogo';
import type { Brand } from '../frame/brand';
import styles from './imbat.module.scss';

export const imbat: Brand = { logo: <ImbatLogo />, theme: styles.theme, action: 'studio-title' };
