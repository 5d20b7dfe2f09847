import type { Office } from './offices';

/** Half the live map's height and width, in degrees: about a kilometre each way. */
const reach = { lat: 0.006, lon: 0.011 };

type Place = Pick<Office, 'geo'>;

/** OpenStreetMap's embeddable map around an office, with a marker on it. Third-party: only after consent. */
export function embedUrl({ geo: { lat, lon } }: Place): string {
  const box = [lon - reach.lon, lat - reach.lat, lon + reach.lon, lat + reach.lat].map((degrees) => degrees.toFixed(4));
  const query = new URLSearchParams({ bbox: box.join(','), layer: 'mapnik', marker: `${lat},${lon}` });
  return `https://www.openstreetmap.org/export/embed.html?${query.toString()}`;
}

/** OpenStreetMap's directions to an office; the visitor chooses where from. */
export function routeUrl({ geo: { lat, lon } }: Place): string {
  const query = new URLSearchParams({ route: `;${lat},${lon}` });
  return `https://www.openstreetmap.org/directions?${query.toString()}`;
}
