import { useEffect } from 'react';
import { Dialog, closeDialogProps, openDialog } from '@/ui/Dialog';
import { IconButton } from '@/ui/IconButton';
import { useTranslation } from '@/ui/translation';
import styles from './SiteSearch.module.scss';
import { siteSearchId } from './dialogIds';
import { SearchBox } from './shellParts';

/** Search dialog; Ctrl+K or ⌘K opens it. */
export function SiteSearch() {
  const { t } = useTranslation();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Read `key` last: autofill dispatches keydown events without one.
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k')
        return;
      event.preventDefault();
      openDialog(siteSearchId);
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
  return (
    <Dialog id={siteSearchId} variant="panel" label={t('search.open')}>
      <div className={styles.root}>
        <SearchBox id="site-search-field" label={t('search.label')} placeholder={t('search.placeholder')} suggest />
        <div className={styles.close}>
          <IconButton icon="x-lg" label={t('search.close')} {...closeDialogProps(siteSearchId)} />
        </div>
      </div>
    </Dialog>
  );
}
