import { NotFoundContent } from '@/sections/NotFoundContent';
import { SearchBox } from '@/sections/SearchBox';
import type { WordsOf } from '@/site/words';

export default function NotFound({ title, text, home, search, suggestions }: WordsOf<'not-found'>) {
  return (
    <NotFoundContent {...{ title, text, home, suggestions }} links={['contact', 'help/center', 'faq']}>
      <SearchBox id="missing-search" {...search} />
    </NotFoundContent>
  );
}
