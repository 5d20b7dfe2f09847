import { ListHead } from '@/sections/portfolio/ListHead';
import { ProjectList } from '@/sections/portfolio/ProjectList';
import { PortfolioLinks } from '@/sections/portfolio/PortfolioLinks';
import type { WordsOf } from '@/site/words';

export default function List({ head, ways, works, ...words }: WordsOf<'portfolio/list'>) {
  return (
    <>
      <ListHead {...head} />
      <ProjectList words={words} works={works} />
      <PortfolioLinks {...ways} />
    </>
  );
}
