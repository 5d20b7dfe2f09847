import { beanie } from './clothing/beanie';
import { cap } from './clothing/cap';
import { hoodie } from './clothing/hoodie';
import { raincoat } from './clothing/raincoat';
import { shirt } from './clothing/shirt';
import type { Drawings } from './paint';

export const clothing: Drawings = { '1020': shirt, '1021': raincoat, '1022': hoodie, '1023': cap, '1024': beanie };
