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
  /** ISO date of the first day of work. */
  start: string;
  /** Names of what the work is done with. */
  tools: readonly [string, string];
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
    start: '2027-01-04',
    tools: ['TypeScript', 'React'],
    beside: ['zeynep', 'baris'],
  },
  field: {
    team: 'data',
    state: 'open',
    place: 'office',
    hours: 'full',
    posted: '2026-11-09',
    start: '2027-02-01',
    tools: ['OPC UA', 'Modbus'],
    beside: ['tarik', 'asli'],
  },
  server: {
    team: 'code',
    state: 'filled',
    place: 'remote',
    hours: 'full',
    posted: '2026-08-17',
    start: '2026-10-01',
    tools: ['Node.js', 'PostgreSQL'],
    beside: ['jonas', 'lale'],
  },
  shapes: {
    team: 'product',
    state: 'filled',
    place: 'both',
    hours: 'part',
    posted: '2026-07-06',
    start: '2026-09-01',
    tools: ['Figma', 'SVG'],
    beside: ['mira', 'kerem'],
  },
  nights: {
    team: 'care',
    state: 'planned',
    place: 'remote',
    hours: 'full',
    posted: '2026-10-19',
    start: '2027-04-01',
    tools: ['Linux', 'Ansible'],
    beside: ['selin', 'omer'],
  },
  doubts: {
    team: 'code',
    state: 'planned',
    place: 'both',
    hours: 'part',
    posted: '2026-10-26',
    start: '2027-03-01',
    tools: ['Playwright', 'axe'],
    beside: ['zeynep', 'lale'],
  },
  words: {
    team: 'product',
    state: 'filled',
    place: 'remote',
    hours: 'part',
    posted: '2026-05-11',
    start: '2026-07-01',
    tools: ['Markdown', 'Git'],
    beside: ['mira', 'kerem'],
  },
} as const satisfies Record<JobId, JobRow>;

/** Days a week at home, by place of work. */
export const homeDays = { office: 0, both: 3, remote: 5 } as const satisfies Record<JobRow['place'], number>;

/** A job, typed as `JobRow` instead of its literal type. */
export const jobOf = (id: JobId): JobRow => jobs[id];

/** Ids of the open jobs; the menu's badge shows their number. */
export const openJobs = jobIds.filter((id) => jobOf(id).state === 'open');
