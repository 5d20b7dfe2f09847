import type en from '@words/en/team.json';
import { JoinTeamCta } from '@/sections/about/JoinTeamCta';
import { MoodPicker } from '@/sections/about/MoodPicker';
import type { PeopleWords } from '@/sections/about/people';

type BelowProps = Pick<typeof en, 'yours' | 'join'> & { names: PeopleWords['moods'] };

export function Below({ yours, join, names }: BelowProps) {
  return (
    <>
      <MoodPicker {...yours} names={names} />
      <JoinTeamCta {...join} />
    </>
  );
}
