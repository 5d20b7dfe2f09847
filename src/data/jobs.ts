import { type JobId, jobIds } from './entryIds';
import type { PersonId, TeamId } from './people';

/** open: accepts applications · planned: not open yet · filled: taken. */
export const jobStates = ['open', 'planned', 'filled'] as const;
export type JobState = (typeof jobStates)[number];

interface JobRow {
  team: TeamId;
  state: JobState;
  /** Place of work. */
  place: 'office' | 'remote' | 'both';
  hours: 'full' | 'part';
  /** ISO date of publication. */
  posted: string;
  /** Colleagues at the desks beside it. */
  beside: readonly [PersonId, PersonId];
}

/** Sample jobs; their words have the same ids. */
export const jobs = {
  interface: {
    team: 'code',
    state: 'open',
    place: 'both',
    hours: 'full',
    posted: '2026-11-02',
    beside: ['zeynep', 'baris'],
  },
  field: {
    team: 'data',
    state: 'open',
    place: 'office',
    hours: 'full',
    posted: '2026-11-09',
    beside: ['tarik', 'asli'],
  },
  server: {
    team: 'code',
    state: 'filled',
    place: 'remote',
    hours: 'full',
    posted: '2026-08-17',
    beside: ['jonas', 'lale'],
  },
  shapes: {
    team: 'product',
    state: 'filled',
    place: 'both',
    hours: 'part',
    posted: '2026-07-06',
    beside: ['mira', 'kerem'],
  },
  nights: {
    team: 'care',
    state: 'planned',
    place: 'remote',
    hours: 'full',
    posted: '2026-10-19',
    beside: ['selin', 'omer'],
  },
  doubts: {
    team: 'code',
    state: 'planned',
    place: 'both',
    hours: 'part',
    posted: '2026-10-26',
    beside: ['zeynep', 'lale'],
  },
  words: {
    team: 'product',
    state: 'filled',
    place: 'remote',
    hours: 'part',
    posted: '2026-05-11',
    beside: ['mira', 'kerem'],
  },
} as const satisfies Record<JobId, JobRow>;

/** A job, typed as `JobRow` instead of its literal type. */
export const jobOf = (id: JobId): JobRow => jobs[id];

/** Ids of the open jobs; the menu's badge shows their number. */
export const openJobs = jobIds.filter((id) => jobOf(id).state === 'open');
