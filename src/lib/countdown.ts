export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** The time left until `until`: whole days, hours, minutes and seconds; null when it has passed. Both in Unix ms. */
export function countdown(until: number, now: number): TimeLeft | null {
  const seconds = Math.ceil((until - now) / 1000);
  if (seconds <= 0) return null;
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
