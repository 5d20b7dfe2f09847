// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const layers: Glyph =
  'M8.24 1.56a.5.5 0 0 0-.48 0l-7.5 4a.5.5 0 0 0 0 .88L3.2 8 .26 9.56a.5.5 0 0 0 0 .88l7.5 4a.5.5 0 0 0 .47 0l7.5-4a.5.5 0 0 0 0-.88L12.81 8l2.93-1.56a.5.5 0 0 0 0-.88zm3.51 7L14.44 10 8 13.43 1.56 10l2.69-1.43 3.52 1.87a.5.5 0 0 0 .47 0zM8 9.44 1.56 6 8 2.57 14.44 6z';
