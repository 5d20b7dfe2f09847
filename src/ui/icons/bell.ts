// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.
import type { Glyph } from '@/ui/icons';

export const bell: Glyph =
  'M8 16a2 2 0 0 0 2-2H6a2 2 0 0 0 2 2M8 1.92l-.8.16A4 4 0 0 0 4 6c0 .63-.13 2.2-.46 3.74-.16.77-.38 1.57-.66 2.26h10.24a13 13 0 0 1-.66-2.26A22 22 0 0 1 12 6a4 4 0 0 0-3.2-3.92zM14.22 12q.33.69.78 1H1q.45-.31.78-1C2.68 10.2 3 6.88 3 6a5 5 0 0 1 4-4.9 1 1 0 1 1 2 0A5 5 0 0 1 13 6c0 .88.32 4.2 1.22 6';
