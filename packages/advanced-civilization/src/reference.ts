/** What a screen needs to know of the game without its rules: names, sentences and printed tables. */

export { byCities, byTokens, OUTSIDERS } from '@ecumene/ancients';
export { amountFor } from './book/amounts.ts';
export { CITY_COST } from './book/building.ts';
export { GROWTH } from './book/growth.ts';
export { CAPACITY } from './book/movement.ts';
export { mayMine, tradeCityAdds, worthOf } from './book/purchase.ts';
export { POINTS } from './book/score.ts';
export { UPKEEP } from './book/ships.ts';
export type { AcState } from './book/state.ts';
export { SUPPORT_RATE } from './book/support.ts';
export { book } from './book.ts';
export { isBuried } from './buried-calamities.ts';
export { REMEDIES } from './calamities/redress.ts';
export { tradeCardFaces } from './calamity-stacks.ts';
export { CALAMITIES, MOST_CALAMITIES } from './data/calamities.ts';
export { CARD_RULES, CARDS, CIVILIZATION_CARDS, GROUPS } from './data/civilization-cards.ts';
export { FINISH, ITALY_OR_IBERIA, ROWS, type RowOfTrack, rowNumber, TRACK } from './data/nations.ts';
export { CALAMITY_CARDS, COMMODITIES, type Commodity, FEWEST_TRADED, KEPT, NAMED } from './data/trade-cards.ts';
export { decode } from './decode.ts';
export type { AcEvent } from './events.ts';
export { becauseOf, tell } from './tell.ts';
export { called } from './thing-names.ts';
export type { TollMove } from './tolls.ts';
export type { AcView } from './view.ts';
