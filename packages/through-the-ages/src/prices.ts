import { actionCosts, cardRow, populationCost } from './board.ts';
import { effects } from './cards/effects.ts';
import {
  asUnit,
  asUrban,
  type CardNo,
  face,
  governmentCard,
  kindOf,
  leaderCard,
  levelOf,
  NONE,
  scienceCost,
  wonderCard,
  workCard,
} from './cards/numbered.ts';
import { statistics } from './statistics.ts';
import { workersOn } from './workforce.ts';
import type { Ages, Civilization } from './world.ts';

/**
 * Civil actions for the card in a space of the row; discounts add up, down to 0.
 * @rule TTA take-card.2 @rule TTA take-wonder.3 @rule TTA ruling.T16 @rule TTA ruling.T17 @rule TTA wonders.5 @rule TTA ravages-of-time.1
 */
export function priceInRow(world: Ages, civ: Civilization, space: number): number {
  const no = world.row[space] ?? NONE;
  let price = cardRow.civilActions[space] ?? 0;
  const card = face(no);
  if (card.kind === 'leader') price -= leaderDiscount(world, civ);
  if (card.kind !== 'wonder') return Math.max(0, price);
  if (!paysNoSurcharge(world, civ)) price += civ.wonders.length * actionCosts.eachCompletedWonder.civil;
  if (wonderCard(no).effect === 'cheaper-after-succession' && civ.turn.leaderReplaced)
    price -= effects['cheaper-after-succession'].civilActions;
  return Math.max(0, price);
}

function leaderDiscount(world: Ages, civ: Civilization): number {
  let less = 0;
  for (const { ability } of statistics(world, civ).powers)
    if (ability.does === 'cheaper-to-take') less += ability.civilActions;
  return less;
}

function paysNoSurcharge(world: Ages, civ: Civilization): boolean {
  return statistics(world, civ).powers.some(({ ability }) => ability.does === 'no-wonder-surcharge');
}

/** Food for one more worker; nothing with an empty bank. @rule TTA population.2 @rule TTA population.4 */
export function priceOfPopulation(world: Ages, civ: Civilization, cheaper = 0): number | undefined {
  const printed = populationCost(civ.yellow);
  if (printed === undefined) return undefined;
  let price = printed - cheaper;
  for (const { ability } of statistics(world, civ).powers)
    if (ability.does === 'cheaper-population') price -= ability.food;
  return Math.max(0, price);
}

/**
 * Resources for a worker on a card, with what cards in play take off.
 * @rule TTA build.3 @rule TTA build.4 @rule TTA build-unit.3 @rule TTA ruling.T45
 */
export function priceOfWorker(world: Ages, civ: Civilization, no: CardNo): number {
  const { kind, cost } = workCard(no);
  let price = cost.resources;
  const urban = asUrban(no) !== undefined;
  for (const { ability } of statistics(world, civ).powers) {
    if (ability.does === 'cheaper-urban-buildings' && urban) price -= ability.byLevel[levelOf(no)] ?? 0;
    if (ability.does !== 'cheaper-workers' || !ability.kinds.includes(kind)) continue;
    if (ability.withWorkerOn === undefined || workersOn(civ, [ability.withWorkerOn]) > 0) price -= ability.resources;
  }
  return Math.max(0, price);
}

/**
 * Resources for an upgrade: the difference of the two modified costs.
 * @rule TTA upgrade.4 @rule TTA upgrade.5 @rule TTA upgrade-unit.4 @rule TTA upgrade-unit.5 @rule TTA bach.2
 */
export function priceOfUpgrade(world: Ages, civ: Civilization, from: CardNo, to: CardNo): number {
  return Math.max(0, priceOfWorker(world, civ, to) - priceOfWorker(world, civ, from));
}

/** Resources for the next stages of the unfinished wonder, in one sum. @rule TTA wonder-stage.3 @rule TTA wonder-stage.10 */
export function priceOfStages(civ: Civilization, count: number): number {
  let price = 0;
  const { stages } = wonderCard(civ.unfinished);
  for (let stage = civ.stages; stage < civ.stages + count; stage++) price += stages[stage] ?? 0;
  return price;
}

/** How many stages one action may build. @rule TTA ruling.T63 */
export function stagesPerAction(world: Ages, civ: Civilization): number {
  let most = 1;
  for (const { ability } of statistics(world, civ).powers)
    if (ability.does === 'wonder-stages-per-action') most = Math.max(most, ability.upTo);
  return most;
}

/**
 * Science for a technology; a revolution pays the lower number of a government.
 * @rule TTA develop.4 @rule TTA develop.5 @rule TTA revolution.7 @rule TTA ruling.T45
 */
export function priceOfTechnology(
  world: Ages,
  civ: Civilization,
  no: CardNo,
  how: { readonly revolution: boolean; readonly cheaper: number },
): number {
  let price = (how.revolution ? governmentCard(no).cost.revolution : scienceCost(no)) - how.cheaper;
  for (const { ability } of statistics(world, civ).powers) {
    if (ability.does !== 'cheaper-technology' || !ability.kinds.some((kind) => kind === kindOf(no))) continue;
    if (ability.withWorkerOn === undefined || workersOn(civ, [ability.withWorkerOn]) > 0) price -= ability.science;
  }
  return Math.max(0, price);
}

/** Resources for units that a card gives each turn and that are not used yet. @rule TTA ruling.T61 */
function eachTurnLeft(world: Ages, civ: Civilization): number {
  if (civ.leader === NONE || civ.place !== world.current) return 0;
  for (const ability of leaderCard(civ.leader).abilities ?? []) {
    if (ability.does !== 'each-turn') continue;
    for (const [good, amount] of ability.gain)
      if (good === 'military-resources') return Math.max(0, amount - civ.turn.eachTurn);
  }
  return 0;
}

/** Resources a player has for units alone. @rule TTA paying.8 */
export function unitResources(world: Ages, civ: Civilization): number {
  return eachTurnLeft(world, civ) + civ.extraResources;
}

/** Spends resources for units first, and says what is left to pay. */
export function spendUnitResources(world: Ages, civ: Civilization, price: number): number {
  const given = Math.min(price, eachTurnLeft(world, civ));
  civ.turn.eachTurn += given;
  const extra = Math.min(price - given, civ.extraResources);
  civ.extraResources -= extra;
  return price - given - extra;
}

/** Science for unit technologies alone. @rule TTA points.5 */
export function unitScience(civ: Civilization, no: CardNo): number {
  return asUnit(no) === undefined ? 0 : civ.extraScience;
}
