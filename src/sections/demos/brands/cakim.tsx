import '@/styles/display/space-grotesk.scss';
import { CakimLogo } from '@/ui/art/brands/CakimLogo';
import type { Brand } from '../frame/brand';
import styles from './cakim.module.scss';

export const cakim: Brand = { logo: <CakimLogo />, theme: styles.theme, action: 'scales-title' };
