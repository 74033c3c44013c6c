import { happen, type Refusal } from '@ecumene/engine';
import { canSpendMilitary, spendMilitary } from '../action-tokens.ts';
import type { Goods } from '../cards/ability.ts';
import { effects } from '../cards/effects.ts';
import { asUnit, type CardNo, idOf, leaderCard, NONE } from '../cards/numbered.ts';
import { gain } from '../goods.ts';
import { payBill, refuseBill } from '../payments.ts';
import { priceOfPopulation, priceOfWorker, spendUnitResources, unitResources } from '../prices.ts';
import { NO_MILITARY_ACTION, no, notInPlay } from '../refusals.ts';
import { leads, statistics } from '../statistics.ts';
import { type Ages, type Civilization, workOn } from '../world.ts';
import { man } from './building.ts';
import type { Doing } from './moves.ts';
import { welcome } from './population.ts';

const RECRUITING = effects['grow-and-recruit'];
const NO_RECRUITER = no(
  'no-such-leader',
  'ruling.T58',
  'Your leader cannot do both at once. Increase population and build separately.',
);
const NO_UNIT = no('no-unit', 'ruling.T58', 'Your leader recruits only military units. Choose a unit technology.');
const BY_DEFAULT = 0;
const WITH_PRODUCTION = no(
  'with-production',
  'ruling.T59',
  'At this table it happens with production. End your Action Phase without choosing.',
);
const NO_CHOICES = no('nothing-to-choose', 'ruling.T59', 'Your leader has no choice to make.');

/**
 * Barbarossa's action: population and a unit, both or neither, as often as it can be paid.
 * @rule TTA ruling.T58
 */
export function refuseRecruit(world: Ages, civ: Civilization, move: Doing<'recruit'>): Refusal | undefined {
  if (!leads(civ, 'grow-and-recruit')) return NO_RECRUITER;
  const work = workOn(civ, move.card);
  if (work === undefined) return notInPlay('build-unit.2');
  if (asUnit(work.card) === undefined) return NO_UNIT;
  if (!canSpendMilitary(civ, RECRUITING.militaryActions)) return NO_MILITARY_ACTION;
  const food = priceOfPopulation(world, civ, RECRUITING.food);
  if (food === undefined) return no('empty-bank', 'population.4', 'Your yellow bank is empty. You cannot recruit.');
  const price = Math.max(0, priceOfWorker(world, civ, work.card) - RECRUITING.resources);
  return refuseBill(world, civ, { food, resources: Math.max(0, price - unitResources(world, civ)) }, move);
}

/** Paid for as one; population first, so that the new worker may be the unit. @rule TTA ruling.T58 */
export function recruit(world: Ages, civ: Civilization, move: Doing<'recruit'>): void {
  const work = workOn(civ, move.card);
  if (work === undefined) throw new Error(`${move.card} is not in play`);
  spendMilitary(world, civ, RECRUITING.militaryActions);
  const food = priceOfPopulation(world, civ, RECRUITING.food) ?? 0;
  const price = Math.max(0, priceOfWorker(world, civ, work.card) - RECRUITING.resources);
  payBill(world, civ, { food, resources: spendUnitResources(world, civ, price) }, move);
  welcome(world, civ, food);
  man(world, civ, work, price);
}

/** A card in play with a gain once a turn, and the gain. */
function onceATurn(world: Ages, civ: Civilization, id: string): { card: CardNo; gain: Goods } | undefined {
  for (const { ability, card } of statistics(world, civ).powers)
    if (ability.does === 'once-a-turn' && idOf(card) === id) return { card, gain: ability.gain };
  return undefined;
}

/** @rule TTA ruling.T61 */
export function refuseUse(world: Ages, civ: Civilization, move: Doing<'use'>): Refusal | undefined {
  if (onceATurn(world, civ, move.card) === undefined)
    return no('nothing-to-use', 'ruling.T61', 'You have no card with this once-a-turn ability.');
  if (civ.turn.sailed) return no('once', 'ruling.T61', 'You have already used it this turn. Wait for your next turn.');
  return civ.yellow === 0
    ? no('empty-bank', 'workers.3', 'Your yellow bank is empty. Population does not increase.')
    : undefined;
}

export function use(world: Ages, civ: Civilization, move: Doing<'use'>): void {
  const power = onceATurn(world, civ, move.card);
  if (power === undefined) throw new Error(`${move.card} gives nothing once a turn`);
  civ.turn.sailed = true;
  happen(world, 'TTA ruling.T61', { what: 'used', seat: civ.seat, card: idOf(power.card) });
  gain(world, civ, power.gain, 'TTA ruling.T61', power.card);
}

/** What the leader gives one of each turn. */
export function turnChoices(civ: Civilization): readonly Goods[] | undefined {
  if (civ.leader === NONE) return undefined;
  for (const ability of leaderCard(civ.leader).abilities ?? [])
    if (ability.does === 'each-turn-one-of') return ability.choices;
  return undefined;
}

/** @rule TTA ruling.T59 */
export function refuseChoose(world: Ages, civ: Civilization, move: Doing<'choose'>): Refusal | undefined {
  const choices = turnChoices(civ);
  if (choices === undefined) return NO_CHOICES;
  if (civ.turn.chosen) return no('once', 'ruling.T59', 'You have chosen this turn already.');
  if (world.options.churchill === 'with-production' && move.choice === BY_DEFAULT) return WITH_PRODUCTION;
  return choices[move.choice] === undefined
    ? no('no-choice', 'ruling.T59', 'There is no such choice. Choose one that is offered.')
    : undefined;
}

export function choose(world: Ages, civ: Civilization, move: Doing<'choose'>): void {
  civ.turn.chosen = true;
  gain(world, civ, turnChoices(civ)?.[move.choice] ?? [], 'TTA ruling.T59', civ.leader);
}

/** Who has not chosen by the end of the Action Phase gets the first. @rule TTA ruling.T59 */
export function chooseByDefault(world: Ages, civ: Civilization): void {
  if (turnChoices(civ) !== undefined && !civ.turn.chosen) choose(world, civ, { do: 'choose', choice: BY_DEFAULT });
}
