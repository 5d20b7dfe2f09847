import type en from '@words/en/customer/stories.json';
import type enFoundry from '@words/en/stories/tunc.json';
import { FactTable } from '@/sections/FactTable';
import { ScreenBand } from '@/sections/ScreenBand';
import { CustomerCta } from '@/sections/customer/CustomerCta';
import { SlopeGraph } from '@/sections/customer/SlopeGraph';
import type { CustomerStoriesWords } from '@/sections/customer/customerStoryWords';
import { FurnaceScreen } from '@/ui/art/screens/FurnaceScreen';
import { useFacts } from '@/ui/useFacts';

type BelowProps = Pick<typeof en, 'slope' | 'use' | 'money' | 'next'> & {
  stories: CustomerStoriesWords;
  foundry: typeof enFoundry;
};

export function Below({ slope, use, money, next, stories, foundry }: BelowProps) {
  return (
    <>
      <SlopeGraph {...slope} stories={stories} />
      <ScreenBand
        id="furnaces"
        layout="bleed"
        title={use.title}
        text={use.text}
        screen={<FurnaceScreen words={foundry.screen} />}
      />
      <FactTable id="money-case" sums {...useFacts(money)} />
      <CustomerCta {...next} />
    </>
  );
}
