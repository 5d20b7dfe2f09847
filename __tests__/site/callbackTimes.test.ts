import { dateInZone, zonedTimeToInstant } from '@/lib/zonedTime';
import { callbackDays, formatDayAndTime, visitorTimeIfDifferent, formatTime } from '@/site/callbackTimes';

const istanbul = 'Europe/Istanbul';
const berlin = 'Europe/Berlin';
const at = (text: string) => Date.parse(text);

describe('the times for a call', () => {
  it('are half-hours within the office hours of the next working days', () => {
    // A Friday, 20:00 in Istanbul: the first day is Monday.
    const days = callbackDays(at('2025-03-07T17:00:00Z'));
    expect(days.map(({ date }) => date)).toEqual([
      '2025-03-10',
      '2025-03-11',
      '2025-03-12',
      '2025-03-13',
      '2025-03-14',
    ]);
    const times = days[0]?.times.map((time) => formatTime(time, 'en', istanbul)) ?? [];
    expect([times[0], times.at(-1), times.length]).toEqual(['09:00', '17:30', 18]);
  });

  it('start at least an hour from now, and skip a day that has none left', () => {
    const [monday] = callbackDays(at('2025-03-10T08:10:00Z'));
    expect(formatTime(monday?.times[0] ?? 0, 'en', istanbul)).toBe('12:30');
    const [sameDay] = callbackDays(at('2025-03-10T08:30:00Z'));
    expect(formatTime(sameDay?.times[0] ?? 0, 'en', istanbul)).toBe('12:30');
    expect(callbackDays(at('2025-03-10T13:45:00Z'))[0]?.date).toBe('2025-03-11');
  });

  it('are in the time zone of the office, also for a visitor whose own clock changes to summer time', () => {
    // Germany changes to summer time on 30 March 2025, Türkiye does not.
    const days = callbackDays(at('2025-03-27T20:00:00Z'));
    const first = (date: string) => days.find((day) => day.date === date)?.times[0] ?? 0;
    expect(formatTime(first('2025-03-28'), 'de', berlin)).toBe('07:00');
    expect(formatTime(first('2025-03-31'), 'de', berlin)).toBe('08:00');
    expect(formatTime(first('2025-03-31'), 'de', istanbul)).toBe('09:00');
    expect(formatDayAndTime(first('2025-03-31'), 'tr', istanbul)).toContain('09:00');
  });

  it('have the weekday in the time zone of the visitor if it is another one', () => {
    const monday = at('2026-11-23T06:00:00Z');
    expect(visitorTimeIfDifferent(monday, 'en', 'America/Los_Angeles', istanbul)).toBe('Sun 22:00');
    expect(visitorTimeIfDifferent(monday, 'en', berlin, istanbul)).toBe('07:00');
    expect(visitorTimeIfDifferent(monday, 'en', 'Asia/Riyadh', istanbul)).toBeNull();
  });

  it('follow the clock changes in the time zone of the office', () => {
    const hours = { from: '09:00', to: '18:00', timeZone: berlin, days: [0, 1, 2, 3, 4, 5, 6] };
    const [saturday, sunday] = callbackDays(at('2025-03-29T00:00:00Z'), 2, hours);
    expect(new Date(saturday?.times[0] ?? 0).toISOString()).toBe('2025-03-29T08:00:00.000Z');
    expect(new Date(sunday?.times[0] ?? 0).toISOString()).toBe('2025-03-30T07:00:00.000Z');
    expect(sunday?.times).toHaveLength(18);
  });
});

describe('a time of day in a zone', () => {
  it('is converted correctly before and after a clock change', () => {
    expect(new Date(zonedTimeToInstant('2025-10-25', '09:00', berlin)).toISOString()).toBe('2025-10-25T07:00:00.000Z');
    expect(new Date(zonedTimeToInstant('2025-10-27', '09:00', berlin)).toISOString()).toBe('2025-10-27T08:00:00.000Z');
    expect(new Date(zonedTimeToInstant('2025-03-09', '09:00', 'America/New_York')).toISOString()).toBe(
      '2025-03-09T13:00:00.000Z',
    );
  });

  it('has the date of that zone', () => {
    expect(dateInZone(at('2025-03-09T22:00:00Z'), istanbul)).toBe('2025-03-10');
    expect(dateInZone(at('2025-03-09T22:00:00Z'), 'America/New_York')).toBe('2025-03-09');
  });
});
