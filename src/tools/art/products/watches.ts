import type { Drawings } from './paint';
import { isobarWatch } from './watches/isobar';
import { meridian } from './watches/meridian';
import { tide } from './watches/tide';

export const watches: Drawings = { '1070': isobarWatch, '1071': tide, '1072': meridian };
