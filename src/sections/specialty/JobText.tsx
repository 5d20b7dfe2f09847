import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import styles from './JobText.module.scss';

export interface JobTextWords {
  tasksTitle: string;
  bringsTitle: string;
  exampleTitle: string;
  example: string;
  all: string;
}

interface JobTextProps extends JobTextWords {
  tasks: readonly string[];
  brings: readonly string[];
}

/** Tasks and requirements of a job. */
export function JobText({ tasksTitle, bringsTitle, exampleTitle, example, all, tasks, brings }: JobTextProps) {
  return (
    <div className={styles.root}>
      {[
        { title: tasksTitle, items: tasks },
        { title: bringsTitle, items: brings },
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
        <h2>{exampleTitle}</h2>
        <p>{example}</p>
      </section>
      <Button variant="line" to="career" hash="jobs">
        {all}
      </Button>
    </div>
  );
}
