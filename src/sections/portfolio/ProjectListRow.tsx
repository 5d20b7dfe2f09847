import type en from '@words/en/portfolio/list.json';
import type { WorkFacts } from '@/data/works';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { plusLg } from '@/ui/icons/plus-lg';
import styles from './ProjectList.module.scss';
import { ProjectPoster } from './ProjectPoster';
import { CaseStudyLink } from './CaseStudyLink';
import type { WorkWords } from './workWords';

interface ProjectListRowProps {
  work: WorkFacts;
  words: (typeof en)['row'];
  works: WorkWords;
  open: boolean;
  /** Above the fold: loads its picture eagerly. */
  eager: boolean;
  onToggle: () => void;
}

/** Expandable project row. */
export function ProjectListRow({ work, words, works: { fields, items }, open, eager, onToggle }: ProjectListRowProps) {
  const { id, field, year } = work;
  const { name, line, text, alt } = items[id];
  const panel = `${id}-panel`;
  return (
    <li data-flip-id={id} data-open={open || undefined}>
      <h2>
        <button type="button" aria-expanded={open} aria-controls={panel} onClick={onToggle}>
          <span className={styles.name}>{name}</span>
          <ProjectPoster work={work} alt="" eager={eager} className={styles.crop} />
          <span className={styles.facts}>
            {fields[field]}, {year}
          </span>
          <span className={styles.sign}>
            <Icon name={plusLg} />
          </span>
        </button>
      </h2>
      <div id={panel} className={styles.panel} hidden={!open}>
        {open && (
          <>
            <ProjectPoster work={work} alt={alt} eager />
            <div>
              <p className={styles.line}>{line}</p>
              <p>{text}</p>
              <dl>
                <dt>{words.facts.field}</dt>
                <dd>{fields[field]}</dd>
                <dt>{words.facts.year}</dt>
                <dd>{year}</dd>
                <dt>{words.facts.figures}</dt>
                <dd>{words.facts.of[id]}</dd>
              </dl>
              <p className={styles.links}>
                <CaseStudyLink work={work}>{words.story}</CaseStudyLink>
                <Button to="portfolio/masonry" search={`work=${id}`} variant="line">
                  {words.wall}
                </Button>
              </p>
            </div>
          </>
        )}
      </div>
    </li>
  );
}
