// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const heartFill: Glyph = 'M8 1.31C12.44-3.25 23.53 4.74 8 15-7.53 4.74 3.56-3.25 8 1.31';
