/** What a screen needs to know of the game without its rules: its book, names, sentences and printed tables. */

export {
  askable,
  diasporaTargets,
  doctrineTargets,
  mayFound,
  occupantsOf,
  provinces,
  targetAreas,
} from './book/abilities.ts';
export { abilityRules } from './book/ability-policy.ts';
export { creditsOf, creditsTowards, priceOf } from './book/advances.ts';
export { calamityChange, priceChange, traitsOf, treatedAs } from './book/cultures.ts';
export { blockOfNation, isForeign, isForeignIn, worthTo } from './book/foreign-sets.ts';
export { type Leg, pathTo } from './book/paths.ts';
export type { EpState, FullCredits } from './book/state.ts';
export { saleRate } from './book/trade-cards.ts';
export { book } from './book.ts';
export { bookAt } from './book-of-start.ts';
export { amountFor, CULTURE, changesFor } from './calamities/amounts.ts';
export { MAIN_CHANGES, mainHarm } from './calamities/main-harm.ts';
export { blocksOf } from './civilizations-in-play.ts';
export {
  ABILITIES,
  type Ability,
  type AbilityId,
  DOCTRINE_POINTS,
  POLITICS_TOKENS,
  PROVINCIAL,
  TRADE_EMPIRE_ASKS,
} from './data/abilities.ts';
export {
  ADVANCE_IDS,
  ADVANCES,
  type Advance,
  type AdvanceId,
  advanceOf,
  BONUSES,
  type Credits,
  GROUPS,
  type Group,
} from './data/advances.ts';
export { BLOCKS, type Block, blockOf, LEVELS, levelOf, TWO_BLOCKS_FROM } from './data/blocks.ts';
export { BOARD, LAND, PORTION, regionOf, startOf } from './data/board.ts';
export { CALAMITY_NUMBERS, CALAMITY_ROWS } from './data/calamities.ts';
export {
  CIVILIZATION_IDS,
  CIVILIZATIONS,
  type Civilization,
  type CivilizationId,
  FEWEST,
  MOST,
  PIECES,
  START_TOKENS,
  WEST_TO_EAST,
} from './data/civilizations.ts';
export { CULTURES, type PriceOf, type Trait } from './data/cultures.ts';
export {
  FIRST_CITY_COST,
  isPackage,
  LENGTHS,
  type Length,
  PACKAGE_IDS,
  PACKAGES,
  type Package,
  type PackageId,
  packageOf,
  SHORTER_START,
} from './data/packages.ts';
export { SUGGESTED_SETS, type SuggestedSet } from './data/suggested-sets.ts';
export { EPOCHS, type Epoch, epochAt, FINISH, POINTS, REQUIREMENTS, type Requirement } from './data/track.ts';
export {
  CALAMITIES,
  CALAMITY_LIMIT,
  type CalamityCard,
  type CalamityId,
  COMMODITIES,
  type Commodity,
  commoditiesIn,
  DYNAMIC_LIMIT,
  HAND_LIMIT,
  MOST_BOUGHT,
  ON_SALE,
  TRADE,
} from './data/trade-cards.ts';
export { CITY_ATTACK, CITY_COST, GROWTH, PILLAGE, SHIPS, SUPPORT_RATE, TAX_RATE } from './data/turn-values.ts';
export { decode } from './decode.ts';
export { type EpEvent, tell } from './events.ts';
export { apartIn, drawSet, lonelyIn, neighboursAmong } from './neighbours.ts';
export { allTradable, calamityLimit, type EpOptions } from './options.ts';
export { called } from './thing-names.ts';
export { facesFor } from './trade-card-stacks.ts';
export type { EpView } from './view.ts';
