import { dayName, officeState, timeAtOffice } from '@/site/openingHours';

const monday = { open: false, day: 1, at: '09:00' };

describe('the office', () => {
  it.each([
    ['Monday 09:00', '2026-03-02T09:00+03:00', { open: true }],
    ['Wednesday 13:30', '2026-03-04T13:30+03:00', { open: true }],
    ['Friday 17:59', '2026-03-06T17:59:59+03:00', { open: true }],
    ['Monday 08:59', '2026-03-02T08:59:59+03:00', monday],
    ['Monday 00:00', '2026-03-02T00:00+03:00', monday],
    ['Monday 18:00', '2026-03-02T18:00+03:00', { open: false, day: 2, at: '09:00' }],
    ['Thursday 23:59', '2026-03-05T23:59+03:00', { open: false, day: 5, at: '09:00' }],
    ['Friday 18:00', '2026-03-06T18:00+03:00', monday],
    ['Saturday 12:00', '2026-03-07T12:00+03:00', monday],
    ['Sunday 23:59', '2026-03-08T23:59+03:00', monday],
  ])('is open or closed as expected on %s in its own time zone', (_, moment, state) =>
    expect(officeState(new Date(moment))).toEqual(state),
  );

  it('opens at the same time on days when Europe changes to or from summer time', () => {
    expect(officeState(new Date('2026-03-30T06:00Z'))).toEqual({ open: true });
    expect(officeState(new Date('2026-03-30T05:59Z'))).toEqual(monday);
    expect(officeState(new Date('2026-10-26T06:00Z'))).toEqual({ open: true });
    expect(officeState(new Date('2026-10-26T15:00Z'))).toMatchObject({ open: false, day: 2 });
  });

  it('uses the weekday of its own time zone, also for visitors whose weekday is another one', () => {
    // Sunday evening in New York, Monday noon in Auckland: Monday early in İzmir.
    expect(officeState(new Date('2026-03-08T22:00-04:00'))).toEqual(monday);
    expect(officeState(new Date('2026-03-09T19:30+13:00'))).toEqual({ open: true });
    // Friday noon in New York is Friday evening in İzmir.
    expect(officeState(new Date('2026-03-06T12:00-05:00'))).toEqual(monday);
  });

  it('opens again a week later if it has only one working day, and follows other hours', () => {
    const wednesdays = { from: '10:30', to: '12:00', timeZone: 'Europe/Istanbul', days: [3] };
    expect(officeState(new Date('2026-03-04T12:00+03:00'), wednesdays)).toEqual({ open: false, day: 3, at: '10:30' });
    expect(officeState(new Date('2026-03-04T10:30+03:00'), wednesdays)).toEqual({ open: true });
  });
});

it('formats weekdays and times in each language', () => {
  expect(['tr', 'en', 'de'].map((language) => dayName(1, language))).toEqual(['Pazartesi', 'Monday', 'Montag']);
  expect(['tr', 'en', 'de'].map((language) => dayName(0, language))).toEqual(['Pazar', 'Sunday', 'Sonntag']);
  const midnight = new Date('2026-03-02T21:05Z');
  expect(['tr', 'en', 'de'].map((language) => timeAtOffice(midnight, language))).toEqual(['00:05', '00:05', '00:05']);
});
