import type en from '@words/en/portfolio/case-study/v1.json';
import { HashLink } from '@/ui/HashLink';
import styles from './CaseChapters.module.scss';
import { useScrollSpy } from '../useScrollSpy';

type ChapterId = keyof (typeof en)['chapters']['items'];

interface CaseChaptersProps {
  words: (typeof en)['chapters'];
  /** URLs of pictures (1200 × 480) by chapter id. */
  pictures: Readonly<Record<ChapterId, string>>;
}

/** Chapters, each with a picture, and a navigation that marks the one being read. */
export function CaseChapters({ words: { label, items, pictures: alts }, pictures }: CaseChaptersProps) {
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
            <img src={pictures[id]} alt={alts[id]} width="1200" height="480" loading="lazy" />
            <h2>{items[id].title}</h2>
            <p className={styles.first}>{items[id].first}</p>
            <p>{items[id].second}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
