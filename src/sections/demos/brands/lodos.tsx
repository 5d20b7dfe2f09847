import '@/styles/display/fraunces.scss';
import { LodosLogo } from '@/ui/art/brands/LodosLogo';
import type { Brand } from '../frame/brand';
import styles from './lodos.module.scss';

export const lodos: Brand = { logo: <LodosLogo />, theme: styles.theme, action: 'end-title' };
