import {
  type Asking,
  act,
  ask,
  at,
  below,
  between,
  chance,
  happen,
  LISTABLE,
  moves,
  type Random,
  type Refusal,
  reveal,
  type Script,
  say,
  shuffle,
  the,
} from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { settleTokens } from './action-tokens.ts';
import { effects } from './cards/effects.ts';
import { unitKinds } from './cards/kinds.ts';
import { asBonus, asUnit, type CardNo, idOf, territoryCard } from './cards/numbered.ts';
import { forceOf } from './colonization-force.ts';
import { gain, tokensOf } from './goods.ts';
import { discardHidden, discardShown, findAll, selections } from './military-cards.ts';
import { no } from './refusals.ts';
import { leads } from './statistics.ts';
import { sacrifice } from './workers.ts';
import { workersOn } from './workforce.ts';
import { type Ages, type Civilization, clockwiseFrom, takeOut, touch, type Work, workOn } from './world.ts';

/**
 * A territory is discovered: players bid, and the winner must send the force.
 * @rule TTA colonization.1 @rule TTA colonization.6 @rule TTA colonization.7 @rule TTA events.3
 */
export function* colonize(world: Ages, card: CardNo): Script {
  const won = yield* bidding(world, card);
  if (won === undefined) {
    world.pending.shift();
    world.past.push(card);
    happen(world, 'TTA colonization.6', { what: 'uncolonized', card: idOf(card) });
    return;
  }
  const { civ, bid } = won;
  const force = yield* ask(civ.seat, sending(world, civ, card, bid));
  send(world, civ, force);
  yield* settleColony(world, civ, card);
}

/**
 * Bidding goes round from the current player until one is left; who passes is out. Whoever has a unit is asked, because
 * being asked must not tell what one holds.
 * @rule TTA colonization.4 @rule TTA colonization.5 @rule TTA ruling.T89
 */
function* bidding(world: Ages, card: CardNo): Script<{ civ: Civilization; bid: number } | undefined> {
  let still = clockwiseFrom(world, world.current).filter((civ) => workersOn(civ, unitKinds) > 0);
  let best: { civ: Civilization; bid: number } | undefined;
  for (let turn = 0; still.length > (best === undefined ? 0 : 1); ) {
    const civ = at(still, turn % still.length);
    const move = yield* ask(civ.seat, bids(world, civ, card, best?.bid ?? 0));
    if (move.do === 'pass') {
      happen(world, 'TTA colonization.5', { what: 'passed', seat: civ.seat });
      turn = still.indexOf(civ) % Math.max(1, still.length - 1);
      still = still.filter((other) => other !== civ);
      continue;
    }
    announce(world, civ, card, move.force);
    best = { civ, bid: move.force };
    turn = (still.indexOf(civ) + 1) % still.length;
  }
  return best;
}

/** A bid beyond what all can see tells something about the hand. */
function announce(world: Ages, civ: Civilization, card: CardNo, force: number): void {
  world.pending[0] = { is: 'event', card, bid: { by: civ.place, force } };
  const tells = force > mostForce(world, civ, []) ? reveal : happen;
  tells(world, 'TTA colonization.2', { what: 'bid', seat: civ.seat, force });
}

export const bidMoves = moves(
  'through-the-ages bid',
  Type.Union([
    Type.Object({ do: Type.Literal('pass') }, { additionalProperties: false }),
    Type.Object(
      { do: Type.Literal('bid'), force: Type.Integer({ minimum: 1, maximum: 999 }) },
      { additionalProperties: false },
    ),
  ]),
);
export type Bid = Static<typeof bidMoves.schema>;

/** @rule TTA colonization.2 @rule TTA colonization.3 */
function bids(world: Ages, civ: Civilization, card: CardNo, over: number): Asking<Bid> {
  const most = mostForce(world, civ);
  const text = say('New territory: {card}. The highest bid is {over}. Bid more or pass.', {
    card: the('card', idOf(card)),
    over,
  });
  return act({ topic: 'bid', text, rule: 'TTA colonization.2', bounds: { over, most } }, bidMoves, {
    check: (move) => {
      if (move.do === 'pass') return undefined;
      if (move.force <= over) return no('too-low', 'colonization.2', 'Bid more than {over}, or pass.', { over });
      if (move.force <= most) return undefined;
      return no('too-high', 'colonization.3', 'You can send {most} at most. Bid less or pass.', { most });
    },
    sample: (random): Bid =>
      most > over && chance(random, 1, 2) ? { do: 'bid', force: between(random, over + 1, most) } : { do: 'pass' },
    list: (): Bid[] => [
      { do: 'pass' },
      ...Array.from({ length: Math.max(0, most - over) }, (_, i): Bid => ({ do: 'bid', force: over + 1 + i })),
    ],
    default: (): Bid => ({ do: 'pass' }),
  });
}

