import type { WorkFacts } from '@/data/works';
import { Section } from '@/ui/Section';
import styles from './ProjectParts.module.scss';
import { ProjectPoster } from './ProjectPoster';
import type { CaseStoryWords } from './caseStoryWords';

interface ProjectPartsProps {
  words: CaseStoryWords['parts'];
  quote: CaseStoryWords['quote'];
  alt: string;
  work: WorkFacts;
  /** The poster behind the words instead of before them. */
  mirrored: boolean;
}

/** Parts of the project with its poster and a testimonial. */
export function ProjectParts({ words: { title, items }, quote, alt, work, mirrored }: ProjectPartsProps) {
  return (
    <Section labelledBy="parts">
      <div className={`${styles.root} ${mirrored ? styles.mirrored : ''}`}>
        <ProjectPoster work={work} alt={alt} className={styles.picture} />
        <div className={styles.words}>
          <h2 id="parts">{title}</h2>
          <ol className={styles.items}>
            {Object.entries(items).map(([id, { title: name, text }]) => (
              <li key={id}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <figure className={styles.quote}>
          <blockquote>{quote.text}</blockquote>
          <figcaption>
            <strong>{quote.name}</strong> {quote.role}
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
