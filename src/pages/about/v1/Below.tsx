import type en from '@words/en/about/v1.json';
import { FloorPicker } from '@/sections/about/FloorPicker';
import { NameStory } from '@/sections/about/NameStory';
import { HouseRules } from '@/sections/about/HouseRules';
import { TeamTeaser } from '@/sections/about/TeamTeaser';
import { VisitOffice } from '@/sections/about/VisitOffice';

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
