import type en from '@words/en/career.json';
import { HiringSteps } from '@/sections/specialty/HiringSteps';
import { WorkDay } from '@/sections/specialty/WorkDay';

export function Below({ day, hiring }: Pick<typeof en, 'day' | 'hiring'>) {
  return (
    <>
      <WorkDay {...day} />
      <HiringSteps {...hiring} />
    </>
  );
}
