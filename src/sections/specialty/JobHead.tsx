import { dateFormat } from '@/lib/formats';
import type { JobId } from '@/data/entryIds';
import { jobOf } from '@/data/jobs';
import { interpolate } from '@/lib/interpolate';
import { localeOf } from '@/site/languages';
import { Badge } from '@/ui/Badge';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { Button } from '@/ui/Button';
import { FreeDesk } from '@/ui/art/specialty/FreeDesk';
import { useLanguage } from '@/ui/translation';
import styles from './JobHead.module.scss';
import type { JobsWords } from './JobList';

export interface JobHeadWords {
  trail: string;
  home: string;
  career: string;
  /** `{{date}}` of publication. */
  posted: string;
  apply: string;
  /** Text of the name plate. */
  plate: string;
}

interface JobHeadProps extends JobHeadWords {
  id: JobId;
  words: JobsWords;
}

/** Head of a job page. */
export function JobHead({ id, words, trail, home, career, posted, apply, plate }: JobHeadProps) {
  const language = useLanguage();
  const { team, place, hours, state, posted: day } = jobOf(id);
  const date = dateFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  return (
    <header className={styles.root}>
      <div className={styles.content}>
        <Breadcrumb
          label={trail}
          steps={[
            { label: home, to: 'home' },
            { label: career, to: 'career' },
          ]}
          here={words.jobs[id].title}
        />
        <div className={styles.wall}>
          <div className={styles.plate}>
            <Badge tone={state === 'open' ? 'brand' : state === 'planned' ? 'info' : 'quiet'}>
              {words.states[state]}
            </Badge>
            <h1>{words.jobs[id].title}</h1>
            <p>{words.jobs[id].text}</p>
            <ul>
              {[words.teams[team], words.places[place], words.hours[hours], interpolate(posted, { date })].map(
                (fact) => (
                  <li key={fact}>{fact}</li>
                ),
              )}
            </ul>
            {state === 'open' && (
              <div className={styles.apply}>
                <Button href="#apply">{apply}</Button>
              </div>
            )}
          </div>
          <div className={styles.scene}>
            <FreeDesk name={plate} />
          </div>
        </div>
      </div>
      <svg className={styles.floor} viewBox="0 0 1200 26" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 2H1200V24H0z" fill="var(--surface-3)" />
        <path d="M0 2H1200M0 24H1200" stroke="var(--cloud-limb)" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
      </svg>
    </header>
  );
}
