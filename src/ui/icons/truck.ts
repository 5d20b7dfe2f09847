// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const truck: Glyph =
  'M0 3.5A1.5 1.5 0 0 1 1.5 2h9A1.5 1.5 0 0 1 12 3.5V5h1.02a1.5 1.5 0 0 1 1.17.56l1.48 1.85a1.5 1.5 0 0 1 .33.94v2.15a1.5 1.5 0 0 1-1.5 1.5H14a2 2 0 1 1-4 0H5a2 2 0 1 1-4-.08 1.5 1.5 0 0 1-1-1.42zm1.3 7.46a2 2 0 0 1 3.43.04h5.54a2 2 0 0 1 .73-.73V3.5a.5.5 0 0 0-.5-.5h-9a.5.5 0 0 0-.5.5v7a.5.5 0 0 0 .3.46M12 10a2 2 0 0 1 1.73 1h.77a.5.5 0 0 0 .5-.5V8.35a.5.5 0 0 0-.11-.31l-1.48-1.85a.5.5 0 0 0-.39-.19H12zm-9 1a1 1 0 1 0 0 2 1 1 0 0 0 0-2m9 0a1 1 0 1 0 0 2 1 1 0 0 0 0-2';
