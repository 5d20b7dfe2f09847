// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const twitter: Glyph =
  'M5.03 15c6.03 0 9.34-5 9.34-9.33v-.43A7 7 0 0 0 16 3.54a7 7 0 0 1-1.89.52 3.3 3.3 0 0 0 1.45-1.82 7 7 0 0 1-2.09.8 3.29 3.29 0 0 0-5.6 2.99A9.3 9.3 0 0 1 1.12 2.6a3.3 3.3 0 0 0 1.02 4.38 3 3 0 0 1-1.49-.4v.04a3.3 3.3 0 0 0 2.63 3.22 3 3 0 0 1-.86.11 3 3 0 0 1-.62-.05 3.3 3.3 0 0 0 3.07 2.27 6.6 6.6 0 0 1-4.08 1.41 6 6 0 0 1-.78-.04A9.3 9.3 0 0 0 5.03 15';
