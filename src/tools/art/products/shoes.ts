import type { Drawings } from './paint';
import { boot } from './shoes/boot';
import { runner } from './shoes/runner';
import { slip } from './shoes/slip';
import { trail } from './shoes/trail';

export const shoes: Drawings = { '1030': runner, '1031': trail, '1032': slip, '1033': boot };
