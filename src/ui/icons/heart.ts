// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const heart: Glyph =
  'M8 2.75 7.28 2C5.6.28 2.51.88 1.4 3.05c-.52 1.03-.64 2.5.31 4.39.92 1.81 2.84 3.99 6.29 6.36 3.45-2.37 5.36-4.55 6.29-6.36.95-1.89.83-3.36.31-4.39C13.49.88 10.4.28 8.72 2.01zM8 15C-7.33 4.87 3.28-3.04 7.82 1.14l.18.17.18-.17C12.72-3.04 23.33 4.87 8 15';
