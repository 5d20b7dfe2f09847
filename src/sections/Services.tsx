import { type ReactNode, Suspense, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '@/ui/Icon';
import { Section, SectionHead } from '@/ui/Section';
import type { Glyph, IconName } from '@/ui/icons';
import styles from './Services.module.scss';

interface ServicesProps<K extends string> {
  eyebrow: string;
  title: string;
  items: Record<K, { title: string; text: string }>;
  /** Icons by key; their order is the order on the page, the first item is open initially. */
  icons: Record<K, IconName | Glyph>;
  /** Pictures by key, shown beside the list while their item is open. */
  pictures: Record<K, ReactNode>;
}

/** Exclusive accordion with a picture per item; works without JavaScript (`<details name>`). */
export function Services<K extends string>({ eyebrow, title, items, icons, pictures }: ServicesProps<K>) {
  const keys = Object.keys(icons) as K[];
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(keys[0] ?? null);
  const [shown, setShown] = useState(keys[0] as K);
  // Deferred: the old picture stays until the new one is ready.
  const picture = useDeferredValue(shown);

  const toggled = (key: K, isOpen: boolean) => {
    setOpen((current) => (isOpen ? key : current === key ? null : current));
    if (isOpen) setShown(key);
  };
  useLayoutEffect(() => {
    // An item may have been toggled before hydration.
    const first = [...(list.current?.querySelectorAll('details') ?? [])].findIndex((item) => item.open);
    const key = keys[first];
    if (key !== undefined) toggled(key, true);
    else setOpen(null);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what stands at the beginning matters
  }, []);

  return (
    <Section id="services" tone="surface" labelledBy="services-title">
      <div className={styles.root}>
        <div className={styles.list}>
          <SectionHead eyebrow={eyebrow} title={title} id="services-title" />
          <ul ref={list}>
            {keys.map((key) => (
              <li key={key}>
                <details
                  name="services"
                  className={styles.item}
                  open={open === key}
                  // Toggled before hydration, `open` differs from the prerendered HTML.
                  suppressHydrationWarning
                  onToggle={({ currentTarget }) => toggled(key, currentTarget.open)}
                >
                  <summary>
                    <Icon name={icons[key]} />
                    <h3>{items[key].title}</h3>
                    <span className={styles.sign} />
                  </summary>
                  <p>{items[key].text}</p>
                </details>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.stage}>
          <Suspense>
            <div key={picture} className={styles.picture}>
              {pictures[picture]}
            </div>
          </Suspense>
        </div>
      </div>
    </Section>
  );
}
