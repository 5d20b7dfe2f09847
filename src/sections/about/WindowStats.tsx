import { company } from '@/site/company';
import { Counter } from '@/ui/Counter';
import { Section } from '@/ui/Section';
import { WindowScene } from '@/ui/art/about/WindowScene';
import { useCurrentYear } from '@/ui/useCurrentYear';
import styles from './WindowStats.module.scss';

interface WindowStatsProps {
  title: string;
  items: Record<'years' | 'sectors' | 'products' | 'customers', { suffix?: string; text: string }>;
}

/** Company statistics in four windows. */
export function WindowStats({ title, items }: WindowStatsProps) {
  const numbers = { years: useCurrentYear() - company.founded, sectors: 120, products: 200, customers: 600 };
  return (
    <div className={styles.street}>
      <div className={styles.facade}>
        <Section wide labelledBy="windows-title">
          <h2 id="windows-title" className="visually-hidden">
            {title}
          </h2>
          <dl className={styles.list}>
            {(['years', 'sectors', 'products', 'customers'] as const).map((key) => (
              <div key={key} className={styles.window}>
                <WindowScene name={key} />
                <dt>{items[key].text}</dt>
                <dd>
                  <Counter to={numbers[key]} />
                  {items[key].suffix}
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      </div>
    </div>
  );
}
