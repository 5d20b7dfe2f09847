import type { Box } from '@/data/cases';

interface Course {
  /** The temperature at every step. */
  course: readonly number[];
  /** Phases with an open door, in minutes from the start. */
  open: readonly (readonly [from: number, to: number])[];
  /** Minutes beyond the limit. */
  beyond: number;
  /** Temperature furthest from rest. */
  extreme: number;
}

/** Time step of the simulation, in minutes. */
export const step = 0.5;

/**
 * Simulates the temperature in °C (Newton's law of cooling) with each door open for `wanted` minutes.
 * @param warned the door is closed before the limit is passed
 */
export function recordOf(box: Box, wanted: number, warned: boolean): Course {
  const { rest, outside, limit, opening, closing, doors, length } = box;
  const sign = Math.sign(outside - rest);
  const passes = (degrees: number) => (degrees - limit) * sign > 1e-9;
  const course = [rest];
  const open: [number, number][] = [];
  let now = rest;
  let until = -1;
  for (let minute = step; minute <= length; minute += step) {
    if (doors.some((door) => door === minute - step)) {
      until = minute - step + wanted;
      open.push([minute - step, minute - step]);
    }
    const isOpen = minute <= until;
    const next = now + ((isOpen ? outside - now : rest - now) * step) / (isOpen ? opening : closing);
    if (isOpen && warned && passes(next)) {
      until = -1;
      now = limit;
    } else now = next;
    const last = open.at(-1);
    if (isOpen && last) last[1] = minute;
    course.push(now);
  }
  const beyond = course.filter(passes).length * step;
  return { course, open, beyond, extreme: sign > 0 ? Math.max(...course) : Math.min(...course) };
}
