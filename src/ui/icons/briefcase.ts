// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const briefcase: Glyph =
  'M6.5 1A1.5 1.5 0 0 0 5 2.5V3H1.5A1.5 1.5 0 0 0 0 4.5v8A1.5 1.5 0 0 0 1.5 14h13a1.5 1.5 0 0 0 1.5-1.5v-8A1.5 1.5 0 0 0 14.5 3H11v-.5A1.5 1.5 0 0 0 9.5 1zm0 1h3a.5.5 0 0 1 .5.5V3H6v-.5a.5.5 0 0 1 .5-.5m1.89 6.91L15 7.15v5.35a.5.5 0 0 1-.5.5h-13a.5.5 0 0 1-.5-.5V7.15l6.61 1.76a1.5 1.5 0 0 0 .78 0M1.5 4h13a.5.5 0 0 1 .5.5v1.62L8.13 7.95h-.26L1 6.12V4.5a.5.5 0 0 1 .5-.5';
