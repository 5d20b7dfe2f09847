// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const key: Glyph =
  'M0 8a4 4 0 0 1 7.47-2H14a.5.5 0 0 1 .35.15l1.5 1.5a.5.5 0 0 1 0 .7l-1.5 1.5a.5.5 0 0 1-.7 0L13 9.21l-.65.64a.5.5 0 0 1-.7 0L11 9.21l-.65.64a.5.5 0 0 1-.7 0L9 9.21l-.65.64A.5.5 0 0 1 8 10h-.53A4 4 0 0 1 0 8m4-3a3 3 0 1 0 2.71 4.29.5.5 0 0 1 .45-.29h.63l.86-.85a.5.5 0 0 1 .7 0l.65.64.65-.64a.5.5 0 0 1 .7 0l.65.64.65-.64a.5.5 0 0 1 .7 0l.65.64.8-.79-1-1H7.15a.5.5 0 0 1-.45-.28A3 3 0 0 0 4 5m0 3a1 1 0 1 1-2 0 1 1 0 0 1 2 0';
