import { backpack } from './bags/backpack';
import { sling } from './bags/sling';
import { tote } from './bags/tote';
import type { Drawings } from './paint';

export const bags: Drawings = { '1050': backpack, '1051': tote, '1052': sling };
