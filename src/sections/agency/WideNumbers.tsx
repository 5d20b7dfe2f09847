import { numberFormat } from '@/lib/formats';
import { localeOf } from '@/site/languages';
import { type Figure, NumberSketch } from '@/ui/art/agency/NumberSketch';
import { useLanguage } from '@/ui/translation';
import styles from './WideNumbers.module.scss';

interface WideNumbersProps {
  title: string;
  items: Record<Figure, { unit: string; text: string }>;
  numbers: Record<Figure, number>;
}

/** Figures of a project, each with its picture. They do not count up: a fact is right at any moment. */
export function WideNumbers({ title, items, numbers }: WideNumbersProps) {
  const digits = numberFormat(localeOf(useLanguage()));
  return (
    <section className={styles.root} aria-labelledby="numbers-title">
      <h2 id="numbers-title">{title}</h2>
      <ul>
        {(Object.keys(numbers) as Figure[]).map((key) => (
          <li key={key}>
            <NumberSketch figure={key} />
            <p className={styles.number}>
              {digits.format(numbers[key])} <span>{items[key].unit}</span>
            </p>
            <p>{items[key].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
