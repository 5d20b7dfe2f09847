import { RakimLogo } from '@/ui/art/brands/RakimLogo';
import type { Brand } from '../frame/brand';
import styles from './rakim.module.scss';

export const rakim: Brand = { logo: <RakimLogo />, theme: styles.theme, action: 'score-title' };
