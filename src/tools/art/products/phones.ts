import { rounded } from './outlines';
import type { Drawings } from './paint';
import { fold } from './phones/fold';
import { mini } from './phones/mini';
import { nimbus } from './phones/nimbus';

export const phones: Drawings = { '1010': rounded(nimbus), '1011': rounded(mini), '1012': rounded(fold) };
