// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const chevronLeft: Glyph =
  'M11.35 1.65a.5.5 0 0 1 0 .7L5.71 8l5.64 5.65a.5.5 0 0 1-.7.7l-6-6a.5.5 0 0 1 0-.7l6-6a.5.5 0 0 1 .7 0';
