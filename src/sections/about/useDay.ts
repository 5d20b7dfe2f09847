import { useMinute } from '@/ui/useMinute';

/** Whole days since 1970 by the visitor's clock; 0 on the server and during hydration. */
export function useDay(): number {
  const minute = useMinute();
  if (minute === null) return 0;
  return Math.floor((minute - new Date(minute).getTimezoneOffset() * 60_000) / 86_400_000);
}
