import type { Drawings } from './paint';
import { fold } from './phones/fold';
import { mini } from './phones/mini';
import { nimbus } from './phones/nimbus';

export const phones: Drawings = { '1010': nimbus, '1011': mini, '1012': fold };
