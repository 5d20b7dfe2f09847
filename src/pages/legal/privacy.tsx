import { interpolate } from '@/lib/interpolate';
import { LegalText } from '@/sections/LegalText';
import { settings } from '@/site/settings';
import type { WordsOf } from '@/site/words';

/** The section on third parties depends on PUBLIC_NEWS_IMAGES. */
export default function Privacy({ legal, newsImages }: WordsOf<'legal/privacy'>) {
  const { thirds } = legal.sections;
  const body = interpolate(thirds.body, { newsImages: newsImages[settings.newsImages] });
  return <LegalText {...legal} sections={{ ...legal.sections, thirds: { ...thirds, body } }} />;
}
