import { Faq } from '@/features/help/Faq';
import type { WordsOf } from '@/site/words';

export default function FaqPage({ hero, search, list }: WordsOf<'faq'>) {
  return <Faq {...{ hero, search, list }} />;
}
