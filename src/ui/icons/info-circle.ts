// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const infoCircle: Glyph =
  'M8 15A7 7 0 1 1 8 1a7 7 0 0 1 0 14m0 1A8 8 0 1 0 8 0a8 8 0 0 0 0 16m.93-9.41-2.29.29-.08.38.45.08c.3.07.35.17.29.47l-.74 3.47c-.2.9.1 1.31.8 1.31.55 0 1.18-.25 1.47-.6l.09-.41c-.2.18-.5.25-.69.25q-.4-.02-.3-.54zM9 4.5a1 1 0 1 1-2 0 1 1 0 0 1 2 0';
