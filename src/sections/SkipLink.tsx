import { HashLink } from '@/ui/HashLink';
import { useTranslation } from '@/ui/translation';
import styles from './SkipLink.module.scss';

/** Skip link to <main>. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <HashLink id="main" className={styles.root}>
      {t('header.skip')}
    </HashLink>
  );
}
