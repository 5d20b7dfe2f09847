// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const checkCircle: Glyph =
  'M8 15A7 7 0 1 1 8 1a7 7 0 0 1 0 14m0 1A8 8 0 1 0 8 0a8 8 0 0 0 0 16m2.97-11.03-.02.02-3.47 4.43-2.1-2.1a.75.75 0 0 0-1.06 1.06l2.65 2.65a.75.75 0 0 0 1.08-.02l4-4.99a.75.75 0 0 0-1.08-1.05';
