import { interpolate } from '@/lib/interpolate';
import { Icon } from '@/ui/Icon';
import { star } from '@/ui/icons/star';
import { starFill } from '@/ui/icons/star-fill';
import { Section, SectionHead } from '@/ui/Section';
import styles from './StarQuotes.module.scss';

interface StarQuotesProps<K extends string> {
  title: string;
  stars: string;
  items: Record<K, { quote: string; who: string }>;
  /** Stars out of five by review. */
  given: Record<K, number>;
}

/** Sample reviews with stars. */
export function StarQuotes<K extends string>({ title, stars, items, given }: StarQuotesProps<K>) {
  return (
    <Section labelledBy="voices-title" tight>
      <SectionHead id="voices-title" title={title} quiet />
      <ul className={styles.root}>
        {(Object.keys(given) as K[]).map((key) => (
          <li key={key}>
            <p className={styles.stars} role="img" aria-label={interpolate(stars, { stars: given[key] })}>
              {[1, 2, 3, 4, 5].map((starNumber) => (
                <Icon key={starNumber} name={starNumber <= given[key] ? starFill : star} />
              ))}
            </p>
            <blockquote>{items[key].quote}</blockquote>
            <p className={styles.author}>{items[key].who}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
