import { audio } from './audio';
import { bags } from './bags';
import { clothing } from './clothing';
import { home } from './home';
import type { Drawings } from './paint';
import { phones } from './phones';
import { shoes } from './shoes';
import { watches } from './watches';

/** Who draws what. */
export const drawings: Drawings = { ...shoes, ...phones, ...clothing, ...audio, ...bags, ...home, ...watches };
