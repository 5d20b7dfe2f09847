import { countdown } from '@/lib/countdown';

const second = 1000;
const hour = 3_600 * second;

it.each([
  [23 * hour, { days: 0, hours: 23, minutes: 0, seconds: 0 }],
  [24 * hour, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
  [37 * hour + 59 * 60 * second + 59 * second, { days: 1, hours: 13, minutes: 59, seconds: 59 }],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [0, null],
  [-1, null],
])('%d ms before its end a countdown shows %j', (left, shown) => {
  expect(countdown(1_000_000 + left, 1_000_000)).toEqual(shown);
});
