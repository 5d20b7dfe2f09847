import { company } from './company';

/** The same drawing for light and for dark grounds. */
interface Picture {
  light: string;
  dark: string;
}

export interface Office {
  /** Also the key of its country, city and picture text in the contact page's words. */
  id: 'izmir';
  /** The city in lines, on the card (spec 3). */
  image: Picture;
  /** The city at dusk, behind the card. */
  panorama: Picture;
  /** The streets around the office, drawn; the office is in the middle. */
  map: Picture;
  /** Street, number, postcode and district, as on an envelope: the same in every language. */
  address: string;
  /** The address in parts and in the country's own language, for address books. */
  postal: { street: string; district: string; city: string; postcode: string; country: string };
  /** The phone number on the line 'Call' (spec 2.3). */
  number: string;
  /** Degrees (WGS 84), for the map and the structured data. */
  geo: { lat: number; lon: number };
}

const picture = (name: string): Picture => ({
  light: `/assets/images/offices/${name}-light.svg`,
  dark: `/assets/images/offices/${name}-dark.svg`,
});

/** The company's offices; there is one, in one city in Türkiye (spec 3). Example data. */
export const offices: readonly Office[] = [
  {
    id: 'izmir',
    image: picture('izmir-card'),
    panorama: picture('izmir'),
    map: picture('izmir-map'),
    address: 'Mansuroğlu Mah. 286/1 Sok. No: 12, 35535 Bayraklı',
    postal: {
      street: 'Mansuroğlu Mah. 286/1 Sok. No: 12',
      district: 'Bayraklı',
      city: 'İzmir',
      postcode: '35535',
      country: 'Türkiye',
    },
    number: company.phone,
    geo: { lat: 38.4496, lon: 27.1806 },
  },
];
