import { Counter } from '@/ui/Counter';
import styles from './WideNumbers.module.scss';

interface WideNumbersProps<K extends string> {
  title: string;
  items: Record<K, { unit: string; text: string }>;
  numbers: Record<K, number>;
}

/** Statistics on green. */
export function WideNumbers<K extends string>({ title, items, numbers }: WideNumbersProps<K>) {
  return (
    <section className={styles.root} aria-labelledby="numbers-title">
      <div>
        <h2 id="numbers-title">{title}</h2>
        <ul>
          {(Object.keys(numbers) as K[]).map((key) => (
            <li key={key}>
              <p className={styles.number}>
                <Counter to={numbers[key]} /> <span>{items[key].unit}</span>
              </p>
              <p>{items[key].text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
