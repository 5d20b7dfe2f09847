// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const arrowCounterclockwise: Glyph =
  'M8 3a5 5 0 1 1-4.55 2.91.5.5 0 0 0-.9-.41A6 6 0 1 0 8 2zm0 1.47V.53a.25.25 0 0 0-.41-.19L5.23 2.31a.25.25 0 0 0 0 .38l2.36 1.97a.25.25 0 0 0 .41-.2';
