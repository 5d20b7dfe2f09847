import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectPanelOpen } from '@/features/cart/cartSlice';
import { useLate } from '@/ui/useLate';
import { useMoreWords } from '@/ui/words';
import type { CatalogueWords } from './catalogue';

const load = () => import(/* webpackChunkName: "cart-panel-late" */ './CartPanel');

/** The cart's panel, whose script and words come when it is opened for the first time. */
export function CartPanelGate() {
  const open = useSelector(selectPanelOpen);
  const [wanted, setWanted] = useState(open);
  useEffect(() => {
    if (open) setWanted(true);
  }, [open]);
  const module = useLate(wanted, load);
  const words = useMoreWords('catalogue', wanted) as CatalogueWords | null;
  return (
    <>
      <div id="offcanvas" />
      {module && words && <module.CartPanel words={words} />}
    </>
  );
}
