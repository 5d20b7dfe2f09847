// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const starHalf: Glyph =
  'M5.35 5.12 7.54.79A.5.5 0 0 1 8 .5c.18 0 .37.1.47.3l2.18 4.32 4.9.7a.54.54 0 0 1 .45.5.6.6 0 0 1-.17.45l-3.52 3.35.83 4.73c.07.44-.36.8-.75.6L8 13.18l-4.39 2.25-.15.05c-.34.06-.66-.25-.6-.64l.83-4.73L.17 6.77a.6.6 0 0 1-.17-.4 1 1 0 0 1 .09-.31.5.5 0 0 1 .37-.24zM8 12.02l.23.06 3.69 1.9-.7-3.96a.6.6 0 0 1 .17-.5l2.9-2.78-4.05-.57a.5.5 0 0 1-.4-.29L8 2.22z';
