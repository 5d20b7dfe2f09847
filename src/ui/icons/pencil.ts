// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const pencil: Glyph =
  'M12.15.15a.5.5 0 0 1 .7 0l3 3a.5.5 0 0 1 0 .7l-10 10-.16.11-5 2a.5.5 0 0 1-.65-.65l2-5 .1-.16zM11.2 2.5l2.29 2.3 1.3-1.3-2.3-2.3zm1.58 3L10.5 3.2 4 9.7v.3h.5a.5.5 0 0 1 .5.5v.5h.5a.5.5 0 0 1 .5.5v.5h.3zm-9.76 5.18-.1.1L1.4 14.6l3.82-1.53.1-.1A.5.5 0 0 1 5 12.5V12h-.5a.5.5 0 0 1-.5-.5V11h-.5a.5.5 0 0 1-.47-.32';
