// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const exclamationCircle: Glyph =
  'M8 15A7 7 0 1 1 8 1a7 7 0 0 1 0 14m0 1A8 8 0 1 0 8 0a8 8 0 0 0 0 16m-1-5a1 1 0 1 1 2 0 1 1 0 0 1-2 0m.1-6a.9.9 0 1 1 1.8 0l-.35 3.5a.55.55 0 0 1-1.1 0z';