/** The units and cards of a colonization force. */
const names = Type.Array(Type.String({ maxLength: 60 }), { maxItems: 60 });
export const forceMoves = moves(
  'through-the-ages force',
  Type.Object(
    {
      /** One name for each unit sent. */
      units: names,
      bonus: names,
      discard: names,
    },
    { additionalProperties: false },
  ),
);
export type Force = Static<typeof forceMoves.schema>;

/** The troops that units named one by one make up; nothing, if there are not so many. */
function troopsOf(civ: Civilization, units: readonly string[]): Work[] | undefined {
  const troops: Work[] = [];
  for (const id of units) {
    const work = workOn(civ, id);
    if (work === undefined || asUnit(work.card) === undefined) return undefined;
    let troop = troops.find(({ card }) => card === work.card);
    if (troop === undefined) {
      troop = { card: work.card, workers: 0, tokens: 0 };
      troops.push(troop);
    }
    troop.workers += 1;
    if (troop.workers > work.workers) return undefined;
  }
  return troops;
}

function mostDiscards(civ: Civilization): number {
  return leads(civ, 'colonize-with-discards') ? effects['colonize-with-discards'].upTo : 0;
}

/** The most a player could send with the real hand; nobody else learns it. @rule TTA colonization.3 @rule TTA ruling.T89 */
export function mostForce(world: Ages, civ: Civilization, hand: readonly CardNo[] = civ.militaryHand): number {
  const bonus = hand.filter((card) => asBonus(card) !== undefined);
  const others = Math.min(mostDiscards(civ), hand.length - bonus.length);
  return forceOf(world, civ, unitsOf(civ), bonus, others);
}

function unitsOf(civ: Civilization): Work[] {
  return civ.works.filter(({ card, workers }) => workers > 0 && asUnit(card) !== undefined);
}

/** @rule TTA colonization.8 @rule TTA colonization.14 */
function refuseForce(world: Ages, civ: Civilization, force: Force, bid: number): Refusal | undefined {
  const troops = troopsOf(civ, force.units);
  const cards = findAll(civ.militaryHand, [...force.bonus, ...force.discard]);
  if (troops === undefined || cards === undefined)
    return no(
      'not-yours',
      'colonization.8',
      'You do not have all of these units and cards. Choose from what you have.',
    );
  if (troops.length === 0) return no('no-unit', 'colonization.14', 'Send at least one military unit.');
  const bonus = cards.slice(0, force.bonus.length);
  if (bonus.some((card) => asBonus(card) === undefined))
    return no('no-bonus', 'colonization.13', 'Only military bonus cards add to the force.');
  if (force.discard.length > mostDiscards(civ))
    return no('too-many', 'ruling.P1', 'You cannot discard that many cards for force.');
  return forceOf(world, civ, troops, bonus, force.discard.length) < bid
    ? no('too-weak', 'colonization.8', 'The force must be at least {bid}. Send more.', { bid })
    : undefined;
}

function sending(world: Ages, civ: Civilization, card: CardNo, bid: number): Asking<Force> {
  const text = say('You win {card} with a bid of {bid}. Choose units and cards to send.', {
    card: the('card', idOf(card)),
    bid,
  });
  return act({ topic: 'force', text, rule: 'TTA colonization.8', bounds: { bid } }, forceMoves, {
    check: (force) => refuseForce(world, civ, force, bid),
    sample: (random) => trimmed(world, civ, bid, random),
    list: () => listForces(world, civ, bid),
    default: () => trimmed(world, civ, bid, undefined),
  });
}

/** Every force that suffices, with little sent first. */
function listForces(world: Ages, civ: Civilization, bid: number): Force[] | undefined {
  const units = selections(
    unitsOf(civ).flatMap(({ card, workers }) => Array.from({ length: workers }, () => idOf(card))),
  );
  const bonus = selections(civ.militaryHand.filter((card) => asBonus(card) !== undefined).map(idOf));
  const discard = mostDiscards(civ) === 0 ? [[]] : selections(civ.militaryHand.map(idOf));
  if (units === undefined || bonus === undefined || discard === undefined) return undefined;
  if (units.length * bonus.length * discard.length > LISTABLE * 2) return undefined;
  return units
    .flatMap((sent) => bonus.flatMap((played) => discard.map((more) => forceFrom(sent, played, more))))
    .filter((force) => refuseForce(world, civ, force, bid) === undefined)
    .sort((a, b) => sizeOf(a) - sizeOf(b));
}

function forceFrom(units: readonly string[], bonus: readonly string[], discard: readonly string[]): Force {
  return { units: [...units], bonus: [...bonus], discard: [...discard] };
}

