import type en from '@words/en/about/v1.json';
import { FloorPicker } from '@/sections/about/Lift';
import { NameStory } from '@/sections/about/NameStory';
import { HouseRules } from '@/sections/about/Rules';
import { TeamTeaser } from '@/sections/about/ShoulderToShoulder';
import { VisitOffice } from '@/sections/about/WayIn';

type BelowProps = Omit<typeof en, 'meta' | 'roof' | 'windows'>;

export function Below({ story, lift, rules, crew, door }: BelowProps) {
  return (
    <>
      <NameStory {...story} />
      <FloorPicker {...lift} />
      <HouseRules {...rules} />
      <TeamTeaser {...crew} />
      <VisitOffice {...door} />
    </>
  );
}
