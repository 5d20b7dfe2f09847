import { PageLink } from '@/ui/PageLink';
import { useTranslation } from '@/ui/translation';
import styles from './PrivacyNote.module.scss';

/** Data protection notice below every form. */
export function PrivacyNote() {
  const { t } = useTranslation();
  const [before = '', link = ''] = t('form.privacy').split('|');
  return (
    <p className={styles.root}>
      {before}
      <PageLink to="legal/privacy">{link}</PageLink>
    </p>
  );
}
