import type en from '@words/en/portfolio/case-study/v1.json';
import type { ReactNode } from 'react';
import { beforeAfterScenes } from '@/data/caseStudies';
import { sumOf } from '@/lib/sumOf';
import { Icon } from '@/ui/Icon';
import { Section } from '@/ui/Section';
import styles from './CaseFigures.module.scss';

type FigureWords = (typeof en)['figures'];

interface CaseFiguresProps extends FigureWords {
  /** Chart of the same weeks. */
  children: ReactNode;
}

const { before, after } = beforeAfterScenes.dokum.stops;

const quietWeeks = (stops: readonly number[]) => stops.filter((count) => count === 0).length;

/** What has changed, as pairs of figures before and after. */
const changes = {
  stops: [sumOf(before), sumOf(after)],
  quiet: [quietWeeks(before), quietWeeks(after)],
  worst: [Math.max(...before), Math.max(...after)],
} as const;

/** Key figures before and after beside their chart, and a testimonial. */
export function CaseFigures({ title, note, quote, name, role, children, ...labels }: CaseFiguresProps) {
  return (
    <Section tone="ink" labelledBy="figures">
      <h2 id="figures" className={styles.title}>
        {title}
      </h2>
      <div className={styles.data}>
        <dl className={styles.figures}>
          {(Object.keys(changes) as (keyof typeof changes)[]).map((key) => (
            <div key={key}>
              <dt>{labels[key]}</dt>
              <dd>
                <s>{changes[key][0]}</s> <Icon name="arrow-right" /> <span>{changes[key][1]}</span>
              </dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
      <div className={styles.closing}>
        <figure className={styles.quote}>
          <blockquote>{quote}</blockquote>
          <figcaption>
            <strong>{name}</strong> {role}
          </figcaption>
        </figure>
        <p className={styles.note}>{note}</p>
      </div>
    </Section>
  );
}
