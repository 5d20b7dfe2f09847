import { interpolate } from '@/lib/interpolate';
import { ServicesHero } from '@/sections/services/ServicesHero';
import { company } from '@/site/company';
import type { WordsOf } from '@/site/words';
import { Below } from './v1/Below';

export default function ServicesV1({ hero, items, art, finder, week, last }: WordsOf<'services/v1'>) {
  return (
    <>
      <ServicesHero {...hero} text={interpolate(hero.text, { founded: company.founded })} items={items} />
      <Below {...{ items, art, finder, week, last }} />
    </>
  );
}
