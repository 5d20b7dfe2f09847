import type { JobId } from '@/data/entryIds';
import { JobPage } from '@/features/contact/JobPage';
import { entryMeta } from '@/lib/entryMeta';
import { LazyColleagues } from '@/sections/specialty/JobText';
import type { WordsOf } from '@/site/words';

type Words = WordsOf<'career/single'>;

/** Title and description of the job. */
export function metaOf({ meta, head, jobs }: Words, { id }: Readonly<Record<string, string>>) {
  const { title, text } = jobs.jobs[id as JobId];
  return entryMeta(title, head.career, text, meta.description);
}

export default function CareerSingle({ jobs, teams, ...words }: Words) {
  return <JobPage {...words} jobs={{ ...jobs, teams }} />;
}

export const parts = [LazyColleagues];
