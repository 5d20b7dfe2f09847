import type en from '@words/en/about/v1.json';
import { Lift } from '@/sections/about/Lift';
import { NameStory } from '@/sections/about/NameStory';
import { Rules } from '@/sections/about/Rules';
import { ShoulderToShoulder } from '@/sections/about/ShoulderToShoulder';
import { WayIn } from '@/sections/about/WayIn';

type BelowProps = Omit<typeof en, 'meta' | 'roof' | 'windows'>;

export function Below({ story, lift, rules, crew, door }: BelowProps) {
  return (
    <>
      <NameStory {...story} />
      <Lift {...lift} />
      <Rules {...rules} />
      <ShoulderToShoulder {...crew} />
      <WayIn {...door} />
    </>
  );
}
