/** What a screen needs to know of the game without its rules: its book, names, sentences and printed tables. */

export { abilitiesOf, neighboursFor, reachedIn, roomIn, targetAreas } from './book/abilities.ts';
export { abilityRules } from './book/ability-policy.ts';
export { creditsOf, creditsTowards } from './book/advances.ts';
export { isCoastal, mostCitiesBesideSea } from './book/coast.ts';
export { mayUseSubstitute } from './book/purchase.ts';
export type { WeState } from './book/state.ts';
export { book } from './book.ts';
export { amountFor, sparedOf } from './calamities/amounts.ts';
export { ABILITIES, ABILITY_IDS, type Ability, type AbilityAction, type AbilityId } from './data/abilities.ts';
export { type Ban, type Effect, effectsOf, freeFrom, type OwnEffect, protectedFrom } from './data/advance-effects.ts';
export {
  ADVANCE_IDS,
  ADVANCES,
  type Advance,
  type AdvanceId,
  advanceOf,
  CHAINS,
  type Chain,
  COPIES,
  type Credits,
  GROUPS,
  type Group,
} from './data/advances.ts';
export { BOARD, LAND, outOfPlay, PORTION, regionOf, startOf } from './data/board.ts';
export {
  CALAMITY_ROWS,
  type CalamityRow,
  type Chooser,
  type Loss,
  type LossRow,
  type Secondary,
} from './data/calamity-rows.ts';
export {
  CIVILIZATION_IDS,
  CIVILIZATIONS,
  type CivilizationId,
  IN_PLAY,
  PIECES,
  PLAYERS,
  type Players,
  START_CREDITS,
  START_TOKENS,
  UNIT_POINTS,
} from './data/civilizations.ts';
export { type Change, MODIFIERS, type Modifier, modifiersBy, modifiersOf, type Role } from './data/modifiers.ts';
export {
  DESTROYING_TOKENS,
  SCENARIO_TOKENS,
  type ScenarioToken,
  type ScenarioTokenId,
  SHORT_START,
  SHORT_STEPS,
  scenarioTokensFor,
} from './data/short-game.ts';
export {
  EPOCHS,
  type Epoch,
  epochAt,
  POINTS,
  type Requirement,
  TIE_BREAKS,
  TRACK,
  TRACKS,
  type Track,
  type TrackId,
} from './data/track.ts';
export {
  CALAMITIES,
  CALAMITY_LIMIT,
  type CalamityCard,
  type CalamityId,
  COMMODITIES,
  type Commodity,
  type CommodityId,
  HAND_LIMIT,
  isUsed,
  MAJOR_CALAMITIES,
  type MajorCalamityId,
  MINOR_CALAMITIES,
  type MinorCalamityId,
  OPEN_STACK,
  STACKS,
  TRADE,
  WATER,
} from './data/trade-cards.ts';
export {
  CITY_ATTACK,
  CITY_COST,
  GROWTH,
  LAND_STEPS,
  LEAST_LIMIT_FOR_CITY,
  SHIP_PRICES,
  SHIPS,
  SPOILS,
  SUPPORT_RATE,
  TAX_RATE,
  TOKENS_FOR_CLOSED_CITY,
  TOKENS_FOR_ONE_DAMAGE,
} from './data/turn-values.ts';
export { decode } from './decode.ts';
export type { WeEvent } from './events.ts';
export { doShips, readShipMove, refuseShips, refuseUnfit } from './ship-moves.ts';
export { tell } from './tell.ts';
export { called } from './thing-names.ts';
export { facesFor } from './trade-card-stacks.ts';
export type { WeView } from './view.ts';
