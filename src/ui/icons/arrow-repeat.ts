// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const arrowRepeat: Glyph =
  'M11.53 7h3.94a.25.25 0 0 1 .19.41l-1.97 2.36a.25.25 0 0 1-.38 0l-1.97-2.36a.25.25 0 0 1 .2-.41m-11 2h3.93a.25.25 0 0 0 .19-.41L2.69 6.23a.25.25 0 0 0-.38 0L.34 8.59a.25.25 0 0 0 .2.41M8 3c-1.55 0-2.94.7-3.86 1.82a.5.5 0 1 1-.77-.64A6 6 0 0 1 13.92 7H12.9A5 5 0 0 0 8 3M3.1 9a5 5 0 0 0 8.76 2.18.5.5 0 1 1 .77.64A6 6 0 0 1 2.08 9z';
