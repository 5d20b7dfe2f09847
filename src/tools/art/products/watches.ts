import type { Drawings } from './paint';

export const watches: Drawings = {};
