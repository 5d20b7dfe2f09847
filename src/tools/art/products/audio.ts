import { hush } from './audio/hush';
import { pebble } from './audio/pebble';
import { rumble } from './audio/rumble';
import { rounded } from './outlines';
import type { Drawings } from './paint';

export const audio: Drawings = { '1040': rounded(hush), '1041': rounded(pebble), '1042': rounded(rumble) };
