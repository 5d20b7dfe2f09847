import { PageLink } from '@/ui/PageLink';
import { useWords } from '@/ui/words';
import styles from './PrivacyNote.module.scss';

/** Under every form: what becomes of what is sent (decisions.md, Privacy). */
export function PrivacyNote() {
  const t = useWords();
  const [before = '', link = ''] = t('form.privacy').split('|');
  return (
    <p className={styles.root}>
      {before}
      <PageLink to="legal/privacy">{link}</PageLink>
    </p>
  );
}
