import type en from '@words/en/career.json';
import type enJobs from '@words/en/career/jobs.json';
import type enTeams from '@words/en/people/teams.json';
import { CareerHero } from '@/sections/specialty/CareerHero';
import { JobList } from '@/sections/specialty/JobList';
import { Below } from './career/Below';

type Words = typeof en & { jobs: typeof enJobs; teams: typeof enTeams };

export default function Career({ hero, list, day, hiring, jobs, teams }: Words) {
  return (
    <>
      <CareerHero {...hero} />
      <JobList {...list} words={{ ...jobs, teams }} />
      <Below day={day} hiring={hiring} />
    </>
  );
}
