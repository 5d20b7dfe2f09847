import { PageLink } from '@/ui/PageLink';
import { useTranslation } from '@/ui/translation';
import styles from './PrivacyNote.module.scss';

/** Under every form: what becomes of what is sent (decisions.md, Privacy). */
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
