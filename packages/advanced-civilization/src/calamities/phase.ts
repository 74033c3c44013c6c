import {
  active,
  faceOf,
  isCommodity,
  type NationNumber,
  NOBODY,
  nameOf,
  nation,
  type Strike,
  seatOf,
  takeCards,
} from '@ecumene/ancients';
import { ask, at, confirm, happen, must, reveal, type Script, say, shuffle, the } from '@ecumene/engine';
import { MOST_CALAMITIES } from '../data/calamities.ts';
import type { AcWorld } from '../world.ts';
import { giveCredit, takeStock } from './redress.ts';
import { type Calamity, calamities } from './registry.ts';

const SAFE_FROM_BARBARIANS = 'crete';

/**
 * Trading is over: all calamities are shown by whoever holds them. That there are none is news as well, wherever cards
 * were drawn. @rule AC 29.1 @rule AC 29.2 @rule AC 29.3 @rule AC 29.4
 */
export function showCalamities(world: AcWorld): void {
  const numbers = active(world);
  const held = numbers.map((number) => nation(world, number).hand.filter((card) => !isCommodity(world, card)));
  const count = held.reduce((sum, cards) => sum + cards.length, 0);
  if (world.trade.fresh.length > 0) reveal(world, 'AC 29.3', { what: 'calamities-come', count });
  for (const [i, cards] of held.entries()) if (cards.length > 0) show(world, at(numbers, i), cards);
  world.trade.fresh = [];
  world.strikes.sort((a, b) => a.card - b.card);
}

function show(world: AcWorld, number: NationNumber, held: readonly number[]): void {
  takeCards(world, number, held);
  for (const card of held) {
    const trader = world.trade.givers[card] ?? NOBODY;
    reveal(world, 'AC 29.3', {
      what: 'calamity-shown',
      calamity: faceOf(world, card).id,
      nation: nameOf(world, number),
      trader: trader === NOBODY ? null : nameOf(world, trader),
    });
  }
  for (const card of exempt(world, number, drop(world, number, held))) {
    world.strikes.push({ card, victim: number, trader: world.trade.givers[card] ?? NOBODY });
  }
}

/**
 * Nobody suffers more than two: two are drawn, the others go back without effect. Crete's Barbarians are drawn from like
 * any other card. @rule AC 29.5 @rule AC Q&A 30.527 a @rule AC A28 @rule AC ST no-calamity-limit
 */
function drop(world: AcWorld, number: NationNumber, held: readonly number[]): readonly number[] {
  if (held.length <= MOST_CALAMITIES || world.options.noCalamityLimit) return held;
  const mixed = shuffle(
    world.random,
    [...held].sort((a, b) => a - b),
  );
  for (const card of mixed.slice(MOST_CALAMITIES)) setAside(world, number, card, 'AC 29.5');
  return mixed.slice(0, MOST_CALAMITIES);
}

/** Barbarians never strike Crete: what is left of them there goes back. @rule AC 30.527 @rule AC Q&A 30.527 b @rule AC A28 */
function exempt(world: AcWorld, number: NationNumber, drawn: readonly number[]): readonly number[] {
  if (nameOf(world, number) !== SAFE_FROM_BARBARIANS) return drawn;
  const isHorde = (card: number): boolean => faceOf(world, card).id === 'barbarian-hordes';
  for (const card of drawn.filter(isHorde)) setAside(world, number, card, 'AC 30.527');
  return drawn.filter((card) => !isHorde(card));
}

function setAside(world: AcWorld, number: NationNumber, card: number, rule: string): void {
  world.trade.returned.push(card);
  happen(world, rule, { what: 'calamity-dropped', calamity: faceOf(world, card).id, nation: nameOf(world, number) });
}

/** The calamities to resolve, lowest level first and non-tradable ones first at each level. @rule AC 29.6 */
export function pending(world: AcWorld): string[] {
  return world.strikes.map(({ card }) => faceOf(world, card).id);
}

/** One calamity strikes. @rule AC 29.6 @rule AC 29.61 @rule AC 29.7 */
export function resolve(world: AcWorld, calamity: string): Script | void {
  const strike = must(
    world.strikes.find(({ card }) => faceOf(world, card).id === calamity),
    `somebody struck by ${calamity}`,
  );
  if (world.options.returnCalamities) return suffersOrNot(world, strike, calamity);
  return strikes(world, strike, calamity);
}

/** The victim may send it back to its stack. @rule AC ST return-calamities */
function* suffersOrNot(world: AcWorld, strike: Strike, calamity: string): Script {
  const rule = 'AC ST return-calamities';
  const text = say('Return {calamity} without suffering it?', { calamity: the('card', calamity) });
  const returns = yield* ask(
    seatOf(world, strike.victim),
    confirm({ topic: 'return-calamity', text, rule, usual: true }),
  );
  if (returns) {
    drawOff(world, strike);
    return setAside(world, strike.victim, strike.card, rule);
  }
  const script = strikes(world, strike, calamity);
  if (script) yield* script;
}

function drawOff(world: AcWorld, strike: Strike): void {
  world.strikes = world.strikes.filter((other) => other !== strike);
}

function strikes(world: AcWorld, strike: Strike, calamity: string): Script | void {
  drawOff(world, strike);
  world.trade.returned.push(strike.card);
  announce(world, strike, calamity);
  const harm = must(calamities.get(calamity), `a rule for ${calamity}`);
  return world.options.calamityCredit ? withCredit(world, strike, calamity, harm) : harm(world, strike);
}

/** @rule AC ST calamity-credit */
function* withCredit(world: AcWorld, strike: Strike, calamity: string, harm: Calamity): Script {
  const before = takeStock(world);
  const script = harm(world, strike);
  if (script) yield* script;
  giveCredit(world, calamity, before);
}

function announce(world: AcWorld, { victim, trader }: Strike, calamity: string): void {
  happen(world, 'AC 29.6', {
    what: 'calamity-strikes',
    calamity,
    nation: nameOf(world, victim),
    trader: trader === NOBODY ? null : nameOf(world, trader),
  });
}
