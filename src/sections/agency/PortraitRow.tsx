import type { GuestId } from '@/data/guests';
import { GuestPortrait } from '@/ui/art/people/GuestPortrait';
import styles from './PortraitRow.module.scss';

interface PortraitRowProps<K extends string> {
  title: string;
  text: string;
  items: Record<K, { name: string; role: string }>;
  people: Record<K, GuestId>;
}

/** Team portraits in a full-width row. */
export function PortraitRow<K extends string>({ title, text, items, people }: PortraitRowProps<K>) {
  return (
    <section className={styles.root} aria-labelledby="team-title">
      <div className={styles.head}>
        <h2 id="team-title">{title}</h2>
        <p>{text}</p>
      </div>
      <ul className={styles.row}>
        {(Object.keys(people) as K[]).map((person) => (
          <li key={person}>
            <GuestPortrait of={people[person]} />
            <div>
              <h3>{items[person].name}</h3>
              <p>{items[person].role}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
