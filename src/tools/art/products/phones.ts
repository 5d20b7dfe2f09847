import type { Drawings } from './paint';

export const phones: Drawings = {};
