import { announcedAt, launchAt } from '@/data/launch';
import { IzmirSunrise } from '@/ui/art/specialty/IzmirSunrise';
import { useMinute } from '@/ui/useMinute';

const [from, to] = [Date.parse(announcedAt), Date.parse(launchAt)];

/** The sun stands as high as the time that has passed since it was announced; prerendered, it is half way. */
export function SunriseNow() {
  const now = useMinute();
  const risen = now === null ? 0.5 : Math.min(Math.max((now - from) / (to - from), 0.12), 1);
  return <IzmirSunrise risen={risen} />;
}
