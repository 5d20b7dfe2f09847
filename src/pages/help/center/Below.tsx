import type en from '@words/en/help/center.json';
import { ArticleList } from '@/sections/specialty/ArticleList';
import type { HelpIndex } from '@/sections/specialty/HelpHero';
import { HelpContact } from '@/sections/specialty/HelpContact';
import { PopularArticles } from '@/sections/specialty/PopularArticles';

type BelowProps = Pick<typeof en, 'popular' | 'shelf' | 'ways'> & { index: HelpIndex };

export function Below({ popular, shelf, ways, index }: BelowProps) {
  return (
    <>
      <PopularArticles {...popular} index={index} />
      <ArticleList {...shelf} index={index} />
      <HelpContact {...ways} />
    </>
  );
}
