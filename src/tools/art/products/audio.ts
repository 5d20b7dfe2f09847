import { hush } from './audio/hush';
import { pebble } from './audio/pebble';
import { rumble } from './audio/rumble';
import type { Drawings } from './paint';

export const audio: Drawings = { '1040': hush, '1041': pebble, '1042': rumble };
