import type en from '@words/en/demos/product-landing.json';
import { EmailSignUpForm } from '@/features/contact/SignUpForm';
import { Engraving } from '@/sections/demos/strata/Engraving';
import { LayerShelves } from '@/sections/demos/strata/LayerShelves';
import { Measures } from '@/sections/demos/strata/Measures';
import { Order } from '@/sections/demos/strata/Order';
import { Ridge } from '@/sections/demos/strata/Ridge';
import { Voices } from '@/sections/demos/strata/Voices';
import { Zones } from '@/sections/demos/strata/Zones';

type BelowProps = Omit<typeof en, 'meta' | 'hero'> & { layers: typeof en.hero.layers };

/** Content below the fold, in a chunk of its own. */
export function Below({ story, layers, scene, zones, engrave, facts, voices, order }: BelowProps) {
  const { form, ...words } = order;
  return (
    <>
      <LayerShelves {...story} layers={layers} />
      <Ridge {...scene} />
      <Engraving {...engrave} />
      <Measures {...facts} />
      <Zones {...zones} />
      <Voices {...voices} />
      <Order {...words}>
        <EmailSignUpForm {...form} />
      </Order>
    </>
  );
}
