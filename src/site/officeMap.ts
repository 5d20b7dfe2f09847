import type { Office } from './offices';

/** Half the map's extent in degrees: about 1 km. */
const reach = { lat: 0.006, lon: 0.011 };

type Place = Pick<Office, 'geo'>;

/** URL of OpenStreetMap's embedded map with a marker. Third party: load after consent. */
export function embedUrl({ geo: { lat, lon } }: Place): string {
  const box = [lon - reach.lon, lat - reach.lat, lon + reach.lon, lat + reach.lat].map((degrees) => degrees.toFixed(4));
  const query = new URLSearchParams({ bbox: box.join(','), layer: 'mapnik', marker: `${lat},${lon}` });
  return `https://www.openstreetmap.org/export/embed.html?${query.toString()}`;
}

/** URL of OpenStreetMap's directions to an office. */
export function routeUrl({ geo: { lat, lon } }: Place): string {
  const query = new URLSearchParams({ route: `;${lat},${lon}` });
  return `https://www.openstreetmap.org/directions?${query.toString()}`;
}
