import { Section, SectionHead } from '@/ui/Section';
import { TraceExcerpt } from '@/ui/art/about/TraceExcerpt';
import styles from './WorstYears.module.scss';

interface WorstYearsProps {
  eyebrow: string;
  title: string;
  items: readonly { year: string; title: string; text: string }[];
}

/** The company's worst years and what it learned. */
export function WorstYears({ eyebrow, title, items }: WorstYearsProps) {
  return (
    <Section tone="surface" labelledBy="lows-title">
      <SectionHead eyebrow={eyebrow} title={title} id="lows-title" />
      <ul className={styles.list}>
        {items.map((low) => (
          <li key={low.year}>
            <TraceExcerpt year={Number(low.year)} />
            <h3>{low.title}</h3>
            <p>{low.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
