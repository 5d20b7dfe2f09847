import type en from '@words/en/career/single.json';
import type enJobs from '@words/en/career/jobs.json';
import type enJob from '@words/en/career/jobs/interface.json';
import type enTeams from '@words/en/people/teams.json';
import type { JobId } from '@/data/entryIds';
import { JobPage } from '@/features/contact/JobPage';
import { entryMeta } from '@/lib/entryMeta';

type Words = typeof en & { jobs: typeof enJobs; teams: typeof enTeams; job: typeof enJob };

/** Title and description of the job. */
export function metaOf({ meta, head, jobs }: Words, { id }: Readonly<Record<string, string>>) {
  const { title, text } = jobs.jobs[id as JobId];
  return entryMeta(title, head.career, text, meta.description);
}

export default function CareerSingle({ jobs, teams, ...words }: Words) {
  return <JobPage {...words} jobs={{ ...jobs, teams }} />;
}
