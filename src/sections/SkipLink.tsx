import { HashLink } from '@/ui/HashLink';
import { useTranslation } from '@/ui/translation';
import styles from './SkipLink.module.scss';

/** The first stop of the keyboard: past the menu, to what the page is about. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <HashLink id="main" className={styles.root}>
      {t('header.skip')}
    </HashLink>
  );
}
