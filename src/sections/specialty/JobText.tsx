import { type PersonId, people as rows } from '@/data/people';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { PersonPortrait } from '@/ui/art/people/PersonPortrait';
import styles from './JobText.module.scss';

export interface JobTextWords {
  tasksTitle: string;
  bringsTitle: string;
  exampleTitle: string;
  example: string;
  all: string;
  besideTitle: string;
}

export interface JobTextProps extends JobTextWords {
  tasks: readonly string[];
  brings: readonly string[];
  /** Colleagues at the desks beside it. */
  beside: readonly PersonId[];
  /** Words of the people. */
  people: { items: Record<PersonId, { role: string }> };
}

/** Tasks and requirements of a job, and its colleagues. */
export function JobText({ tasks, brings, beside, people, ...words }: JobTextProps) {
  return (
    <div className={styles.root}>
      {[
        { title: words.tasksTitle, items: tasks },
        { title: words.bringsTitle, items: brings },
      ].map(({ title, items }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <Icon name="check-lg" />
                {item}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>{words.exampleTitle}</h2>
        <p>{words.example}</p>
        <Button variant="line" to="career" hash="jobs">
          {words.all}
        </Button>
      </section>
      <section className={styles.beside}>
        <h2>{words.besideTitle}</h2>
        <ul>
          {beside.map((id) => (
            <li key={id}>
              <PersonPortrait of={id} />
              <strong>{rows[id].name}</strong>
              {people.items[id].role}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
