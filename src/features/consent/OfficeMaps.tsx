import { OfficeMap, type OfficeMapWords } from '@/sections/OfficeMap';
import { offices } from '@/site/offices';
import { ConsentGate } from './ConsentGate';

/** Every office on a map, which is only asked for once its visitor has allowed it. */
export function OfficeMaps(words: OfficeMapWords) {
  return offices.map((office) => (
    <OfficeMap
      key={office.id}
      {...words}
      office={office}
      gate={(ask, embed) => (
        <ConsentGate purpose="map" ask={ask}>
          {embed}
        </ConsentGate>
      )}
    />
  ));
}
