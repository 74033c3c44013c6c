/** What a Civilization game needs to have bots: a guide to its book, and the temperaments of those who play by it. */
export { Goods, sameEverywhere } from './goods.ts';
export type { Guide } from './guide.ts';
export { searcher } from './keen.ts';
export { player } from './steady.ts';
export { BUILDER, KEEN, RAIDER, STEADY, type Temperament, TRADER } from './temperament.ts';
export type { Worths } from './worths.ts';
