import type en from '@words/en/not-found.json';
import { NotFoundContent } from '@/sections/NotFoundContent';
import { SearchBox } from '@/sections/SearchBox';

export default function NotFound({ title, text, home, search, suggestions }: typeof en) {
  return (
    <NotFoundContent {...{ title, text, home, suggestions }} links={['contact']}>
      <SearchBox id="missing-search" {...search} />
    </NotFoundContent>
  );
}
