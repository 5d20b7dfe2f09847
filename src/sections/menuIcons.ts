import type { Glyph } from '@/ui/icons';
import { icons } from '@/ui/icons';
import { grid } from '@/ui/icons/grid';
import { images } from '@/ui/icons/images';
import { layers } from '@/ui/icons/layers';
import { lock } from '@/ui/icons/lock';
import { newspaper } from '@/ui/icons/newspaper';
import { people } from '@/ui/icons/people';
import { person } from '@/ui/icons/person';
import { star } from '@/ui/icons/star';

/** Icons of the menu groups by their name in site/menu; bundled with the panels. */
export const menuIcons: Readonly<Record<string, Glyph>> = {
  grid,
  images,
  layers,
  lock,
  newspaper,
  people,
  person,
  star,
  cart: icons.cart,
};
