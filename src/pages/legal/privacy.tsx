import { CookieSettings } from '@/features/consent/CookieSettings';
import { interpolate } from '@/lib/interpolate';
import { LegalText } from '@/sections/LegalText';
import { settings } from '@/site/settings';
import type { WordsOf } from '@/site/words';
import { SealedEnvelope } from '@/ui/art/legal/SealedEnvelope';

/** The section on third parties depends on PUBLIC_NEWS_IMAGES. */
export default function Privacy({ legal, newsImages }: WordsOf<'legal/privacy'>) {
  const { thirds } = legal.sections;
  const body = interpolate(thirds.body, { newsImages: newsImages[settings.newsImages] });
  return (
    <LegalText
      {...legal}
      picture={<SealedEnvelope />}
      cookieSettings={<CookieSettings />}
      sections={{ ...legal.sections, thirds: { ...thirds, body } }}
    />
  );
}
