import type en from '@words/en/contact.json';
import { OfficeMaps } from '@/features/consent/OfficeMaps';
import { Offices } from '@/sections/Offices';
import { offices } from '@/site/offices';

type BelowProps = Pick<typeof en, 'offices' | 'map'>;

export function Below({ offices: words, map }: BelowProps) {
  return (
    <>
      <Offices {...words} offices={offices} />
      <OfficeMaps {...map} />
    </>
  );
}
