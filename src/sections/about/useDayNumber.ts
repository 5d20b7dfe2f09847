import { useCurrentMinute } from '@/ui/useCurrentMinute';

/** Days since 1970 in the visitor's time zone; 0 before hydration. */
export function useDayNumber(): number {
  const minute = useCurrentMinute();
  if (minute === null) return 0;
  return Math.floor((minute - new Date(minute).getTimezoneOffset() * 60_000) / 86_400_000);
}
