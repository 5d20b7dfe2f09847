import type { Drawings } from './paint';
import { nimbus } from './phones/nimbus';

export const phones: Drawings = { '1010': nimbus };
