import { dateFormat } from '@/lib/formats';
import { type JobId, jobIds } from '@/data/entryIds';
import { type JobState, jobOf, jobStates } from '@/data/jobs';
import { type TeamId, teamIds } from '@/data/people';
import { interpolate } from '@/lib/interpolate';
import { paramOf, withParams } from '@/lib/queryParam';
import { findTexts } from '@/lib/rankTexts';
import { localeOf } from '@/site/languages';
import { Badge } from '@/ui/Badge';
import { Icon } from '@/ui/Icon';
import { SearchField } from '@/ui/SearchField';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { Select } from '@/ui/Select';
import { useQueryString } from '@/ui/useQueryString';
import { useLanguage } from '@/ui/translation';
import { SegmentedControl } from './SegmentedControl';
import styles from './JobList.module.scss';

export interface JobsWords {
  jobs: Record<JobId, { title: string; text: string }>;
  teams: Record<TeamId, string>;
  states: Record<JobState, string>;
  places: Record<'office' | 'remote' | 'both', string>;
  hours: Record<'full' | 'part', string>;
}

interface JobListWords {
  title: string;
  search: string;
  placeholder: string;
  team: string;
  everyTeam: string;
  state: string;
  everyState: string;
  found: string;
  none: string;
  /** `{{date}}` of publication. */
  posted: string;
}

const order = (id: JobId) => jobStates.indexOf(jobOf(id).state);

/** Jobs by state, filtered by search, team and state of the query. */
export function JobList({ words, ...texts }: JobListWords & { words: JobsWords }) {
  const language = useLanguage();
  const [query, change] = useQueryString();
  const searchText = paramOf(query, 'q');
  // Unknown values mean "all".
  const team = teamIds.find((id) => id === paramOf(query, 'team')) ?? '';
  const state = jobStates.find((id) => id === paramOf(query, 'state')) ?? '';
  const day = dateFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' });
  const all = [...jobIds].sort((a, b) => order(a) - order(b));
  const fits = (id: JobId) => (team === '' || jobOf(id).team === team) && (state === '' || jobOf(id).state === state);
  const named = all.filter(fits).map((id) => {
    const job = jobOf(id);
    const { title, text } = words.jobs[id];
    const more = [words.teams[job.team], words.places[job.place], words.hours[job.hours]];
    return { id, name: title, text, more: more.join(' ') };
  });
  const shown = searchText.trim() === '' ? named : findTexts(searchText, named);
  // Nobody can apply for these: they are folded unless the visitor asks for them.
  const isFilled = ({ id }: { id: JobId }) => jobOf(id).state === 'filled';
  const folds = state === '' && searchText.trim() === '' && !shown.every(isFilled);
  const filled = folds ? shown.filter(isFilled) : [];
  const listed = shown.filter((job) => !filled.includes(job));
  const choose = (part: Record<string, string>) => change(withParams(query, part), { replace: 'q' in part });
  const rowOf = ({ id }: { id: JobId }) => {
    const job = jobOf(id);
    return (
      <li key={id} data-open={job.state === 'open' || undefined}>
        <div>
          <div className={styles.head}>
            <PageLink to="career/single" params={{ id }}>
              {words.jobs[id].title}
            </PageLink>
            <Badge tone={job.state === 'open' ? 'brand' : job.state === 'planned' ? 'info' : 'quiet'}>
              {words.states[job.state]}
            </Badge>
          </div>
          <p>{words.jobs[id].text}</p>
        </div>
        <div className={styles.facts}>
          <p>
            {[words.teams[job.team], words.places[job.place], words.hours[job.hours]].map((fact) => (
              <span key={fact}>{fact} </span>
            ))}
          </p>
          <small>{interpolate(texts.posted, { date: day.format(new Date(job.posted)) })}</small>
        </div>
        <i>
          <Icon name="arrow-right" />
        </i>
      </li>
    );
  };
  return (
    <Section id="jobs" labelledBy="jobs-title">
      <h2 id="jobs-title">{texts.title}</h2>
      <div className={styles.tools}>
        <SearchField
          id="job-search"
          label={texts.search}
          placeholder={texts.placeholder}
          value={searchText}
          onChange={(q) => choose({ q })}
        />
        <Select
          label={texts.team}
          hidesLabel
          value={team}
          options={[
            { value: '', label: texts.everyTeam },
            ...teamIds.map((value) => ({ value, label: words.teams[value] })),
          ]}
          onChange={(value) => choose({ team: value })}
        />
        <SegmentedControl
          label={texts.state}
          value={state}
          options={[
            { value: '', label: texts.everyState },
            ...jobStates.map((value) => ({ value, label: words.states[value] })),
          ]}
          onChange={(value) => choose({ state: value })}
        />
      </div>
      <p role="status" className={styles.status}>
        {shown.length > 0 ? interpolate(texts.found, { count: listed.length }) : texts.none}
      </p>
      <ul className={styles.list}>{listed.map(rowOf)}</ul>
      {filled.length > 0 && (
        <details className={styles.filled}>
          <summary>
            {`${words.states.filled} (${filled.length})`}
            <Icon name="chevron-down" />
          </summary>
          <ul className={styles.list}>{filled.map(rowOf)}</ul>
        </details>
      )}
    </Section>
  );
}
