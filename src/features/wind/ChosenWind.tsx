import { parseForce } from '@/data/windFeatures';
import { WindBand } from '@/ui/art/pages/WindBand';
import { useQueryString } from '@/ui/useQueryString';

/** The sea in the wind that the visitor has chosen at the top of the page. */
export function ChosenWind() {
  const [query] = useQueryString();
  return <WindBand force={parseForce(query)} />;
}
