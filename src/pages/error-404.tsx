import { NotFoundContent } from '@/sections/NotFoundContent';
import { SearchBox } from '@/sections/SearchBox';
import type { StaticPageKey } from '@/site/addresses';
import type { WordsOf } from '@/site/words';
import { NotFoundMap } from '@/ui/art/specialty/NotFoundMap';

const suggestedPages: readonly StaticPageKey[] = ['contact', 'help/center', 'faq'];

export default function ErrorPage({ title, text, home, search, suggestions }: WordsOf<'error-404'>) {
  return (
    <NotFoundContent {...{ title, text, home, suggestions }} links={suggestedPages} picture={<NotFoundMap />}>
      <SearchBox id="error-search" {...search} />
    </NotFoundContent>
  );
}
