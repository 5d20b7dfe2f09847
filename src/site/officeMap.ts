import type { Office } from './offices';

/** Half the map's extent in degrees: about 1 km. */
const halfSpan = { lat: 0.006, lon: 0.011 };

type MapTarget = Pick<Office, 'geo'>;

/** URL of OpenStreetMap's embedded map with a marker. Third party: load after consent. */
export function mapEmbedUrl({ geo: { lat, lon } }: MapTarget): string {
  const box = [lon - halfSpan.lon, lat - halfSpan.lat, lon + halfSpan.lon, lat + halfSpan.lat].map((degrees) =>
    degrees.toFixed(4),
  );
  const query = new URLSearchParams({ bbox: box.join(','), layer: 'mapnik', marker: `${lat},${lon}` });
  return `https://www.openstreetmap.org/export/embed.html?${query.toString()}`;
}

/** URL of OpenStreetMap's directions to an office. */
export function directionsUrl({ geo: { lat, lon } }: MapTarget): string {
  const query = new URLSearchParams({ route: `;${lat},${lon}` });
  return `https://www.openstreetmap.org/directions?${query.toString()}`;
}
