import { thermalBoxes } from '@/data/caseStudies';
import { simulateTemperature } from '@/sections/portfolio/temperature';

describe('the temperature of a box that is opened', () => {
  const { box } = thermalBoxes.kuzey;

  it('stays constant while the box is closed', () => {
    const { course, minutesBeyond } = simulateTemperature({ ...box, doors: [] }, 20, false);
    expect(new Set(course)).toEqual(new Set([box.rest]));
    expect(minutesBeyond).toBe(0);
  });

  it('exceeds its limit when a door stays open too long, the further the longer it is open', () => {
    const [some, more] = [10, 20].map((minutes) => simulateTemperature({ ...box, doors: [30] }, minutes, false));
    expect(some!.extreme).toBeGreaterThan(box.limit);
    expect(more!.extreme).toBeGreaterThan(some!.extreme);
    expect(more!.minutesBeyond).toBeGreaterThan(some!.minutesBeyond);
    // Newton's law of cooling: after 20 minutes with a time constant of 100, e^-0.2 of the difference is left.
    expect(more!.extreme).toBeCloseTo(28 - 26 * Math.exp(-0.2), 1);
  });

  it('reaches but does not exceed its limit when a warning closes the door', () => {
    const { extreme, minutesBeyond, open } = simulateTemperature(box, 20, true);
    expect(extreme).toBe(box.limit);
    expect(minutesBeyond).toBe(0);
    expect(open.map(([from]) => from)).toEqual(box.doors);
    for (const [from, to] of open) expect(to - from).toBeLessThan(9);
  });

  it('can have a lower limit as well', () => {
    const hive = thermalBoxes.kovan.box;
    expect(simulateTemperature(hive, 20, false).extreme).toBeLessThan(hive.limit);
    expect(simulateTemperature(hive, 20, true).extreme).toBe(hive.limit);
  });
});
