import { colors } from '@/data/colors';
import { paintOf, type Paint } from './paint';

const ink = paintOf(colors.ink).main;
const oat = paintOf(colors.oat).main;

/**
 * A paint for things with an outline of their own: ink is lifted, so that its darkest panel still stands out from a
 * dark tile, and the near-black accent of oat becomes copper, which does so too.
 */
export function tones(paint: Paint): Paint {
  if (paint.main === ink)
    return { main: '#37453e', shade: '#29352f', deep: '#18211d', light: '#73817a', accent: '#09b850' };
  return paint.main === oat ? { ...paint, light: '#fffcf5', accent: colors.copper } : paint;
}
