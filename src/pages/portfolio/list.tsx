import type en from '@words/en/portfolio/list.json';
import { ListHead } from '@/sections/portfolio/ListHead';
import { ProjectList } from '@/sections/portfolio/ProjectList';
import { PortfolioLinks } from '@/sections/portfolio/PortfolioLinks';
import type { WorkWords } from '@/sections/portfolio/workWords';

export default function List({ head, ways, works, ...words }: typeof en & { works: WorkWords }) {
  return (
    <>
      <ListHead {...head} />
      <ProjectList words={words} works={works} />
      <PortfolioLinks {...ways} />
    </>
  );
}
