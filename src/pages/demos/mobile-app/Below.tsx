import type en from '@words/en/demos/mobile-app.json';
import { CourierDay } from '@/sections/demos/rota/CourierDay';
import { DispatchScreen } from '@/sections/demos/rota/DispatchScreen';
import { RotaCta } from '@/sections/demos/rota/RotaCta';
import { RiderQuotes } from '@/sections/demos/rota/RiderQuotes';
import { RotaFaq } from '@/sections/demos/rota/RotaFaq';
import { Tour } from '@/sections/demos/rota/Tour';
import { Tunnel } from '@/sections/demos/rota/Tunnel';

/** Content below the fold, in a chunk of its own. */
export function Below({ tour, day, tunnel, desk, riders, faq, end }: Omit<typeof en, 'meta' | 'brand' | 'hero'>) {
  return (
    <>
      <Tour {...tour} />
      <CourierDay {...day} />
      <DispatchScreen {...desk} />
      <Tunnel {...tunnel} />
      <RiderQuotes {...riders} />
      <RotaFaq {...faq} />
      <RotaCta {...end} />
    </>
  );
}
