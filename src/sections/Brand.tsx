import { LogoMark } from '@/ui/art/Logo';
import { useHome } from '@/ui/useHome';
import { useTranslation } from '@/ui/translation';
import styles from './Brand.module.scss';

/** The logo: its address is `/` (spec 2.5), a plain click stays in the language on screen. */
export function Brand() {
  const { t } = useTranslation();
  return (
    <a className={styles.root} aria-label={t('brand.logo')} {...useHome()}>
      <LogoMark />
      {t('brand.name')}
    </a>
  );
}
