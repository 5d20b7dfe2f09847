import { DinginLogo } from '@/ui/art/brands/DinginLogo';
import type { Brand } from '../frame/brand';
import styles from './dingin.module.scss';

export const dingin: Brand = { logo: <DinginLogo />, theme: styles.theme, action: 'monday-title' };
