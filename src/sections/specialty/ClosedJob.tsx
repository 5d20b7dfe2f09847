import type { JobId } from '@/data/entryIds';
import { jobOf, openJobs } from '@/data/jobs';
import { PageLink } from '@/ui/PageLink';
import styles from './ClosedJob.module.scss';
import type { JobsWords } from './JobList';

export interface ClosedJobWords {
  planned: { title: string; text: string };
  filled: { title: string; text: string };
  open: string;
}

interface ClosedJobProps extends ClosedJobWords {
  id: JobId;
  words: JobsWords;
}

/** Replaces the form of a closed job: the reason, and the open jobs. */
export function ClosedJob({ id, words, planned, filled, open }: ClosedJobProps) {
  const { title, text } = jobOf(id).state === 'planned' ? planned : filled;
  return (
    <div className={styles.root}>
      <h2>{title}</h2>
      <p>{text}</p>
      <h3>{open}</h3>
      <ul>
        {openJobs.map((job) => (
          <li key={job}>
            <PageLink to="career/single" params={{ id: job }}>
              {words.jobs[job].title}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
