import type en from '@words/en/services/v1.json';
import { ServicesHero } from '@/sections/services/ServicesHero';
import { Below } from './v1/Below';

export default function ServicesV1({ hero, items, finder, week, last }: typeof en) {
  return (
    <>
      <ServicesHero {...hero} items={items} />
      <Below {...{ items, finder, week, last }} />
    </>
  );
}
