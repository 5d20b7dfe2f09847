import type { JobId } from '@/data/entryIds';
import { jobOf } from '@/data/jobs';
import { JobHead, type JobHeadWords } from '@/sections/specialty/JobHead';
import type { JobsWords } from '@/sections/specialty/JobList';
import { JobText, type JobTextProps, type JobTextWords } from '@/sections/specialty/JobText';
import { useRoute } from '@/ui/route';
import { ApplicationForm, type ApplicationFormWords } from './ApplicationForm';
import { ClosedJob, type ClosedJobWords } from '@/sections/specialty/ClosedJob';
import styles from './JobPage.module.scss';

export interface JobPageProps {
  head: JobHeadWords;
  text: JobTextWords;
  form: ApplicationFormWords;
  closed: ClosedJobWords;
  jobs: JobsWords;
  people: JobTextProps['people'];
  job: { tasks: readonly string[]; brings: readonly string[] };
}

/** Job of the URL with its application form if it is open. */
export function JobPage({ head, text, form, closed, jobs, people, job }: JobPageProps) {
  const id = useRoute().params.id as JobId;
  const { state, beside } = jobOf(id);
  const open = state === 'open';
  return (
    <>
      <JobHead {...head} id={id} words={jobs} />
      <div className={styles.columns}>
        <JobText {...text} {...job} beside={beside} people={people} />
        <div className={styles.card} id="apply">
          {open ? (
            <ApplicationForm key={id} {...form} job={jobs.jobs[id].title} />
          ) : (
            <ClosedJob {...closed} id={id} words={jobs} />
          )}
        </div>
      </div>
    </>
  );
}
