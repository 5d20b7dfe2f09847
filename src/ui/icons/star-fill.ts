// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const starFill: Glyph =
  'M3.61 15.44c-.38.2-.82-.15-.74-.59l.83-4.73L.17 6.77c-.33-.32-.15-.9.29-.95l4.9-.7L7.53.79c.2-.39.73-.39.93 0l2.18 4.33 4.9.7c.44.06.6.63.28.94l-3.52 3.36.83 4.73c.07.44-.36.8-.75.6L8 13.18z';
