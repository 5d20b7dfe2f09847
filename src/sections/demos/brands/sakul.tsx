import { SakulLogo } from '@/ui/art/brands/SakulLogo';
import type { Brand } from '../frame/brand';
import styles from './sakul.module.scss';

export const sakul: Brand = { logo: <SakulLogo />, theme: styles.theme, action: 'specimen-title' };
