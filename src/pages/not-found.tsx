import type en from '@words/en/not-found.json';
import { Missing } from '@/sections/Missing';
import { SearchBox } from '@/sections/SearchBox';

export default function NotFound({ title, text, home, search, suggestions }: typeof en) {
  return (
    <Missing {...{ title, text, home, suggestions }} links={['contact']}>
      <SearchBox id="missing-search" {...search} />
    </Missing>
  );
}
