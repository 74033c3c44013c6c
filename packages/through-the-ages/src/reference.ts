/** What a screen needs to know of the game without its rules: names, sentences, cards and printed tables. */

export type { Kept } from './actions/bills.ts';
export type { Cost } from './actions/costs.ts';
export type { Action } from './actions/moves.ts';
export { becauseOf } from './because.ts';
export * from './board.ts';
export type { Ability, Good, Goods, Statistic, Symbols } from './cards/ability.ts';
export type { Play } from './cards/card.ts';
export { type Card, type CardId, cards } from './cards/index.ts';
export {
  type Kind,
  levelOfAge,
  productionKinds,
  specialKinds,
  type UnitKind,
  type UrbanKind,
  unitKinds,
  urbanKinds,
  type WorkerKind,
  workerKinds,
} from './cards/kinds.ts';
export { WORTHS } from './change.ts';
export type { Agreement } from './events/agreement.ts';
export type { Start } from './events/head-start.ts';
export type { Happened } from './happenings.ts';
export { mayOfferPacts } from './pacts.ts';
export { phrase } from './phrases.ts';
export type { Political } from './politics/moves.ts';
export type { Why } from './statistics.ts';
export { called, tell } from './tell.ts';
export type { AgesView, CivilizationView } from './view.ts';
