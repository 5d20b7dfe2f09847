import type { JobId } from '@/data/entryIds';
import { jobOf } from '@/data/jobs';
import { JobHead, type JobHeadWords } from '@/sections/specialty/JobHead';
import type { JobsWords } from '@/sections/specialty/JobList';
import { JobText, type JobTextWords } from '@/sections/specialty/JobText';
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
  job: { tasks: readonly string[]; brings: readonly string[] };
}

/** Job of the URL with its application form if it is open. */
export function JobPage({ head, text, form, closed, jobs, job }: JobPageProps) {
  const id = useRoute().params.id as JobId;
  const open = jobOf(id).state === 'open';
  return (
    <>
      <JobHead {...head} id={id} words={jobs} />
      <div className={styles.columns}>
        <JobText {...text} {...job} />
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
