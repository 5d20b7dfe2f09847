import { type PersonId, people as rows } from '@/data/people';
import { TeamBust } from '@/ui/art/about/TeamBust';
import { Portrait } from '@/ui/art/people/Portrait';
import styles from './JobColleagues.module.scss';

export interface JobColleaguesProps {
  title: string;
  colleagues: readonly PersonId[];
  /** Words of the people. */
  people: { items: Record<PersonId, { role: string }> };
}

/** The people at the desks beside a job, with their work. */
export function JobColleagues({ title, colleagues, people }: JobColleaguesProps) {
  return (
    <section className={styles.root}>
      <h2>{title}</h2>
      <ul>
        {colleagues.map((id) => (
          <li key={id}>
            <Portrait>
              <TeamBust of={id} />
            </Portrait>
            <strong>{rows[id].name}</strong>
            {people.items[id].role}
          </li>
        ))}
      </ul>
    </section>
  );
}
