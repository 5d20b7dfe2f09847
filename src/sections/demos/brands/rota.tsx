import { RotaLogo } from '@/ui/art/brands/RotaLogo';
import type { Brand } from '../frame/brand';
import styles from './rota.module.scss';

export const rota: Brand = { logo: <RotaLogo />, theme: styles.theme, action: 'tour-title' };
