import type { ThermalBox } from '@/data/caseStudies';

interface TemperatureRecord {
  /** The temperature at every step. */
  course: readonly number[];
  /** Phases with an open door, in minutes from the start. */
  open: readonly (readonly [from: number, to: number])[];
  /** Minutes beyond the limit. */
  minutesBeyond: number;
  /** Temperature furthest from rest. */
  extreme: number;
}

/** Time step of the simulation, in minutes. */
export const stepMinutes = 0.5;

/**
 * Simulates the temperature in °C (Newton's law of cooling) with each door open for `wanted` minutes.
 * @param warned the door is closed before the limit is passed
 */
export function simulateTemperature(box: ThermalBox, wanted: number, warned: boolean): TemperatureRecord {
  const { rest, outside, limit, opening, closing, doors, length } = box;
  const sign = Math.sign(outside - rest);
  const passes = (degrees: number) => (degrees - limit) * sign > 1e-9;
  const course = [rest];
  const open: [number, number][] = [];
  let now = rest;
  let until = -1;
  for (let minute = stepMinutes; minute <= length; minute += stepMinutes) {
    if (doors.some((door) => door === minute - stepMinutes)) {
      until = minute - stepMinutes + wanted;
      open.push([minute - stepMinutes, minute - stepMinutes]);
    }
    const isOpen = minute <= until;
    const next = now + ((isOpen ? outside - now : rest - now) * stepMinutes) / (isOpen ? opening : closing);
    if (isOpen && warned && passes(next)) {
      until = -1;
      now = limit;
    } else now = next;
    const last = open.at(-1);
    if (isOpen && last) last[1] = minute;
    course.push(now);
  }
  const beyond = course.filter(passes).length * stepMinutes;
  return { course, open, minutesBeyond: beyond, extreme: sign > 0 ? Math.max(...course) : Math.min(...course) };
}
