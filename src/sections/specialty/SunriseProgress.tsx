import { announcedAt, launchAt } from '@/data/launch';
import { IzmirSunrise } from '@/ui/art/specialty/IzmirSunrise';
import { useCurrentMinute } from '@/ui/useCurrentMinute';

const [from, to] = [Date.parse(announcedAt), Date.parse(launchAt)];

/**
 * Sunrise drawing; the sun's height is the elapsed share between announcement and launch (at least 0.12), and 0.5
 * before hydration.
 */
export function SunriseProgress() {
  const now = useCurrentMinute();
  const risen = now === null ? 0.5 : Math.min(Math.max((now - from) / (to - from), 0.12), 1);
  return <IzmirSunrise risen={risen} />;
}
