/** Half hours of a working day from 09:00. */
export const halfHoursPerDay = 18;
export const firstHour = 9;
export const daysPerWeek = 5;
/** Lunch break in half hours from 09:00. */
export const lunch = { start: 6, length: 2 } as const;

export type BlockKind = 'meet' | 'focus' | 'own';

/** Position of a block: day from Monday (0), start in half hours from 09:00. */
export interface CalendarSlot {
  day: number;
  start: number;
}

/** Sample blocks: length in half hours, position before (`messy`) and after tidying (`tidy`). */
export const weekBlocks = {
  standup: { kind: 'meet', length: 1, messy: { day: 0, start: 2 }, tidy: { day: 0, start: 0 } },
  sales: { kind: 'meet', length: 2, messy: { day: 1, start: 5 }, tidy: { day: 1, start: 0 } },
  review: { kind: 'meet', length: 2, messy: { day: 1, start: 6 }, tidy: { day: 1, start: 2 } },
  report: { kind: 'focus', length: 6, messy: { day: 0, start: 4 }, tidy: { day: 2, start: 0 } },
  dentist: { kind: 'own', length: 2, messy: { day: 3, start: 4 }, tidy: { day: 3, start: 4 } },
  interview: { kind: 'meet', length: 2, messy: { day: 2, start: 3 }, tidy: { day: 0, start: 2 } },
  talk: { kind: 'meet', length: 2, messy: { day: 2, start: 9 }, tidy: { day: 0, start: 4 } },
  design: { kind: 'focus', length: 6, messy: { day: 4, start: 5 }, tidy: { day: 4, start: 0 } },
  budget: { kind: 'meet', length: 2, messy: { day: 3, start: 5 }, tidy: { day: 1, start: 4 } },
  run: { kind: 'own', length: 2, messy: { day: 2, start: 4 }, tidy: { day: 2, start: 14 } },
  writing: { kind: 'focus', length: 4, messy: { day: 3, start: 11 }, tidy: { day: 3, start: 8 } },
  retro: { kind: 'meet', length: 2, messy: { day: 4, start: 13 }, tidy: { day: 1, start: 8 } },
} as const satisfies Record<string, { kind: BlockKind; length: number; messy: CalendarSlot; tidy: CalendarSlot }>;

export type BlockId = keyof typeof weekBlocks;
export type Week = Readonly<Record<BlockId, CalendarSlot>>;
export const blockIds = Object.keys(weekBlocks) as readonly BlockId[];

/** The sample week, before or after tidying. */
export const exampleWeek = (order: 'messy' | 'tidy'): Week =>
  Object.fromEntries(blockIds.map((id) => [id, weekBlocks[id][order]])) as unknown as Week;

const overlap = (a: number, lengthA: number, b: number, lengthB: number) => a < b + lengthB && b < a + lengthA;

/** Blocks that overlap with this one. */
export const clashesOf = (week: Week, id: BlockId): readonly BlockId[] =>
  blockIds.filter(
    (other) =>
      other !== id &&
      week[other].day === week[id].day &&
      overlap(week[id].start, weekBlocks[id].length, week[other].start, weekBlocks[other].length),
  );

/** Column of a block beside those that it overlaps with, and how many columns they share. */
export interface Lane {
  lane: number;
  lanes: number;
}

/** Blocks that overlap directly or through others stand side by side, as in a calendar; by start, then by length. */
export function lanesOf(week: Week): Readonly<Record<BlockId, Lane>> {
  const result: Partial<Record<BlockId, Lane>> = {};
  for (let day = 0; day < daysPerWeek; day++) {
    const blocks = blockIds
      .filter((id) => week[id].day === day)
      .sort((a, b) => week[a].start - week[b].start || weekBlocks[b].length - weekBlocks[a].length);
    let group: Lane[] = [];
    let ends: number[] = [];
    for (const id of blocks) {
      const { start } = week[id];
      if (ends.every((end) => end <= start)) [group, ends] = [[], []];
      const free = ends.findIndex((end) => end <= start);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = start + weekBlocks[id].length;
      const place = { lane, lanes: 1 };
      group.push(place);
      for (const other of group) other.lanes = ends.length;
      result[id] = place;
    }
  }
  return result as Record<BlockId, Lane>;
}

/** Number of overlapping pairs. */
export const countClashes = (week: Week): number =>
  blockIds.reduce((sum, id) => sum + clashesOf(week, id).length, 0) / 2;

/** Hours of focus blocks that overlap with no other block and not with lunch. */
export function focusHours(week: Week): number {
  const whole = blockIds.filter(
    (id) =>
      weekBlocks[id].kind === 'focus' &&
      clashesOf(week, id).length === 0 &&
      !overlap(week[id].start, weekBlocks[id].length, lunch.start, lunch.length),
  );
  return whole.reduce((sum, id) => sum + weekBlocks[id].length, 0) / 2;
}

/** Copy of the week with one block moved; its position is clamped to the week. */
export function moveBlock(week: Week, id: BlockId, { day, start }: CalendarSlot): Week {
  const within = (value: number, last: number) => Math.max(0, Math.min(last, value));
  return {
    ...week,
    [id]: { day: within(day, daysPerWeek - 1), start: within(start, halfHoursPerDay - weekBlocks[id].length) },
  };
}
