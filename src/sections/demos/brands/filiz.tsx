import { FilizLogo } from '@/ui/art/brands/FilizLogo';
import type { Brand } from '../frame/brand';
import styles from './filiz.module.scss';

export const filiz: Brand = { logo: <FilizLogo />, theme: styles.theme, action: 'pricing-title' };
