// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const house: Glyph =
  'M8.7 1.5a1 1 0 0 0-1.4 0L.64 8.15a.5.5 0 0 0 .7.7L2 8.21v5.29A1.5 1.5 0 0 0 3.5 15h9a1.5 1.5 0 0 0 1.5-1.5V8.2l.65.65a.5.5 0 0 0 .7-.7L13 5.79V2.5a.5.5 0 0 0-.5-.5h-1a.5.5 0 0 0-.5.5v1.3zM13 7.2v6.3a.5.5 0 0 1-.5.5h-9a.5.5 0 0 1-.5-.5V7.2l5-5z';
