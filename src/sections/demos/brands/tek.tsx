import { TekLogo } from '@/ui/art/brands/TekLogo';
import type { Brand } from '../frame/brand';
import styles from './tek.module.scss';

export const tek: Brand = { logo: <TekLogo />, theme: styles.theme, action: 'palette-title' };
