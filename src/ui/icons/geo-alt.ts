// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const geoAlt: Glyph =
  'M12.17 8.94a19 19 0 0 1-1.96 3.07A32 32 0 0 1 8 14.58a32 32 0 0 1-2.2-2.57c-.73-.95-1.44-2-1.97-3.07A7 7 0 0 1 3 6a5 5 0 0 1 10 0c0 .86-.3 1.87-.83 2.94M8 16s6-5.69 6-10A6 6 0 0 0 2 6c0 4.31 6 10 6 10m0-8a2 2 0 1 1 0-4 2 2 0 0 1 0 4m0 1a3 3 0 1 0 0-6 3 3 0 0 0 0 6';
