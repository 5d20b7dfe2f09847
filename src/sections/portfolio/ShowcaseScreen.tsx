import type en from '@words/en/portfolio/showcase.json';
import { type WorkFacts, showcaseWorks } from '@/data/works';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { ProjectPoster } from './ProjectPoster';
import styles from './ShowcaseScreen.module.scss';
import { CaseStudyLink } from './CaseStudyLink';
import type { WorkWords } from './workWords';

interface ShowcaseScreenProps {
  work: WorkFacts;
  /** From 0. */
  index: number;
  words: (typeof en)['screen'];
  works: WorkWords;
}

/** Where the poster stands, by index: at the right, in the middle, at the left. */
const layouts = ['', styles.middle, styles.left] as const;

/** Full-screen project. */
export function ShowcaseScreen({ work, index, words, works: { fields, items } }: ShowcaseScreenProps) {
  const { name, line, text, alt } = items[work.id];
  const hardest = (words.hardest.of as Partial<Record<string, string>>)[work.id];
  const story = work.story;
  return (
    <section
      id={work.id}
      className={`${styles.root} ${styles[work.id]} ${layouts[index % layouts.length]}`}
      aria-labelledby={`${work.id}-name`}
    >
      <div className={styles.picture}>
        <ProjectPoster work={work} alt={alt} eager={index === 0} />
      </div>
      <p className={styles.number}>{interpolate(words.number, { number: index + 1, count: showcaseWorks.length })}</p>
      <h2 id={`${work.id}-name`}>{name}</h2>
      <div className={styles.words}>
        <p className={styles.facts}>
          {fields[work.field]}, {work.year}
        </p>
        <p className={styles.line}>{line}</p>
        <p>{text}</p>
        <p className={styles.challenge}>
          <strong>{words.hardest.label}</strong> {hardest}
        </p>
        {story ? (
          <CaseStudyLink work={work} variant="line">
            {words.story}
          </CaseStudyLink>
        ) : (
          <Button to="portfolio/masonry" search={`work=${work.id}`} variant="line" icon="arrow-right">
            {words.wall}
          </Button>
        )}
      </div>
    </section>
  );
}
