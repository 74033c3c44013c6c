export { OUTSIDERS } from '@ecumene/ancients';
export { CARDS, CIVILIZATION_CARDS, GROUPS } from './data/civilization-cards.ts';
export { FINISH, ITALY_OR_IBERIA, ROWS, type Row, type RowOfTrack, TRACK } from './data/nations.ts';
export { TRADE_CARDS } from './data/trade-cards.ts';
export type { AcEvent } from './events.ts';
export { advancedCivilization } from './game.ts';
export { rules } from './rules.ts';
export type { AcView } from './view.ts';
export type { AcWorld } from './world.ts';
