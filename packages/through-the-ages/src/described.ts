import { type CardNo, idOf, NONE } from './cards/numbered.ts';
import { type Ages, type Civilization, civAt, NOBODY, type Pending, type Place } from './world.ts';

/** Decks and discards, given from the top. */
export const PILES = ['civilDeck', 'militaryDeck', 'discards'] as const;

/** What of a civilization is a number. */
export const NUMBERS = [
  'yellow',
  'unused',
  'blue',
  'science',
  'culture',
  'stages',
  'extraActions',
  'extraResources',
  'extraScience',
] as const;

const names = (cards: readonly CardNo[]): string[] => cards.map((card) => idOf(card));
const fromTheTop = (cards: readonly CardNo[]): string[] => names(cards).reverse();

/** What must be said of a table so that it is as it is now. */
export function describe(world: Ages): Readonly<Record<string, unknown>> {
  const seatAt = (place: Place): string => civAt(world, place).seat;
  return {
    age: world.age,
    round: world.round,
    lastRound: world.lastRound,
    current: seatAt(world.current),
    ...(world.starting !== NOBODY && { starting: seatAt(world.starting) }),
    acting: world.acting,
    politics: world.politics,
    row: world.row.map((card) => (card === NONE ? '' : idOf(card))),
    events: fromTheTop(world.events),
    future: fromTheTop(world.future),
    past: names(world.past),
    tactics: names(world.tactics),
    pending: world.pending.map((one) => describePending(one, seatAt)),
    removed: names(world.removed),
    seen: names(world.seen),
    order: Object.fromEntries(PILES.map((pile) => [pile, fromTheTop(world[pile])])),
    ...Object.fromEntries(world.civs.map((civ) => [civ.seat, describePlayer(world, civ)])),
  };
}

function describePending(pending: Pending, seatAt: (place: Place) => string): Readonly<Record<string, unknown>> {
  switch (pending.is) {
    case 'event': {
      const { is, card, bid } = pending;
      return { is, card: idOf(card), ...(bid && { bid: { by: seatAt(bid.by), force: bid.force } }) };
    }
    case 'aggression':
      return { ...pending, card: idOf(pending.card), by: seatAt(pending.by), on: seatAt(pending.on) };
    case 'offer':
      return { ...pending, card: idOf(pending.card), by: seatAt(pending.by), to: seatAt(pending.to) };
    case 'colony':
      return { ...pending, card: idOf(pending.card), by: seatAt(pending.by) };
    case 'stages':
      return { ...pending, by: seatAt(pending.by) };
  }
}

function describePlayer(world: Ages, civ: Civilization): Readonly<Record<string, unknown>> {
  const seatAt = (place: Place): string => civAt(world, place).seat;
  const { turn } = civ;
  return {
    ...Object.fromEntries(NUMBERS.map((name) => [name, civ[name]])),
    government: idOf(civ.government),
    ...(civ.leader !== NONE && { leader: idOf(civ.leader) }),
    ...(civ.unfinished !== NONE && { unfinished: idOf(civ.unfinished) }),
    ...(civ.tactic !== NONE && { tactic: { card: idOf(civ.tactic), exclusive: civ.exclusive } }),
    workers: Object.fromEntries(civ.works.map(({ card, workers }) => [idOf(card), workers])),
    tokens: Object.fromEntries(civ.works.flatMap(({ card, tokens }) => (tokens > 0 ? [[idOf(card), tokens]] : []))),
    specials: names(civ.specials),
    wonders: civ.wonders.map(({ card, ruin, under }) => ({
      card: idOf(card),
      ruin,
      ...(under !== NONE && { under: idOf(under) }),
    })),
    colonies: names(civ.colonies),
    hand: names([...civ.civilHand, ...civ.militaryHand]),
    wars: civ.wars.map(({ card, on }) => ({ card: idOf(card), on: seatAt(on) })),
    ...(civ.pact !== NONE && { pact: { card: idOf(civ.pact), with: seatAt(civ.pactWith), side: civ.pactSide } }),
    leadersTaken: civ.leadersTaken,
    spent: { civil: civ.civilSpent, military: civ.militarySpent },
    ...(civ.out && { resigned: true }),
    knows: names(civ.knows),
    ...(civ.peeked !== NONE && { peeked: idOf(civ.peeked) }),
    ...(civ.secondAction && { secondAction: true }),
    ...(civ.forfeits && { forfeits: true }),
    thisTurn: { ...turn, taken: names(turn.taken) },
  };
}
