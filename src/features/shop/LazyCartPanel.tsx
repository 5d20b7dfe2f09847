import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { panelClosed, selectPanelOpen } from '@/features/cart/cartSlice';
import { failureToast } from '@/features/toastr/toast';
import { importWithRetry } from '@/lib/importWithRetry';
import { useLazyModule } from '@/ui/useLazyModule';
import { useOnNavigate } from '@/ui/route';
import { useNamespace } from '@/ui/translation';

const loadPanel = () => importWithRetry(() => import(/* webpackChunkName: "cart-panel" */ './CartPanel'));

/** Loads the cart panel and its words on first open; retries on the next open. */
export function LazyCartPanel() {
  const dispatch = useDispatch();
  const open = useSelector(selectPanelOpen);
  const [wanted, setWanted] = useState(open);
  useEffect(() => {
    if (open) setWanted(true);
  }, [open]);
  // Cancel a pending open on navigation.
  useOnNavigate(useCallback(() => void dispatch(panelClosed()), [dispatch]));
  const failed = () => {
    setWanted(false);
    dispatch(panelClosed());
    // No toast for words that a language change fetches in the background.
    if (open) dispatch(failureToast('toast.part'));
  };
  const module = useLazyModule(wanted, loadPanel, failed);
  const words = useNamespace('catalogue', wanted, failed);
  return (
    <>
      <div id="offcanvas" />
      {module && words && <module.CartPanel words={words} />}
    </>
  );
}
