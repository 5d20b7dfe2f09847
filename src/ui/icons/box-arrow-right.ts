// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const boxArrowRight: Glyph =
  'M10 12.5a.5.5 0 0 1-.5.5h-8a.5.5 0 0 1-.5-.5v-9a.5.5 0 0 1 .5-.5h8a.5.5 0 0 1 .5.5v2a.5.5 0 0 0 1 0v-2A1.5 1.5 0 0 0 9.5 2h-8A1.5 1.5 0 0 0 0 3.5v9A1.5 1.5 0 0 0 1.5 14h8a1.5 1.5 0 0 0 1.5-1.5v-2a.5.5 0 0 0-1 0zm5.85-4.15a.5.5 0 0 0 0-.7l-3-3a.5.5 0 0 0-.7.7l2.14 2.15H5.5a.5.5 0 0 0 0 1h8.8l-2.15 2.15a.5.5 0 0 0 .7.7z';
