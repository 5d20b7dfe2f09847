import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { panelClosed, selectPanelOpen } from '@/features/cart/cartSlice';
import { failureToast } from '@/features/toastr/toast';
import { importWithRetry } from '@/lib/importWithRetry';
import { useLazyModule } from '@/ui/useLazyModule';
import { useOnNavigate } from '@/ui/route';
import { useNamespace } from '@/ui/translation';
import type { CatalogueWords } from './catalogue';

const load = () => importWithRetry(() => import(/* webpackChunkName: "cart-panel" */ './CartPanel'));

/** The cart's panel, whose script and words come when it is opened for the first time; where they don't, at the next. */
export function CartPanelGate() {
  const dispatch = useDispatch();
  const open = useSelector(selectPanelOpen);
  const [wanted, setWanted] = useState(open);
  useEffect(() => {
    if (open) setWanted(true);
  }, [open]);
  // Whoever has moved on before it came doesn't wait for it any more.
  useOnNavigate(useCallback(() => void dispatch(panelClosed()), [dispatch]));
  const failed = () => {
    setWanted(false);
    dispatch(panelClosed());
    // Another language's words are fetched unasked: nobody waits for them.
    if (open) dispatch(failureToast('toast.part'));
  };
  const module = useLazyModule(wanted, load, failed);
  const words = useNamespace('catalogue', wanted, failed) as CatalogueWords | null;
  return (
    <>
      <div id="offcanvas" />
      {module && words && <module.CartPanel words={words} />}
    </>
  );
}
