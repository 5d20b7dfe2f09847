import { PetekLogo } from '@/ui/art/brands/PetekLogo';
import type { Brand } from '../frame/brand';
import styles from './petek.module.scss';

export const petek: Brand = { logo: <PetekLogo />, theme: styles.theme, action: 'paste-title' };
