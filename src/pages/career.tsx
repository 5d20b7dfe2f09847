import type en from '@words/en/career.json';
import type enJobs from '@words/en/career/jobs.json';
import { CareerHero } from '@/sections/specialty/CareerHero';
import { JobList } from '@/sections/specialty/JobList';
import { deferred } from '@/ui/deferred';

const Below = deferred(async () => (await import(/* webpackChunkName: "career-deferred" */ './career/Below')).Below);

export default function Career({ hero, list, day, hiring, jobs }: typeof en & { jobs: typeof enJobs }) {
  return (
    <>
      <CareerHero {...hero} />
      <JobList {...list} words={jobs} />
      <Below day={day} hiring={hiring} />
    </>
  );
}
