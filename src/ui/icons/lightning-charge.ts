// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const lightningCharge: Glyph =
  'M11.25.07a.5.5 0 0 1 .23.58L9.68 6.5H13a.5.5 0 0 1 .36.84l-8 8.5a.5.5 0 0 1-.84-.49l1.8-5.85H3a.5.5 0 0 1-.36-.84l8-8.5a.5.5 0 0 1 .61-.1M4.15 8.5H7a.5.5 0 0 1 .48.65L6.1 13.59l5.73-6.09H9a.5.5 0 0 1-.48-.65L9.9 2.41z';
