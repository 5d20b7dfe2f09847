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

/** Full scale of each gauge, in six printed steps. */
const scales: Record<StatId, number> = { years: 30, sectors: 180, products: 300, customers: 900 };

/** The scale runs from -120 to 120 degrees, clockwise from the top. */
const sweep = 240;
const ticks = Array.from({ length: 25 }, (_, i) => -120 + i * 10);

/** Where a step of the scale is printed. */
const stepAt = (step: number) => {
  const angle = ((step * 40 - 120) * Math.PI) / 180;
  return { x: +(50 * Math.sin(angle)).toFixed(1), y: +(5 - 50 * Math.cos(angle)).toFixed(1) };
};

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
                  d={(at + 120) % 40 === 0 ? 'M0-82V-71' : 'M0-82V-76'}
                  transform={`rotate(${at})`}
                  className={styles.tick}
                />
              ))}
              {Array.from({ length: 7 }, (_, step) => (
                <text key={step} {...stepAt(step)} textAnchor="middle" className={styles.scale}>
                  {(scales[id] / 6) * step}
                </text>
              ))}
              {/* Ends below the printed steps. */}
              <path
                d="M-5 14L0-36L5 14Z"
                transform={`rotate(${Math.min(numbers[id] / scales[id], 1) * sweep - 120})`}
                className={styles.needle}
              />
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
