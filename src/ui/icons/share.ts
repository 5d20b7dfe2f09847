// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const share: Glyph =
  'M13.5 1a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3M11 2.5a2.5 2.5 0 1 1 .6 1.63L4.9 7.25a2.5 2.5 0 0 1 0 1.5l6.71 3.12a2.5 2.5 0 1 1-.48.88L4.4 9.63a2.5 2.5 0 1 1 0-3.26l6.72-3.12A3 3 0 0 1 11 2.5m-8.5 4a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3m11 5.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3';
