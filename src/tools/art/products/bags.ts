import { backpack } from './bags/backpack';
import type { Drawings } from './paint';

export const bags: Drawings = { '1050': backpack };
