// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const link45deg: Glyph =
  'M4.72 6.54 3.34 7.91a3 3 0 1 0 4.25 4.25l1.82-1.83A3 3 0 0 0 8.6 5.5l-.6.59-.15.2a2 2 0 0 1 .86 3.33l-1.83 1.83a2 2 0 1 1-2.83-2.83l.8-.8a4 4 0 0 1-.13-1.28m1.87-1.87A3 3 0 0 0 7.4 9.5l.78-.78a2 2 0 0 1-.9-3.34l1.83-1.83a2 2 0 1 1 2.83 2.83l-.8.8q.18.63.13 1.28l1.38-1.37A3 3 0 1 0 8.4 2.84z';
