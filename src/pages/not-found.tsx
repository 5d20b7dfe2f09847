import type en from '@words/en/not-found.json';
import { Missing } from '@/sections/Missing';
import { PageSearch } from '@/sections/PageSearch';

export default function NotFound({ title, text, home, search, suggestions }: typeof en) {
  return (
    <Missing {...{ title, text, home, suggestions }} links={['contact']}>
      <PageSearch id="missing-search" {...search} />
    </Missing>
  );
}
