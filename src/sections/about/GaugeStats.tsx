import { company } from '@/site/company';
import { Counter } from '@/ui/Counter';
import { Section } from '@/ui/Section';
import { useCurrentYear } from '@/ui/useCurrentYear';
import styles from './GaugeStats.module.scss';

type StatId = 'years' | 'sectors' | 'products' | 'customers';

interface GaugeStatsProps {
  title: string;
  items: Record<StatId, { text: string }>;
}

/** Angle of each needle in degrees, clockwise from the top. */
const needles: Record<StatId, number> = { years: -38, sectors: 24, products: 52, customers: 84 };

const ticks = Array.from({ length: 25 }, (_, i) => -120 + i * 10);

/** Company statistics on gauges. */
export function GaugeStats({ title, items }: GaugeStatsProps) {
  const numbers = { years: useCurrentYear() - company.founded, sectors: 120, products: 200, customers: 600 };
  return (
    <Section tone="ink" tight labelledBy="dials-title">
      <h2 id="dials-title" className={styles.title}>
        {title}
      </h2>
      <dl className={styles.list}>
        {(['years', 'sectors', 'products', 'customers'] as const).map((id) => (
          <div key={id}>
            <svg viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
              <circle r="96" className={styles.rim} />
              <circle r="86" className={styles.face} />
              {ticks.map((at) => (
                <path
                  key={at}
                  d={at % 30 === 0 ? 'M0-78V-64' : 'M0-78V-71'}
                  transform={`rotate(${at})`}
                  className={styles.tick}
                />
              ))}
              <path d="M-4 18L0-62L4 18Z" transform={`rotate(${needles[id]})`} className={styles.needle} />
              <circle r="6" className={styles.rim} />
            </svg>
            <dt>{items[id].text}</dt>
            <dd>
              <Counter to={numbers[id]} />
              {id === 'years' ? '' : '+'}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
