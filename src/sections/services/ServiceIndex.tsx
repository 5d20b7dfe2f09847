import { type ReactNode, useState } from 'react';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { type IndexId, IndexPicture } from '@/ui/art/about/IndexPicture';
import { useQueryString } from '@/ui/useQueryString';
import styles from './ServiceIndex.module.scss';

interface ServiceIndexProps {
  title: string;
  text: string;
  /** Accessible name of the list. */
  table: string;
  number: string;
  service: string;
  trouble: string;
  action: string;
  /** Label of the link below the text. */
  contact: string;
  deep: string;
  rows: Record<IndexId, { name: string; trouble: string; text: string; facts: readonly string[] }>;
  /** What each service looks like in use. */
  screens: Record<IndexId, ReactNode>;
}

function Facts({ of: facts }: { of: readonly string[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>
          <Icon name="check-lg" />
          {fact}
        </li>
      ))}
    </ul>
  );
}

/** Expandable index of services: hover and focus show a screen and two facts, the expanded row is in the query (`open`). */
export function ServiceIndex({
  title,
  text,
  table,
  number,
  service,
  trouble,
  action,
  contact,
  deep,
  rows,
  screens,
}: ServiceIndexProps) {
  const ids = Object.keys(rows) as IndexId[];
  const [query, setQuery] = useQueryString();
  const openParam = new URLSearchParams(query).get('open');
  const open = ids.find((id) => id === openParam) ?? null;
  const [pointed, setPointed] = useState<IndexId | null>(null);
  const shown = pointed ?? open ?? 'erp';
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <div>
          <p>{text}</p>
          <Button to="contact" icon="arrow-right">
            {contact}
          </Button>
        </div>
      </header>
      <div className={styles.columns}>
        <div>
          <div className={styles.titles} aria-hidden="true">
            <span>{number}</span>
            <span>{service}</span>
            <span>{trouble}</span>
          </div>
          <ol className={styles.rows} aria-label={table} onPointerLeave={() => setPointed(null)}>
            {ids.map((id, index) => (
              <li key={id} data-shown={id === shown || undefined} onPointerEnter={() => setPointed(id)}>
                <h2>
                  <button
                    type="button"
                    aria-expanded={id === open}
                    aria-controls={`row-${id}`}
                    onFocus={() => setPointed(id)}
                    onBlur={() => setPointed(null)}
                    onClick={() => setQuery(id === open ? '' : `open=${id}`)}
                  >
                    <span className={styles.number}>{String(index + 1).padStart(2, '0')}</span>
                    <span className={styles.name}>{rows[id].name}</span>
                    <span className={styles.trouble}>{rows[id].trouble}</span>
                    <span className={styles.thumbnail}>
                      <IndexPicture of={id} />
                    </span>
                  </button>
                </h2>
                <div id={`row-${id}`} hidden={id !== open} className={styles.more}>
                  <div className={styles.small}>
                    <IndexPicture of={id} />
                  </div>
                  <div>
                    <p>{rows[id].text}</p>
                    <Facts of={rows[id].facts} />
                    <Button size="s" to="contact">
                      {action}
                    </Button>
                    {id === 'iot' && (
                      <Button size="s" variant="text" to="services/single" icon="arrow-right">
                        {deep}
                      </Button>
                    )}
                  </div>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.picture} aria-hidden="true">
          <div key={shown}>
            <div>
              <strong>{rows[shown].name}</strong>
              <p>{rows[shown].text}</p>
            </div>
            <div className={styles.screen} data-of={shown}>
              {screens[shown]}
            </div>
            <Facts of={rows[shown].facts} />
          </div>
        </div>
      </div>
    </div>
  );
}
