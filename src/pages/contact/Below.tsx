import type en from '@words/en/contact.json';
import { OfficeMap } from '@/sections/OfficeMap';
import { Offices } from '@/sections/Offices';
import { offices } from '@/site/offices';
import { OnDemand } from '@/ui/OnDemand';

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
          gate={(ask, embed) => <OnDemand ask={ask}>{embed}</OnDemand>}
        />
      ))}
    </>
  );
}
