// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const download: Glyph =
  'M.5 9.9a.5.5 0 0 1 .5.5v2.5a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-2.5a.5.5 0 0 1 1 0v2.5a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2v-2.5a.5.5 0 0 1 .5-.5m7.15 1.95a.5.5 0 0 0 .7 0l3-3a.5.5 0 0 0-.7-.7L8.5 10.29V1.5a.5.5 0 0 0-1 0v8.8L5.35 8.14a.5.5 0 1 0-.7.7z';
