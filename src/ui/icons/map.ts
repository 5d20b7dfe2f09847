// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const map: Glyph =
  'M15.82.11A.5.5 0 0 1 16 .5v14a.5.5 0 0 1-.4.49l-5 1h-.2l-4.9-.98-4.9.98a.5.5 0 0 1-.6-.49v-14a.5.5 0 0 1 .4-.49l5-1h.2l4.9.98 4.9-.98a.5.5 0 0 1 .42.1M10 1.91l-4-.8v12.98l4 .8zm1 12.98 4-.8V1.11l-4 .8zm-6-.8V1.11l-4 .8v12.98z';
