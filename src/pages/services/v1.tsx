import { ServicesHero } from '@/sections/services/ServicesHero';
import type { WordsOf } from '@/site/words';
import { Below } from './v1/Below';

export default function ServicesV1({ hero, items, finder, week, last }: WordsOf<'services/v1'>) {
  return (
    <>
      <ServicesHero {...hero} items={items} />
      <Below {...{ items, finder, week, last }} />
    </>
  );
}
