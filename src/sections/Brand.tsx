import { LogoMark } from '@/ui/art/Logo';
import { useHomeLink } from '@/ui/useHome';
import { useTranslation } from '@/ui/translation';
import styles from './Brand.module.scss';

/** Logo link: `href` is `/`; a plain click navigates to the home page in the current language. */
export function LogoLink() {
  const { t } = useTranslation();
  return (
    <a className={styles.root} aria-label={t('brand.logo')} {...useHomeLink()}>
      <LogoMark />
      {t('brand.name')}
    </a>
  );
}
