import { StrataLogo } from '@/ui/art/brands/StrataLogo';
import type { Brand } from '../frame/brand';
import styles from './strata.module.scss';

export const strata: Brand = { logo: <StrataLogo />, theme: styles.theme, action: 'engrave-title' };
