import { type Limits, total } from '@ecumene/ancients';
import { CIVILIZATION_CARDS } from '../data/civilization-cards.ts';
import type { AcState } from './state.ts';

/** Tokens live beside a city only by option: those of its owner, or anybody's. @rule AC 26.2 @rule AC ST cohabitation.1 @rule AC ST cohabitation.3 */
function besideCity({ options, cityIn }: AcState, nation: number, area: number, fed: number): number {
  const { cohabitation } = options;
  return cohabitation === 'any' || (cohabitation === 'own' && cityIn[area] === nation) ? fed : 0;
}

export const limits: Limits<AcState> = {
  raise: total(CIVILIZATION_CARDS, 'limit'),
  besideCity,
  cites: {
    surplus: ['AC 26.1', 'AC 26.11', 'AC 26.2', 'AC ST cohabitation.1'],
    limit: ['AC 26.11', 'AC 32.241', 'AC ST cohabitation.1'],
  },
};
