import type { Drawings } from './paint';

export const shoes: Drawings = {};
