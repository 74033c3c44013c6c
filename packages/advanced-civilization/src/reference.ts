/** What a screen needs to know of the game without its rules: names, sentences and printed tables. */

export { byCities, byTokens, OUTSIDERS } from '@ecumene/ancients';
export { REMEDIES } from './calamities/redress.ts';
export { called } from './called.ts';
export { cityCost, fromTreasury } from './cities.ts';
export { assault, removesLast } from './conflict.ts';
export { CARDS, CIVILIZATION_CARDS, GROUPS } from './data/civilization-cards.ts';
export { FINISH, ITALY_OR_IBERIA, ROWS, type RowOfTrack, rowNumber, TRACK } from './data/nations.ts';
export { CALAMITY_CARDS, COMMODITIES, FEWEST_TRADED, KEPT, NAMED } from './data/trade-cards.ts';
export { entriesFor, trackFor } from './succession.ts';
export { farming } from './support.ts';
export { leastTax } from './taxation.ts';
export { fighterBy, tell } from './tell.ts';
export type { AcView } from './view.ts';
