import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './Tabs.module.scss';

interface TabsProps {
  /** The aria-label. */
  label: string;
  tabs: readonly { key: string; label: string; content: ReactNode }[];
}

/** ARIA tabs with arrow-key navigation. */
export function Tabs({ label, tabs }: TabsProps) {
  const [open, setOpen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const onKey = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const next = {
      ArrowLeft: open === 0 ? last : open - 1,
      ArrowRight: open === last ? 0 : open + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setOpen(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-controls={`${id}-${tab.key}-panel`}
            aria-selected={index === open}
            tabIndex={index === open ? 0 : -1}
            onClick={() => setOpen(index)}
            onKeyDown={onKey}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-${tab.key}-panel`}
          aria-labelledby={`${id}-${tab.key}`}
          hidden={index !== open}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
