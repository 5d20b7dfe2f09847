import type en from '@words/en/career/single.json';
import type enJobs from '@words/en/career/jobs.json';
import type enTeams from '@words/en/people/teams.json';
import { JobPage } from '@/features/contact/JobPage';
import { entryMeta } from '@/lib/entryMeta';
import { paramOf } from '@/lib/queryParam';

type Words = typeof en & { jobs: typeof enJobs; teams: typeof enTeams };

/** The position's own title and description, once the query names one. */
export const metaOf = ({ meta, head, jobs }: Words, _: Readonly<Record<string, string>>, query: string) =>
  entryMeta(meta, jobs.jobs, paramOf(query, 'job'), head.career, ({ title, text }) => ({ title, description: text }));

export default function CareerSingle({ head, text, form, closed, jobs, teams }: Words) {
  return (
    <div className="by-query">
      <JobPage {...{ head, text, form, closed }} jobs={{ ...jobs, teams }} />
    </div>
  );
}
