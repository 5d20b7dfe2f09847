// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const arrowUpRight: Glyph =
  'M14 2.5a.5.5 0 0 0-.5-.5h-6a.5.5 0 0 0 0 1h4.8L2.14 13.15a.5.5 0 0 0 .7.7L13 3.71V8.5a.5.5 0 0 0 1 0z';
