// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const gift: Glyph =
  'M3 2.5a2.5 2.5 0 0 1 5 0 2.5 2.5 0 0 1 5 0c0 .08 0 .28-.04.5H15a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1v7.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 1 14.5V7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h2.04A3 3 0 0 1 3 2.5m1.07.5H7v-.5a1.5 1.5 0 1 0-3 0c0 .09 0 .27.05.43zM9 3h2.93l.03-.07c.04-.16.04-.34.04-.43a1.5 1.5 0 0 0-3 0zM1 4v2h6V4zm8 0v2h6V4zm5 3H9v8h4.5a.5.5 0 0 0 .5-.5zm-7 8V7H2v7.5a.5.5 0 0 0 .5.5z';
