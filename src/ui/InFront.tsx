import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './InFront.module.scss';

/** Puts an element at the end of another, where the browser can without restarting its animations. */
function move(element: Element, to: Element): void {
  if (element.parentElement === to) return;
  if ('moveBefore' in to && element.isConnected && to.isConnected) to.moveBefore(element, null);
  else to.append(element);
}

/**
 * What has to be seen and heard whatever is open. The browser hides everything behind a modal dialog (all of ours are)
 * from eyes, keys and screen readers, so these children move into the one that was opened last, and home when it closes.
 * They stay mounted, with their states and timers.
 */
export function InFront({ children }: { children: ReactNode }) {
  const home = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [own, base] = [root.current, home.current];
    if (!own || !base) return;
    let dialogs = [...document.querySelectorAll('dialog')];
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLDialogElement) dialogs = [...dialogs.filter((known) => known !== target), target];
      settle();
    });
    const settle = () => {
      dialogs = dialogs.filter((dialog) => dialog.isConnected && dialog.open);
      move(own, dialogs.at(-1) ?? base);
      // A page that goes takes its open dialog along without closing it; nobody has to listen for that meanwhile.
      observer.observe(document.body, { subtree: true, attributeFilter: ['open'], childList: dialogs.length > 0 });
    };
    settle();
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
