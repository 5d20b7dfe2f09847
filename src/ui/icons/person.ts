// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const person: Glyph =
  'M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6m2-3a2 2 0 1 1-4 0 2 2 0 0 1 4 0m4 8c0 1-1 1-1 1H3s-1 0-1-1 1-4 6-4 6 3 6 4m-1 0c0-.25-.15-.99-.83-1.67C11.52 10.68 10.29 10 8 10s-3.52.68-4.17 1.33A2.7 2.7 0 0 0 3 13z';
