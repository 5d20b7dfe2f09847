import type enCart from '@words/en/shop/cart.json';
import { useDispatch, useSelector } from 'react-redux';
import { linkUndone, selectLinkUndo } from '@/features/cart/cartSlice';
import { Button } from '@/ui/Button';
import { ignoreDoubleClick } from '@/ui/ignoreDoubleClick';
import styles from './CartLinkPrompt.module.scss';
import { useCatalogue } from './useCatalogue';
import { useFocusHeadingAfterRemoval } from './useFocusHeadingAfterRemoval';

type LinkWords = (typeof enCart)['link'];

function UndoRow({ text }: { text: string }) {
  const dispatch = useDispatch();
  const { words } = useCatalogue();
  const row = useFocusHeadingAfterRemoval<HTMLDivElement>();
  return (
    <div ref={row} className={styles.undo}>
      <p>{text}</p>
      <Button variant="line" size="s" onClick={ignoreDoubleClick(() => dispatch(linkUndone()))}>
        {words.cart.undo}
      </Button>
    </div>
  );
}

/** Undo for an accepted cart link, for ten seconds. */
export function CartLinkUndo({ words }: { words: LinkWords }) {
  const linked = useSelector(selectLinkUndo);
  return linked && <UndoRow text={linked.mode === 'add' ? words.added : words.replaced} />;
}
