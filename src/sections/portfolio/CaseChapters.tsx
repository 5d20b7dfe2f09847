import type en from '@words/en/portfolio/case-study/v1.json';
import { HashLink } from '@/ui/HashLink';
import { Icon } from '@/ui/Icon';
import styles from './CaseChapters.module.scss';
import { useScrollSpy } from '../useScrollSpy';

type ChapterId = keyof (typeof en)['chapters']['items'];

interface CaseChaptersProps {
  words: (typeof en)['chapters'];
  /** URLs of pictures by chapter id. */
  pictures: Readonly<Record<ChapterId, string>>;
  /** What a chapter counts, before and after. */
  counts: Readonly<Partial<Record<ChapterId, readonly [before: number, after: number]>>>;
}

const layouts: Readonly<Record<ChapterId, string | undefined>> = {
  noise: styles.bleed,
  listening: styles.start,
  line: styles.counted,
  handover: styles.end,
};

/** Chapters, each with a picture in a layout of its own, and a navigation that marks the one being read. */
export function CaseChapters({ words: { label, items, pictures: alts }, pictures, counts }: CaseChaptersProps) {
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
          <article key={id} id={id} className={layouts[id]}>
            <img data-chapter={id} src={pictures[id]} alt={alts[id]} width="1200" height="480" loading="lazy" />
            <h2>{items[id].title}</h2>
            {counts[id] && (
              // The chapter's first sentence says it.
              <p className={styles.count} aria-hidden="true">
                <s>{counts[id][0]}</s> <Icon name="arrow-right" /> {counts[id][1]}
              </p>
            )}
            <p className={styles.first}>{items[id].first}</p>
            <p>{items[id].second}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
