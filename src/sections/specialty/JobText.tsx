import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { lazyHydrate } from '@/ui/lazyHydrate';
import styles from './JobText.module.scss';

// Lazy: the portraits of all people are large, and the card stands below the fold.
export const LazyColleagues = lazyHydrate(
  async () => (await import(/* webpackChunkName: "job-colleagues" */ './JobColleagues')).JobColleagues,
);

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
  /** At the lower edge of the column. */
  children?: ReactNode;
}

/** Tasks and requirements of a job. */
export function JobText({ tasks, brings, children, ...words }: JobTextProps) {
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
      {children}
    </div>
  );
}
