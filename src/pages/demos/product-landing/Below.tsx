import { useId } from 'react';
import type en from '@words/en/demos/product-landing.json';
import { EmailSignUpForm } from '@/features/contact/EmailSignUpForm';
import { Engraving } from '@/sections/demos/strata/Engraving';
import { WatchLayers } from '@/sections/demos/strata/WatchLayers';
import { WatchSpecs } from '@/sections/demos/strata/WatchSpecs';
import { WatchCta } from '@/sections/demos/strata/WatchCta';
import { Ridge } from '@/sections/demos/strata/Ridge';
import { WatchQuotes } from '@/sections/demos/strata/WatchQuotes';
import { CityClocks } from '@/sections/demos/strata/CityClocks';

type BelowProps = Omit<typeof en, 'meta' | 'brand' | 'hero'> & { layers: typeof en.hero.layers };

/** Content below the fold, in a chunk of its own. */
export function Below({ story, layers, scene, zones, engrave, facts, voices, order }: BelowProps) {
  const { form, ...words } = order;
  const layersId = useId();
  return (
    <>
      <WatchLayers {...story} layers={layers} id={layersId} />
      <WatchSpecs {...facts} />
      <Ridge {...scene} />
      <Engraving {...engrave} />
      <CityClocks {...zones} />
      <WatchQuotes {...voices} layersOf={layersId} />
      <WatchCta {...words}>
        <EmailSignUpForm {...form} />
      </WatchCta>
    </>
  );
}
