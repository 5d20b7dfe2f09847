import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './TopLayerPortal.module.scss';

/** Moves an element; `moveBefore` keeps its animations running where supported. */
function moveInto(element: Element, to: Element): void {
  if (element.parentElement === to) return;
  if ('moveBefore' in to && element.isConnected && to.isConnected) to.moveBefore(element, null);
  else to.append(element);
}

/**
 * Keeps its children visible and accessible above modal dialogs, which make the rest of the document inert: moves their
 * element into the topmost open dialog and back. They stay mounted.
 */
export function TopLayerPortal({ children }: { children: ReactNode }) {
  const home = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [own, base] = [root.current, home.current];
    if (!own || !base) return;
    let dialogs = [...document.querySelectorAll('dialog')];
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLDialogElement) dialogs = [...dialogs.filter((known) => known !== target), target];
      update();
    });
    const update = () => {
      dialogs = dialogs.filter((dialog) => dialog.isConnected && dialog.open);
      moveInto(own, dialogs.at(-1) ?? base);
      // `childList` only while a dialog is open: a dialog may be unmounted without being closed.
      observer.observe(document.body, { subtree: true, attributeFilter: ['open'], childList: dialogs.length > 0 });
    };
    update();
    return () => {
      observer.disconnect();
      base.append(own);
    };
  }, []);
  return (
    <div ref={home}>
      <div ref={root} className={styles.root}>
        {children}
      </div>
    </div>
  );
}
