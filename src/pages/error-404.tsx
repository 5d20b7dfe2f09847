import type en from '@words/en/error-404.json';
import { Missing } from '@/sections/Missing';
import { SearchBox } from '@/sections/SearchBox';
import type { StaticPageKey } from '@/site/addresses';
import { Uncharted } from '@/ui/art/specialty/Uncharted';

const ways: readonly StaticPageKey[] = ['contact', 'help/center', 'faq'];

export default function ErrorPage({ title, text, home, search, suggestions }: typeof en) {
  return (
    <Missing {...{ title, text, home, suggestions }} links={ways} picture={<Uncharted />}>
      <SearchBox id="error-search" {...search} />
    </Missing>
  );
}
