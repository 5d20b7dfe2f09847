import { company } from './company';

/** An image for the light and the dark theme. */
interface ThemedPicture {
  light: string;
  dark: string;
}

export interface Office {
  /** Also the key of its country, city and image description in the contact page's texts. */
  id: 'izmir';
  /** The city at dusk, behind the card. */
  panorama: ThemedPicture;
  /** Drawn street map with the office in its centre. */
  map: ThemedPicture;
  /** Postal address, not translated. */
  address: string;
  /** Address parts in the country's language, for vCards. */
  postal: { street: string; district: string; city: string; postcode: string; country: string };
  /** Phone number. */
  number: string;
  /** Degrees (WGS 84), for the map and structured data. */
  geo: { lat: number; lon: number };
}

const picture = (name: string): ThemedPicture => ({
  light: `/assets/images/offices/${name}-light.svg`,
  dark: `/assets/images/offices/${name}-dark.svg`,
});

/** The company's offices. Example data. */
export const offices: readonly Office[] = [
  {
    id: 'izmir',
    panorama: picture('izmir'),
    map: picture('izmir-map'),
    address: 'Mansuroğlu Mah. 286/1 Sok. No:\u00a012, 35535\u00a0Bayraklı',
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
