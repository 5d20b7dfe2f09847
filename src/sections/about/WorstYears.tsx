import { Section, SectionHead } from '@/ui/Section';
import styles from './WorstYears.module.scss';

interface WorstYearsProps {
  eyebrow: string;
  title: string;
  items: readonly { year: string; title: string; text: string }[];
}

/** Radii of the isobars by year. */
const rings = [
  [32, 46, 62, 80, 102, 126],
  [30, 40, 52, 66, 86, 110],
  [34, 50, 68, 86, 106, 122],
];

/** The company's worst years and what it learned. */
export function WorstYears({ eyebrow, title, items }: WorstYearsProps) {
  return (
    <Section tone="surface" labelledBy="lows-title">
      <SectionHead eyebrow={eyebrow} title={title} id="lows-title" />
      <ul className={styles.list}>
        {items.map((low, index) => (
          <li key={low.year}>
            <svg viewBox="0 0 320 240" aria-hidden="true" focusable="false">
              {rings[index]?.map((r, ring) => (
                <ellipse
                  key={r}
                  cx={160 + ring * (index - 1) * 5}
                  cy={120 + ring * 2}
                  rx={r * 1.25}
                  ry={r * 0.86}
                  transform={`rotate(${-18 + index * 22} 160 120)`}
                />
              ))}
              <text x="160" y="126" textAnchor="middle">
                {low.year}
              </text>
            </svg>
            <h3>{low.title}</h3>
            <p>{low.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
