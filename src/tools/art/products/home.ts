import { bottle } from './home/bottle';
import type { Drawings } from './paint';

export const home: Drawings = { '1061': bottle };
