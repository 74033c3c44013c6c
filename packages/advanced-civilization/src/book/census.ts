import { type Census, has } from '@ecumene/ancients';
import { CIVILIZATION_CARDS } from '../data/civilization-cards.ts';
import type { AcState } from './state.ts';

export const census: Census<AcState> = {
  comesLast: has(CIVILIZATION_CARDS, 'moves-last'),
  cites: { order: ['AC 21.2', 'AC 21.1', 'AC 22.11', 'AC 23.21'] },
};
