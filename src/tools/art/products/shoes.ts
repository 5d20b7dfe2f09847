import type { Drawings } from './paint';
import { runner } from './shoes/runner';

export const shoes: Drawings = { '1030': runner };
