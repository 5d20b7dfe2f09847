import type en from '@words/en/team.json';
import { EmptyPlace } from '@/sections/about/EmptyPlace';
import { YourStamp } from '@/sections/about/YourStamp';
import type { PeopleWords } from '@/sections/about/people';

type BelowProps = Pick<typeof en, 'yours' | 'join'> & { names: PeopleWords['moods'] };

export function Below({ yours, join, names }: BelowProps) {
  return (
    <>
      <YourStamp {...yours} names={names} />
      <EmptyPlace {...join} />
    </>
  );
}
