import type en from '@words/en/portfolio/case-study/v1.json';
import { beforeAfterScenes } from '@/data/caseStudies';
import { sumOf } from '@/lib/sumOf';
import { Section } from '@/ui/Section';
import styles from './CaseFigures.module.scss';

type CaseFiguresProps = (typeof en)['figures'];

const { before, after } = beforeAfterScenes.dokum.stops;

/** Key figures and a testimonial. */
export function CaseFigures({ title, stops, sensors, weeks, note, quote, name, role }: CaseFiguresProps) {
  return (
    <Section tone="ink" labelledBy="figures">
      <h2 id="figures" className="visually-hidden">
        {title}
      </h2>
      <dl className={styles.figures}>
        <div className={styles.main}>
          <dt>{stops}</dt>
          <dd>
            <s>{sumOf(before)}</s> <span>{sumOf(after)}</span>
          </dd>
        </div>
        <div>
          <dt>{sensors}</dt>
          <dd>{beforeAfterScenes.dokum.sensors}</dd>
        </div>
        <div>
          <dt>{weeks}</dt>
          <dd>{after.length}</dd>
        </div>
      </dl>
      <p className={styles.note}>{note}</p>
      <figure className={styles.quote}>
        <blockquote>{quote}</blockquote>
        <figcaption>
          <strong>{name}</strong> {role}
        </figcaption>
      </figure>
    </Section>
  );
}