function sizeOf({ units, bonus, discard }: Force): number {
  return units.length + bonus.length + discard.length;
}

/** A force card by card; a unit card once for each unit. */
interface Sent {
  readonly units: CardNo[];
  readonly bonus: CardNo[];
  readonly discard: CardNo[];
}

/** A force that suffices with as little as can be found without trying everything. */
export function leastForce(world: Ages, civ: Civilization, bid: number): Force {
  return trimmed(world, civ, bid, undefined);
}

/** Everything, less what can be spared: at random, or as much as possible. Every force that suffices can come out. */
function trimmed(world: Ages, civ: Civilization, bid: number, random: Random | undefined): Force {
  const sent = mostSent(world, civ, bid, random);
  for (const [list, part] of random === undefined ? partsOf(sent) : shuffle(random, partsOf(sent))) {
    if (random !== undefined && chance(random, 1, 2)) continue;
    takeOut(list, part);
    if (!suffices(world, civ, sent, bid)) list.push(part);
  }
  return forceFrom(sent.units.map(idOf), sent.bonus.map(idOf), sent.discard.map(idOf));
}

function suffices(world: Ages, civ: Civilization, { units, bonus, discard }: Sent, bid: number): boolean {
  const troops = units.map((card) => ({ card, workers: 1 }));
  return troops.length > 0 && forceOf(world, civ, troops, bonus, discard.length) >= bid;
}

/** All there is; a bonus card may be discarded instead of played, where that is still enough. */
function mostSent(world: Ages, civ: Civilization, bid: number, random: Random | undefined): Sent {
  const most = mostDiscards(civ);
  if (random !== undefined && most > 0) {
    const sent = withDiscards(civ, shuffle(random, [...civ.militaryHand]).slice(0, below(random, most + 1)));
    if (suffices(world, civ, sent, bid)) return sent;
  }
  return withDiscards(civ, civ.militaryHand.filter((card) => asBonus(card) === undefined).slice(0, most));
}

function withDiscards(civ: Civilization, discard: CardNo[]): Sent {
  const bonus = civ.militaryHand.filter((card) => asBonus(card) !== undefined && !discard.includes(card));
  return { units: unitsOf(civ).flatMap(oneByOne), bonus, discard };
}

function oneByOne({ card, workers }: Work): CardNo[] {
  return Array.from({ length: workers }, () => card);
}

/** Every unit and card with the list it is taken from. */
function partsOf({ units, bonus, discard }: Sent): (readonly [CardNo[], CardNo])[] {
  return [units, bonus, discard].flatMap((list) => list.map((part) => [list, part] as const));
}

/** The units are sacrificed, the cards discarded. @rule TTA colonization.16 @rule TTA colonization.17 @rule TTA other-cards.3 */
export function send(world: Ages, civ: Civilization, force: Force): void {
  const troops = troopsOf(civ, force.units) ?? [];
  const cards = findAll(civ.militaryHand, [...force.bonus, ...force.discard]) ?? [];
  const bonus = cards.slice(0, force.bonus.length);
  const strength = forceOf(world, civ, troops, bonus, force.discard.length);
  for (const { card, workers } of troops) {
    const work = workOn(civ, idOf(card));
    if (work !== undefined) sacrifice(civ, work, workers);
  }
  for (const card of bonus) discardShown(world, civ, card);
  reveal(world, 'TTA colonization.16', {
    what: 'sent',
    seat: civ.seat,
    force: strength,
    units: force.units.length,
    cards: bonus.map(idOf),
    discarded: force.discard.length,
  });
  discardHidden(world, civ, cards.slice(bonus.length), 'TTA colonization.17');
}

/**
 * The territory is a colony: its symbols apply first, then what it gives once.
 * @rule TTA colonization.18 @rule TTA colonization.19 @rule TTA colonization.20 @rule TTA colonization.21
 * @rule TTA colonization.22 @rule TTA colonization.23 @rule TTA colonization.24 @rule TTA colonization.25
 * @rule TTA colonization.26 @rule TTA colonies.1 @rule TTA colonies.2 @rule TTA colonies.3 @rule TTA ruling.T27
 */
export function* settleColony(world: Ages, civ: Civilization, card: CardNo): Script {
  const { symbols, onColonizing } = territoryCard(card);
  world.pending.shift();
  civ.colonies.push(card);
  touch(civ);
  happen(world, 'TTA colonization.18', { what: 'colonized', seat: civ.seat, card: idOf(card) });
  yield* tokensOf(world, civ, card, symbols, true);
  settleTokens(world);
  gain(world, civ, onColonizing, 'TTA colonization.21', card);
}
