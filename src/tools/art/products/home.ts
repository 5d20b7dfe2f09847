import { barometer } from './home/barometer';
import { bottle } from './home/bottle';
import { lamp } from './home/lamp';
import type { Drawings } from './paint';

export const home: Drawings = { '1060': lamp, '1061': bottle, '1062': barometer };
