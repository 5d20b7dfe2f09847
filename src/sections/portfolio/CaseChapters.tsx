import type en from '@words/en/portfolio/case-study/v1.json';
import type { ReactNode } from 'react';
import { HashLink } from '@/ui/HashLink';
import styles from './CaseChapters.module.scss';
import { useScrollSpy } from '../useScrollSpy';

type ChapterId = keyof (typeof en)['chapters']['items'];

interface CaseChaptersProps {
  words: (typeof en)['chapters'];
  /** Figures by chapter id. */
  figures: Partial<Record<ChapterId, ReactNode>>;
}

/** Chapters with a scroll-spied navigation. */
export function CaseChapters({ words: { label, items }, figures }: CaseChaptersProps) {
  const ids = Object.keys(items) as ChapterId[];
  const reading = useScrollSpy(ids);
  return (
    <section className={styles.root} aria-label={label}>
      <nav className={styles.index} aria-label={label}>
        <ol>
          {ids.map((id) => (
            <li key={id}>
              <HashLink id={id} aria-current={id === reading ? 'true' : undefined}>
                {items[id].title}
              </HashLink>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {ids.map((id) => (
          <article key={id} id={id}>
            <h2>{items[id].title}</h2>
            <p className={styles.first}>{items[id].first}</p>
            <p>{items[id].second}</p>
            {figures[id]}
          </article>
        ))}
      </div>
    </section>
  );
}
