import { happen, type Refusal } from '@ecumene/engine';
import { canSpendCivil, canSpendMilitary, spendCivil, spendMilitary } from '../action-tokens.ts';
import { actionCosts } from '../board.ts';
import { asUnit, asUrban, type CardNo, idOf, levelOf, workCard } from '../cards/numbered.ts';
import { payBill, refuseBill, type Wishes } from '../payments.ts';
import { priceOfUpgrade, priceOfWorker, spendUnitResources, unitResources } from '../prices.ts';
import { NO_CIVIL_ACTION, NO_MILITARY_ACTION, NO_WORKER, no, notInPlay } from '../refusals.ts';
import { leads, statistics } from '../statistics.ts';
import { free, place, promote } from '../workers.ts';
import { workersOn } from '../workforce.ts';
import { type Ages, type Civilization, type Work, workOn } from '../world.ts';
import type { Doing } from './moves.ts';

const LIMIT = no(
  'urban-limit',
  'build.7',
  'Your government allows no more buildings of this type. Upgrade one, or change your government.',
);
const NO_BACH = no('no-such-leader', 'bach.1', 'Your leader cannot turn buildings into theaters.');
const NOT_HIGHER = no('not-higher', 'upgrade.3', 'Upgrade to a technology of the same type and a higher level.');
const NOBODY_THERE = no('nobody-there', 'upgrade.2', 'You have no worker on that card. Choose one with a worker.');

/** Whether the government leaves room for one more of a type. @rule TTA build.7 @rule TTA urban-buildings.2 @rule TTA governments.4 */
export function hasRoom(world: Ages, civ: Civilization, card: CardNo): boolean {
  const urban = asUrban(card);
  return urban === undefined || workersOn(civ, [urban.kind]) < statistics(world, civ).urbanLimit;
}

/** A worker on a unit costs a military action, any other a civil one. @rule TTA build.1 @rule TTA build-unit.1 */
function refuseAction(world: Ages, civ: Civilization, card: CardNo): Refusal | undefined {
  if (asUnit(card) === undefined)
    return canSpendCivil(world, civ, actionCosts.buildUpgradeOrDestroy.civil) ? undefined : NO_CIVIL_ACTION;
  return canSpendMilitary(civ, actionCosts.buildUpgradeOrDisbandUnit.military) ? undefined : NO_MILITARY_ACTION;
}

function spendAction(world: Ages, civ: Civilization, card: CardNo, redFirst?: boolean): void {
  if (asUnit(card) === undefined) spendCivil(world, civ, actionCosts.buildUpgradeOrDestroy.civil, redFirst);
  else spendMilitary(world, civ, actionCosts.buildUpgradeOrDisbandUnit.military);
}

/** What is left to pay from stores once resources for units are used. @rule TTA paying.8 */
function afterUnitResources(world: Ages, civ: Civilization, card: CardNo, price: number): number {
  return asUnit(card) === undefined ? price : Math.max(0, price - unitResources(world, civ));
}

/** @rule TTA build.2 @rule TTA build.5 @rule TTA build-unit.2 @rule TTA action-card.6 */
export function refuseBuilding(
  world: Ages,
  civ: Civilization,
  work: Work | undefined,
  wishes: Wishes,
  cheaper = 0,
): Refusal | undefined {
  if (work === undefined) return notInPlay('build.2');
  if (civ.unused === 0) return NO_WORKER;
  if (!hasRoom(world, civ, work.card)) return LIMIT;
  const price = Math.max(0, priceOfWorker(world, civ, work.card) - cheaper);
  return refuseBill(world, civ, { food: 0, resources: afterUnitResources(world, civ, work.card, price) }, wishes);
}

/** @rule TTA farms-and-mines.1 @rule TTA build.3 */
export function buildNow(world: Ages, civ: Civilization, work: Work, wishes: Wishes, cheaper = 0): void {
  const price = Math.max(0, priceOfWorker(world, civ, work.card) - cheaper);
  const resources = asUnit(work.card) === undefined ? price : spendUnitResources(world, civ, price);
  payBill(world, civ, { food: 0, resources }, wishes);
  man(world, civ, work, price);
}

/** An unused worker goes to a card that is paid for. @rule TTA build.5 @rule TTA build-unit.4 */
export function man(world: Ages, civ: Civilization, work: Work, price: number): void {
  place(civ, work);
  const rule = asUnit(work.card) === undefined ? 'TTA build.5' : 'TTA build-unit.4';
  happen(world, rule, { what: 'built', seat: civ.seat, card: idOf(work.card), resources: price });
}

export function refuseBuild(world: Ages, civ: Civilization, move: Doing<'build'>): Refusal | undefined {
  const work = workOn(civ, move.card);
  if (work === undefined) return notInPlay('build.2');
  return refuseAction(world, civ, work.card) ?? refuseBuilding(world, civ, work, move);
}

export function build(world: Ages, civ: Civilization, move: Doing<'build'>): void {
  const work = workOn(civ, move.card);
  if (work === undefined) throw new Error(`${move.card} is not in play`);
  spendAction(world, civ, work.card, move.red);
  buildNow(world, civ, work, move);
}

/**
 * An upgrade keeps the type and raises the level, by as many levels as you like; a theater of Bach's may keep the level
 * and change the type.
 * @rule TTA upgrade.2 @rule TTA upgrade.3 @rule TTA upgrade-unit.2 @rule TTA upgrade-unit.3
 */
