import { company } from './company';

export interface Office {
  /** Also the key of its country, city and picture text in the contact page's words. */
  id: 'izmir';
  /** The city's skyline, one drawing a theme. */
  image: { light: string; dark: string };
  /** Street, number, postcode and district, as on an envelope: the same in every language. */
  address: string;
  /** The phone number on the line 'Call' (spec 2.3). */
  number: string;
  /** Degrees (WGS 84), for the map and the structured data. */
  geo: { lat: number; lon: number };
}

/** The company's offices; there is one, in one city in Türkiye (spec 3). Example data. */
export const offices: readonly Office[] = [
  {
    id: 'izmir',
    image: { light: '/assets/images/offices/izmir-light.svg', dark: '/assets/images/offices/izmir-dark.svg' },
    address: 'Mansuroğlu Mah. 286/1 Sok. No: 12, 35535 Bayraklı',
    number: company.phone,
    geo: { lat: 38.4496, lon: 27.1806 },
  },
];
