import { useEffect } from 'react';
import { Dialog, closeDialog } from '@/ui/Dialog';
import { useTranslation } from '@/ui/translation';
import type { MenuDrawerProps } from './MenuDrawerBody';
import { menuDrawer } from './dialogs';
import { MenuDrawerBody } from './shellParts';

/** The menu on phones: a drawer as high as the window, whose script comes when it is opened. */
export function MenuDrawer(props: Omit<MenuDrawerProps, 'id'>) {
  const { t } = useTranslation();
  useEffect(() => {
    // On a wide screen there is no button that would close it.
    const wide = window.matchMedia('(min-width: 992px)');
    const close = () => closeDialog(menuDrawer);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
  return (
    <Dialog id={menuDrawer} look="drawer" label={t('header.navigation')}>
      <MenuDrawerBody id={menuDrawer} {...props} />
    </Dialog>
  );
}
