// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const wrench: Glyph =
  'M.1 2.22A3 3 0 0 0 3.78 5.9l6.34 6.25A3 3 0 0 0 13 16a3 3 0 1 0-.85-5.88L5.9 3.78A3 3 0 0 0 2.22.1l2.14 2.14L4 4l-1.76.36zm13.37 9.02.53.03.29.44.44.29.03.53.24.47-.24.47-.03.53-.44.29-.29.44-.53.03L13 15l-.47-.24-.53-.03-.29-.44-.44-.29-.03-.53L11 13l.24-.47.03-.53.44-.29.29-.44.53-.03L13 11z';
