// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const boxSeam: Glyph =
  'M8.19 1.11a.5.5 0 0 0-.38 0L1.85 3.5l2.4.96L10.4 2zm3.56 1.43L5.6 5l2.4.96 6.15-2.46zM15 4.24l-6.5 2.6v7.92l6.5-2.6zM7.5 14.76V6.84L1 4.24v7.92zM7.44.18a1.5 1.5 0 0 1 1.12 0l7.13 2.86a.5.5 0 0 1 .31.46v8.66a1 1 0 0 1-.63.93L8.2 15.96a.5.5 0 0 1-.38 0L.63 13.1a1 1 0 0 1-.63-.93V3.5a.5.5 0 0 1 .31-.46z';
