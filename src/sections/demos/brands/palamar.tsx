import '@/styles/display/fraunces.scss';
import { PalamarLogo } from '@/ui/art/brands/PalamarLogo';
import type { Brand } from '../frame/brand';
import styles from './palamar.module.scss';

export const palamar: Brand = { logo: <PalamarLogo />, theme: styles.theme, action: 'calc-title' };
