import type en from '@words/en/demos/mobile-app.json';
import { Day } from '@/sections/demos/rota/Day';
import { Desk } from '@/sections/demos/rota/Desk';
import { Evening } from '@/sections/demos/rota/Evening';
import { Riders } from '@/sections/demos/rota/Riders';
import { RotaFaq } from '@/sections/demos/rota/RotaFaq';
import { Tour } from '@/sections/demos/rota/Tour';
import { Tunnel } from '@/sections/demos/rota/Tunnel';

/** Content below the fold, in a chunk of its own. */
export function Below({ tour, day, tunnel, desk, riders, faq, end }: Omit<typeof en, 'meta' | 'hero'>) {
  return (
    <>
      <Tour {...tour} />
      <Day {...day} />
      <Desk {...desk} />
      <Tunnel {...tunnel} />
      <Riders {...riders} />
      <RotaFaq {...faq} />
      <Evening {...end} />
    </>
  );
}
