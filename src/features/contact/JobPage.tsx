import type { JobId } from '@/data/entryIds';
import { jobOf } from '@/data/jobs';
import type { JobColleaguesProps } from '@/sections/specialty/JobColleagues';
import { JobHead, type JobHeadWords } from '@/sections/specialty/JobHead';
import type { JobsWords } from '@/sections/specialty/JobList';
import { JobText, type JobTextWords, LazyColleagues } from '@/sections/specialty/JobText';
import { useRoute } from '@/ui/route';
import { ApplicationForm, type ApplicationFormWords } from './ApplicationForm';
import { ClosedJob, type ClosedJobWords } from '@/sections/specialty/ClosedJob';
import styles from './JobPage.module.scss';

export interface JobPageProps {
  head: JobHeadWords;
  text: JobTextWords & { besideTitle: string };
  form: ApplicationFormWords;
  /** What follows an application, below the form. */
  next: { title: string; items: readonly string[] };
  closed: ClosedJobWords;
  jobs: JobsWords;
  people: JobColleaguesProps['people'];
  job: { tasks: readonly string[]; brings: readonly string[] };
}

/** Job of the URL with its application form if it is open. */
export function JobPage({ head, text: { besideTitle, ...text }, form, next, closed, jobs, people, job }: JobPageProps) {
  const id = useRoute().params.id as JobId;
  const { state, beside } = jobOf(id);
  const open = state === 'open';
  const colleagues = <LazyColleagues title={besideTitle} colleagues={beside} people={people} />;
  return (
    <>
      <JobHead {...head} id={id} words={jobs} />
      <div className={styles.columns}>
        <JobText id={id} {...text} {...job}>
          {open && colleagues}
        </JobText>
        <div className={styles.beside}>
          <div className={styles.card} id="apply">
            {open ? (
              <ApplicationForm key={id} {...form} job={jobs.jobs[id].title} />
            ) : (
              <ClosedJob {...closed} id={id} words={jobs} />
            )}
          </div>
          {open ? (
            <section className={styles.next}>
              <h2>{next.title}</h2>
              <ol>
                {next.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ol>
            </section>
          ) : (
            colleagues
          )}
        </div>
      </div>
    </>
  );
}
