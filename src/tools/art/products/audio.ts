import type { Drawings } from './paint';

export const audio: Drawings = {};
