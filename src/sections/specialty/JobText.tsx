import type { ReactNode } from 'react';
import type { JobId } from '@/data/entryIds';
import { homeDays, jobOf } from '@/data/jobs';
import { people } from '@/data/people';
import { dateFormat } from '@/lib/formats';
import { interpolate } from '@/lib/interpolate';
import { localeOf } from '@/site/languages';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { calendar } from '@/ui/icons/calendar';
import { house } from '@/ui/icons/house';
import { people as group } from '@/ui/icons/people';
import { wrench } from '@/ui/icons/wrench';
import { lazyHydrate } from '@/ui/lazyHydrate';
import { useLanguage } from '@/ui/translation';
import styles from './JobText.module.scss';

// Lazy: the portraits of all people are large, and the card stands below the fold.
export const LazyColleagues = lazyHydrate(
  async () => (await import(/* webpackChunkName: "job-colleagues" */ './JobColleagues')).JobColleagues,
);

const factIcons = { team: group, tools: wrench, start: calendar, home: house };

export interface JobTextWords {
  tasksTitle: string;
  bringsTitle: string;
  exampleTitle: string;
  example: string;
  all: string;
  /** Labels of the facts, in their order on the page. */
  facts: Record<keyof typeof factIcons, string>;
  /** `{{count}}` people. */
  teamSize: string;
  /** `{{count}}` days a week. */
  homeDays: string;
}

interface JobTextProps extends JobTextWords {
  id: JobId;
  tasks: readonly string[];
  brings: readonly string[];
  /** At the lower edge of the column. */
  children?: ReactNode;
}

/** Facts, tasks and requirements of a job. */
export function JobText({ id, tasks, brings, children, ...words }: JobTextProps) {
  const { team, tools, start, place } = jobOf(id);
  const month = dateFormat(localeOf(useLanguage()), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const values: Record<keyof typeof factIcons, string> = {
    team: interpolate(words.teamSize, { count: Object.values(people).filter((one) => one.team === team).length }),
    tools: tools.join(', '),
    start: month.format(new Date(start)),
    home: interpolate(words.homeDays, { count: homeDays[place] }),
  };
  return (
    <div className={styles.root}>
      <dl className={styles.facts}>
        {(Object.keys(factIcons) as (keyof typeof factIcons)[]).map((fact) => (
          <div key={fact}>
            <Icon name={factIcons[fact]} />
            <dt>{words.facts[fact]}</dt>
            <dd>{values[fact]}</dd>
          </div>
        ))}
      </dl>
      {[
        { title: words.tasksTitle, items: tasks, icon: 'arrow-right' as const },
        { title: words.bringsTitle, items: brings, icon: 'check-lg' as const },
      ].map(({ title, items, icon }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <Icon name={icon} />
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
