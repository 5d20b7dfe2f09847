import { dateFormat } from '@/lib/formats';
import type en from '@words/en/account/projects.json';
import { type ProjectId, projectIds, projectOf } from '@/data/projects';
import { interpolate } from '@/lib/interpolate';
import { withNonBreakingSpaces } from '@/lib/withNonBreakingSpaces';
import { Badge } from '@/ui/Badge';
import { Icon } from '@/ui/Icon';
import { ProgressWave } from '@/ui/art/ProgressWave';
import { calendar } from '@/ui/icons/calendar';
import { useLanguage } from '@/ui/translation';
import styles from './Projects.module.scss';
import { storedMilestoneId, milestonesOf } from './milestones';
import { useAccount, useChangeAccount } from './useAccount';

export type ProjectsWords = (typeof en)['projects'];

interface ProjectCardProps {
  words: ProjectsWords;
  id: ProjectId;
  /** Heading level: 3 below the board's phase headings. */
  level: 2 | 3;
  /** Over the full width, with open milestones. */
  lead?: boolean;
}

const badgeTones = { active: 'brand', waiting: 'warning', done: 'info' } as const;

/** The date `days` from `now`, moved to Monday if it falls on a weekend. */
function workdayIn(days: number, now: Date): Date {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const weekend = { 0: 1, 6: 2 }[day.getDay()] ?? 0;
  day.setDate(day.getDate() + weekend);
  return day;
}

/** A project's phase, progress and next date, and its milestones, which can be ticked. */
export function ProjectCard({ words, id, level, lead = false }: ProjectCardProps) {
  const { account } = useAccount();
  const change = useChangeAccount();
  const language = useLanguage();
  const { phase, state, nextIn } = projectOf(id);
  const { name, text, next, milestones } = words.items[id];
  const Heading = level === 2 ? 'h2' : 'h3';
  const { list, percent } = milestonesOf(id, account.milestones);
  const date = dateFormat(language, { weekday: 'short', day: 'numeric', month: 'long' });
  const turn = (milestone: string) => {
    const key = storedMilestoneId(id, milestone);
    const { milestones: turned } = account;
    change('milestones', turned.includes(key) ? turned.filter((other) => other !== key) : [...turned, key]);
  };
  return (
    <article className={lead ? `${styles.card} ${styles.lead}` : styles.card} aria-labelledby={`project-${id}`}>
      <div className={styles.badges}>
        <Badge tone={badgeTones[state]}>{words.states[state]}</Badge>
        <span>{words.phases[phase]}</span>
      </div>
      <Heading id={`project-${id}`}>{name}</Heading>
      <p>{text}</p>
      <ProgressWave percent={percent} seed={projectIds.indexOf(id)} />
      <p className={styles.facts}>
        <strong>{interpolate(words.progress, { percent })}</strong>
        <span>
          <Icon name={state === 'done' ? 'check-lg' : calendar} />
          {interpolate(words.next, {
            what: next,
            date: withNonBreakingSpaces(date.format(workdayIn(nextIn, new Date()))),
          })}
        </span>
      </p>
      <details className={styles.steps} open={lead}>
        <summary>
          {words.milestones}
          <Icon name="chevron-down" />
        </summary>
        <ul>
          {list.map(({ milestone, done }) => (
            <li key={milestone}>
              <label>
                <input type="checkbox" checked={done} onChange={() => turn(milestone)} />
                <span>{(milestones as Record<string, string>)[milestone]}</span>
              </label>
            </li>
          ))}
        </ul>
      </details>
    </article>
  );
}