export function refuseUpgrading(
  world: Ages,
  civ: Civilization,
  ids: { readonly from: string; readonly to: string },
  wishes: Wishes,
  cheaper = 0,
): Refusal | undefined {
  const from = workOn(civ, ids.from);
  const to = workOn(civ, ids.to);
  if (from === undefined || to === undefined) return notInPlay(from === undefined ? 'upgrade.2' : 'upgrade.3');
  if (from.workers === 0) return NOBODY_THERE;
  if (workCard(from.card).kind !== workCard(to.card).kind || levelOf(to.card) <= levelOf(from.card)) return NOT_HIGHER;
  return refuseUpgradeCost(world, civ, from, to, wishes, cheaper);
}

function refuseUpgradeCost(
  world: Ages,
  civ: Civilization,
  from: Work,
  to: Work,
  wishes: Wishes,
  cheaper: number,
): Refusal | undefined {
  const price = Math.max(0, priceOfUpgrade(world, civ, from.card, to.card) - cheaper);
  return refuseBill(world, civ, { food: 0, resources: afterUnitResources(world, civ, to.card, price) }, wishes);
}

export function upgradeNow(
  world: Ages,
  civ: Civilization,
  ids: { readonly from: string; readonly to: string },
  wishes: Wishes,
  cheaper = 0,
): void {
  const from = workOn(civ, ids.from);
  const to = workOn(civ, ids.to);
  if (from === undefined || to === undefined) throw new Error(`${ids.from} or ${ids.to} is not in play`);
  const price = Math.max(0, priceOfUpgrade(world, civ, from.card, to.card) - cheaper);
  const resources = asUnit(to.card) === undefined ? price : spendUnitResources(world, civ, price);
  payBill(world, civ, { food: 0, resources }, wishes);
  promote(civ, from, to);
  happen(world, asUnit(to.card) === undefined ? 'TTA upgrade.6' : 'TTA upgrade-unit.6', {
    what: 'upgraded',
    seat: civ.seat,
    from: idOf(from.card),
    to: idOf(to.card),
    resources: price,
  });
}

/** @rule TTA upgrade.1 @rule TTA upgrade-unit.1 */
export function refuseUpgrade(world: Ages, civ: Civilization, move: Doing<'upgrade'>): Refusal | undefined {
  const to = workOn(civ, move.to);
  if (to === undefined) return notInPlay('upgrade.3');
  return refuseAction(world, civ, to.card) ?? refuseUpgrading(world, civ, move, move);
}

export function upgrade(world: Ages, civ: Civilization, move: Doing<'upgrade'>): void {
  const to = workOn(civ, move.to);
  if (to === undefined) throw new Error(`${move.to} is not in play`);
  spendAction(world, civ, to.card, move.red);
  upgradeNow(world, civ, move, move);
}

/** @rule TTA destroy.1 @rule TTA destroy.2 @rule TTA disband.1 @rule TTA disband.2 */
export function refuseDestroy(world: Ages, civ: Civilization, move: Doing<'destroy'>): Refusal | undefined {
  const work = workOn(civ, move.card);
  if (work === undefined) return notInPlay('destroy.2');
  if (work.workers === 0) return NOBODY_THERE;
  return refuseAction(world, civ, work.card);
}

export function destroy(world: Ages, civ: Civilization, move: Doing<'destroy'>): void {
  const work = workOn(civ, move.card);
  if (work === undefined) throw new Error(`${move.card} is not in play`);
  spendAction(world, civ, work.card, move.red);
  destroyNow(world, civ, work, asUnit(work.card) === undefined ? 'TTA destroy.3' : 'TTA disband.3');
}

/** The worker of a building becomes unused, whoever brought it down. */
export function destroyNow(world: Ages, civ: Civilization, work: Work, rule: string): void {
  free(civ, work);
  happen(world, rule, { what: 'destroyed', seat: civ.seat, card: idOf(work.card) });
}

/**
 * Whether a building can become a theater: any other urban building, a theater of its level or above, room for it, and
 * not done yet this turn. @rule TTA bach.1 @rule TTA bach.3 @rule TTA ruling.T57 @rule TTA ruling.T61
 */
export function refuseIntoTheater(
  world: Ages,
  civ: Civilization,
  ids: { readonly from: string; readonly to: string },
  wishes: Wishes,
  cheaper = 0,
): Refusal | undefined {
  if (!leads(civ, 'turn-into-a-theater')) return NO_BACH;
  if (civ.turn.theater) return no('once', 'ruling.T57', 'A building became a theater this turn already.');
  const from = workOn(civ, ids.from);
  const to = workOn(civ, ids.to);
  if (from === undefined || to === undefined) return notInPlay('bach.1');
  if (from.workers === 0) return NOBODY_THERE;
  const building = asUrban(from.card);
  if (building === undefined || building.kind === 'theater' || workCard(to.card).kind !== 'theater')
    return no('not-a-theater', 'bach.1', 'Choose an urban building other than a theater, and a theater technology.');
  if (levelOf(to.card) < levelOf(from.card))
    return no('lower', 'bach.1', 'The theater must be of the same level as the building or a higher one.');
  if (!hasRoom(world, civ, to.card)) return LIMIT;
  return refuseUpgradeCost(world, civ, from, to, wishes, cheaper);
}

export function refuseTheater(world: Ages, civ: Civilization, move: Doing<'theater'>): Refusal | undefined {
  if (!canSpendCivil(world, civ, actionCosts.buildUpgradeOrDestroy.civil)) return NO_CIVIL_ACTION;
  return refuseIntoTheater(world, civ, move, move);
}

export function theater(world: Ages, civ: Civilization, move: Doing<'theater'>): void {
  spendCivil(world, civ, actionCosts.buildUpgradeOrDestroy.civil, move.red);
  civ.turn.theater = true;
  upgradeNow(world, civ, move, move);
}
