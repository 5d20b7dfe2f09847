import type en from '@words/en/faq.json';
import { Faq } from '@/features/help/Faq';

export default function FaqPage({ hero, search, list }: typeof en) {
  return <Faq {...{ hero, search, list }} />;
}
