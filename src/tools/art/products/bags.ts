import type { Drawings } from './paint';

export const bags: Drawings = {};
