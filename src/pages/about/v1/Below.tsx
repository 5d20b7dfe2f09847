import type en from '@words/en/about/v1.json';
import { Crew } from '@/sections/about/Crew';
import { Door } from '@/sections/about/Door';
import { Lift } from '@/sections/about/Lift';
import { Rules } from '@/sections/about/Rules';
import { Story } from '@/sections/about/Story';

type BelowProps = Omit<typeof en, 'meta' | 'roof' | 'windows'>;

/** The house below the windows of the top floor. */
export function Below({ story, lift, rules, crew, door }: BelowProps) {
  return (
    <>
      <Story {...story} />
      <Lift {...lift} />
      <Rules {...rules} />
      <Crew {...crew} />
      <Door {...door} />
    </>
  );
}
