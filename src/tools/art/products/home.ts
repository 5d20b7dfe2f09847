import type { Drawings } from './paint';

export const home: Drawings = {};
