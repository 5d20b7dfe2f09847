import { LogoMark } from '@/ui/art/Logo';
import { useHomeLink } from '@/ui/useHomeLink';
import { useTranslation } from '@/ui/translation';
import styles from './LogoLink.module.scss';

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
