import { type JobId, jobIds } from './entryIds';
import type { TeamId } from './people';

/** open: apply now · planned: to be opened · filled: somebody sits there already. */
export const jobStates = ['open', 'planned', 'filled'] as const;
export type JobState = (typeof jobStates)[number];

interface JobRow {
  team: TeamId;
  state: JobState;
  /** Where the work is done. */
  place: 'office' | 'remote' | 'both';
  hours: 'full' | 'part';
  /** When it was announced (ISO date). */
  posted: string;
}

/** The positions, examples like the company's people; their words are kept by the same ids. */
export const jobs = {
  interface: { team: 'code', state: 'open', place: 'both', hours: 'full', posted: '2026-11-02' },
  field: { team: 'data', state: 'open', place: 'office', hours: 'full', posted: '2026-11-09' },
  server: { team: 'code', state: 'filled', place: 'remote', hours: 'full', posted: '2026-08-17' },
  shapes: { team: 'product', state: 'filled', place: 'both', hours: 'part', posted: '2026-07-06' },
  nights: { team: 'care', state: 'planned', place: 'remote', hours: 'full', posted: '2026-10-19' },
  doubts: { team: 'code', state: 'planned', place: 'both', hours: 'part', posted: '2026-10-26' },
  words: { team: 'product', state: 'filled', place: 'remote', hours: 'part', posted: '2026-05-11' },
} as const satisfies Record<JobId, JobRow>;

/** The position's row, its fields as wide as they can be. */
export const jobOf = (id: JobId): JobRow => jobs[id];

/** Those one can apply for: as many as the menu's badge says. */
export const openJobs = jobIds.filter((id) => jobOf(id).state === 'open');
