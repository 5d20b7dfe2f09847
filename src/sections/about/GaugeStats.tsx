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

/** Full scale of each gauge; each needle has an angle of its own. */
const scales: Record<StatId, number> = { years: 30, sectors: 150, products: 600, customers: 900 };

/** The scale runs from -120 to 120 degrees, clockwise from the top. */
const sweep = 240;
const ticks = Array.from({ length: 25 }, (_, i) => -120 + i * 10);

/** Printed inside the ticks, upright: the start, the middle and the end of the scale. */
const printed = [
  { x: -55, y: 34, textAnchor: 'start' },
  { x: 0, y: -52, textAnchor: 'middle' },
  { x: 55, y: 34, textAnchor: 'end' },
] as const;

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
              <circle r="97" className={styles.rim} />
              <path
                d="M-68.600 68.600A97 97 0 0 0 68.600-68.600L60.800-60.800A86 86 0 0 1-60.800 60.800Z"
                className={styles.dark}
              />
              <circle r="86" className={styles.face} />
              <path d="M-61 61A86 86 0 0 1 61-61A86.600 86.600 0 0 0-61 61Z" className={styles.shadow} />
              {ticks.map((at) => (
                <path
                  key={at}
                  d={(at + 120) % 40 === 0 ? 'M0-81V-69' : 'M0-81V-75'}
                  transform={`rotate(${at})`}
                  className={styles.tick}
                />
              ))}
              {printed.map((place, half) => (
                <text key={place.x} {...place} className={styles.scale}>
                  {(scales[id] / 2) * half}
                </text>
              ))}
              {[styles.shadow, styles.needle].map((layer) => (
                <path
                  key={layer}
                  d="M-5 14L0-48L5 14Z"
                  transform={`rotate(${Math.min(numbers[id] / scales[id], 1) * sweep - 120})`}
                  className={layer}
                />
              ))}
              <circle r="8" className={styles.rim} />
              <path d="M-5.700 5.700A8 8 0 0 0 5.700-5.700Z" className={styles.dark} />
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
