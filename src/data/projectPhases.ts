import type { Phase } from './projects';

/** Weeks from and to. */
type Weeks = readonly [from: number, to: number];

interface PhaseRow {
  weeks: Weeks;
  /** Person-days that the customer's people spend. */
  days: number;
}

/** The phases of a mid-sized project. Example data. */
export const projectPhases = {
  discovery: { weeks: [1, 1], days: 4 },
  design: { weeks: [2, 3], days: 5 },
  build: { weeks: [6, 12], days: 12 },
  trial: { weeks: [2, 4], days: 8 },
  live: { weeks: [4, 4], days: 1 },
} as const satisfies Record<Phase, PhaseRow>;

const rows: readonly PhaseRow[] = Object.values(projectPhases);

/** Weeks of the whole project, the weeks of support after its start included. */
export const projectWeeks: Weeks = [
  rows.reduce((sum, { weeks: [from] }) => sum + from, 0),
  rows.reduce((sum, { weeks: [, to] }) => sum + to, 0),
];

/** Person-days of the customer's people in the whole project. */
export const customerDays = rows.reduce((sum, { days }) => sum + days, 0);
