import { UfukLogo } from '@/ui/art/brands/UfukLogo';
import type { Brand } from '../frame/brand';
import styles from './ufuk.module.scss';

export const ufuk: Brand = { logo: <UfukLogo />, theme: styles.theme, action: 'setup-title' };
