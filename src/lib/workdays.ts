/** Moves a date by a number of weekdays, Monday to Friday, at the same time of day; negative numbers go back. */
export function addWorkdays(from: Date, days: number): Date {
  const date = new Date(from);
  const step = Math.sign(days);
  for (let left = Math.abs(days); left > 0;) {
    date.setDate(date.getDate() + step);
    if (date.getDay() % 6 !== 0) left -= 1;
  }
  return date;
}
