import type en from '@words/en/customer/stories.json';
import type enFoundry from '@words/en/stories/tunc.json';
import { FactTable } from '@/sections/FactTable';
import { ScreenBand } from '@/sections/ScreenBand';
import { CustomerCta } from '@/sections/customer/CustomerCta';
import { FigureBars } from '@/sections/customer/FigureBars';
import { Payback } from '@/sections/customer/Payback';
import type { CustomerStoriesWords } from '@/sections/customer/customerStoryWords';
import { FurnaceScreen } from '@/ui/art/screens/FurnaceScreen';
import { FurnaceScreenNarrow } from '@/ui/art/screens/FurnaceScreenNarrow';
import { useFacts } from '@/ui/useFacts';

type BelowProps = Pick<typeof en, 'figures' | 'use' | 'money' | 'next'> & {
  stories: CustomerStoriesWords;
  foundry: typeof enFoundry;
};

export function Below({ figures, use, money, next, stories, foundry }: BelowProps) {
  const { payback, ...account } = useFacts(money);
  return (
    <>
      <FigureBars {...figures} stories={stories} />
      <ScreenBand
        id="furnaces"
        layout="beside"
        title={use.title}
        text={use.text}
        screen={<FurnaceScreen words={foundry.screen} />}
        narrow={<FurnaceScreenNarrow words={foundry.screen} />}
      />
      <FactTable id="money-case" sums {...account} picture={<Payback {...payback} />} />
      <CustomerCta {...next} />
    </>
  );
}
