// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const images: Glyph =
  'M4.5 9a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3m9.5 4a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2 2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2m0-11H4a1 1 0 0 0-1 1h9a2 2 0 0 1 2 2v7a1 1 0 0 0 1-1V3a1 1 0 0 0-1-1M2 4a1 1 0 0 0-1 1v8l2.65-2.35a.5.5 0 0 1 .63-.07l2.66 1.78 3.7-3.71a.5.5 0 0 1 .58-.1L13 10.5V5a1 1 0 0 0-1-1z';
