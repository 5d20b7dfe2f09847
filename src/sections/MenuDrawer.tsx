import { useEffect } from 'react';
import { Dialog, closeDialog } from '@/ui/Dialog';
import { useTranslation } from '@/ui/translation';
import type { MenuDrawerProps } from './MenuDrawerBody';
import { menuDrawerId } from './dialogIds';
import { MenuDrawerBody } from './shellParts';

/** Mobile menu dialog; its content is hydrated lazily. */
export function MenuDrawer(props: Omit<MenuDrawerProps, 'id'>) {
  const { t } = useTranslation();
  useEffect(() => {
    // Close when the window becomes wide, where the button that opens the menu is hidden.
    const wide = window.matchMedia('(min-width: 992px)');
    const close = () => closeDialog(menuDrawerId);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
  return (
    <Dialog id={menuDrawerId} variant="drawer" label={t('header.navigation')}>
      <MenuDrawerBody id={menuDrawerId} {...props} />
    </Dialog>
  );
}
