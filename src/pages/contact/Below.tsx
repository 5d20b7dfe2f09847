import type en from '@words/en/contact.json';
import { ConsentGate } from '@/features/consent/ConsentGate';
import { OfficeMap } from '@/sections/OfficeMap';
import { Offices } from '@/sections/Offices';
import { offices } from '@/site/offices';

type BelowProps = Pick<typeof en, 'offices' | 'map'>;

/** The contact page below its first view. */
export function Below({ offices: words, map }: BelowProps) {
  return (
    <>
      <Offices {...words} offices={offices} />
      {offices.map((office) => (
        <OfficeMap
          key={office.id}
          {...map}
          office={office}
          gate={(ask, embed) => (
            <ConsentGate purpose="map" ask={ask}>
              {embed}
            </ConsentGate>
          )}
        />
      ))}
    </>
  );
}
