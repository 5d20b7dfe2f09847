import type { Drawings } from './paint';

export const clothing: Drawings = {};
