import { type ReactNode, Suspense, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '@/ui/Icon';
import { Section, SectionHead } from '@/ui/Section';
import type { Glyph, IconName } from '@/ui/icons';
import styles from './Services.module.scss';

interface ServicesProps<K extends string> {
  eyebrow: string;
  title: string;
  items: Record<K, { title: string; text: string }>;
  /** Their order is the order on the page; the first is open at first. */
  icons: Record<K, IconName | Glyph>;
  /** Shown beside the list while its item is open. */
  pictures: Record<K, ReactNode>;
}

/** The services: one open at a time, the first at the beginning (spec 2.2), each with its picture. Works without scripts. */
export function Services<K extends string>({ eyebrow, title, items, icons, pictures }: ServicesProps<K>) {
  const keys = Object.keys(icons) as K[];
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(keys[0] ?? null);
  const [shown, setShown] = useState(keys[0] as K);
  // The picture that stands gives way when the next one is here.
  const picture = useDeferredValue(shown);

  const toggled = (key: K, isOpen: boolean) => {
    setOpen((current) => (isOpen ? key : current === key ? null : current));
    if (isOpen) setShown(key);
  };
  useLayoutEffect(() => {
    // Another item may have been opened before the scripts came.
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
                  // It may have been opened or closed before the scripts came.
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
