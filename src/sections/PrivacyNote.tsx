import { company } from '@/site/company';
import { PageLink } from '@/ui/PageLink';
import { useTranslation } from '@/ui/translation';
import styles from './PrivacyNote.module.scss';

interface PrivacyNoteProps {
  /** What follows a submission, unless it is an answer within `company.answerDays`. */
  next?: string | undefined;
}

/** Below every form: what follows a submission, and the data protection notice. */
export function PrivacyNote({ next }: PrivacyNoteProps) {
  const { t } = useTranslation();
  const [before = '', link = ''] = t('form.privacy').split('|');
  return (
    <p className={styles.root}>
      <span className={styles.next}>{next ?? t('form.answer', { count: company.answerDays })}</span>
      {before}
      <PageLink to="legal/privacy">{link}</PageLink>
    </p>
  );
}
