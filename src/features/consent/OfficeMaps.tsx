import { OfficeMap, type OfficeMapWords } from '@/sections/OfficeMap';
import { offices } from '@/site/offices';
import { ConsentGate } from './ConsentGate';

/** A map per office; its iframe loads after consent. */
export function OfficeMaps(words: OfficeMapWords) {
  return offices.map((office) => (
    <OfficeMap
      key={office.id}
      {...words}
      office={office}
      gate={(renderPrompt, embed) => (
        <ConsentGate purpose="map" renderPrompt={renderPrompt}>
          {embed}
        </ConsentGate>
      )}
    />
  ));
}
