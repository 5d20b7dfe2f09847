import { CareerHero } from '@/sections/specialty/CareerHero';
import { JobList } from '@/sections/specialty/JobList';
import type { WordsOf } from '@/site/words';
import { Below } from './career/Below';

export default function Career({ hero, list, day, hiring, jobs, teams }: WordsOf<'career'>) {
  return (
    <>
      <CareerHero {...hero} />
      <JobList {...list} words={{ ...jobs, teams }} />
      <Below day={day} hiring={hiring} />
    </>
  );
}
