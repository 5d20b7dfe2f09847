import { CookieSettings } from '@/features/consent/CookieSettings';
import { interpolate } from '@/lib/interpolate';
import { DataFlow } from '@/sections/DataFlow';
import { LegalText } from '@/sections/LegalText';
import { settings } from '@/site/settings';
import type { WordsOf } from '@/site/words';
import { SealedEnvelope } from '@/ui/art/legal/SealedEnvelope';
import { arrowLeft } from '@/ui/icons/arrow-left';
import { boxArrowRight } from '@/ui/icons/box-arrow-right';
import { cpu } from '@/ui/icons/cpu';
import { creditCard } from '@/ui/icons/credit-card';
import { eye } from '@/ui/icons/eye';
import { fileText } from '@/ui/icons/file-text';
import { lock } from '@/ui/icons/lock';
import { pencil } from '@/ui/icons/pencil';
import { trash } from '@/ui/icons/trash';

// In the order of the rights.
const rightIcons = [eye, fileText, pencil, trash, lock, boxArrowRight, cpu, creditCard, arrowLeft];

/** The section on third parties depends on PUBLIC_NEWS_IMAGES. */
export default function Privacy({ legal, newsImages, flow }: WordsOf<'legal/privacy'>) {
  const { thirds } = legal.sections;
  const body = interpolate(thirds.body, { newsImages: newsImages[settings.newsImages] });
  return (
    <LegalText
      {...legal}
      picture={<SealedEnvelope />}
      overview={<DataFlow {...flow} />}
      pairs={{ rights: rightIcons }}
      cookieSettings={<CookieSettings />}
      sections={{ ...legal.sections, thirds: { ...thirds, body } }}
    />
  );
}
