import { at, newWorld, randomFrom, type Seat } from '@ecumene/engine';
import { start } from './board.ts';
import { type CardId, cards } from './cards/index.ts';
import { type CardNo, idOf, isMilitary, levelOf, NONE, numberOf } from './cards/numbered.ts';
import type { Happened } from './happenings.ts';
import type { AgesOptions } from './options.ts';
import { unitResources } from './prices.ts';
import type { AgesView, CivilizationView } from './view.ts';
import { type Ages, type Civilization, NOBODY, type Place } from './world.ts';

/**
 * The table as far as somebody sees it, so that what may be done, what it costs and what comes of it are asked of the
 * rules themselves. A card with the same back stands for each card that is hidden; nothing may be told of which it is.
 */
export function seenWorld(view: AgesView, viewer: Seat | null): Ages {
  const copies = new Copies();
  const seats = view.civilizations.map(({ seat }) => seat);
  const placeOf = (seat: Seat | null): Place => (seat === null ? NOBODY : seats.indexOf(seat));
  const row = view.row.map((id) => copies.of(id));
  const civs = view.civilizations.map((civ, place) => seenCivilization(view, civ, place, viewer, { copies, placeOf }));
  const world: Ages = {
    civs,
    age: view.age,
    round: view.round,
    current: placeOf(view.current),
    starting: placeOf(view.starting),
    lastRound: view.lastRound,
    row,
    civilDeck: backs(view.civilDeck, standIn(view.age, false)),
    militaryDeck: backs(view.militaryDeck, standIn(view.age, true)),
    discards: backs(view.discards, standIn(view.age, true)),
    seen: [],
    removed: [],
    buried: [],
    madeFor: [],
    events: view.events.map(eventOf).reverse(),
    future: view.future.map(eventOf).reverse(),
    past: view.past.map((id) => copies.of(id)),
    tactics: view.tactics.map((id) => copies.of(id)),
    tokens: { blue: 0, yellow: 0 },
    politics: 1,
    acting: true,
    pending: [],
    ...newWorld<AgesOptions, Happened>(view.options, seats, randomFrom('seen')),
  };
  for (const [place, { unitResources: seen }] of view.civilizations.entries()) {
    const civ = at(civs, place);
    civ.extraResources = civ.out ? 0 : seen - unitResources(world, civ);
  }
  return world;
}

/** Numbers for cards that are told apart only by where they lie. */
class Copies {
  readonly #given = new Map<CardId, number>();

  of(id: CardId | null): CardNo {
    if (id === null) return NONE;
    const copy = this.#given.get(id) ?? 0;
    this.#given.set(id, copy + 1);
    return numberOf(id, copy) ?? NONE;
  }
}

interface Naming {
  readonly copies: Copies;
  placeOf(seat: Seat | null): Place;
}

function seenCivilization(
  view: AgesView,
  seen: CivilizationView,
  place: Place,
  viewer: Seat | null,
  { copies, placeOf }: Naming,
): Civilization {
  const own = seen.seat === viewer;
  const open = own ? view.civilHand : seen.civilHand;
  const civilHand = open?.map((id) => copies.of(id)) ?? backs(seen.civilCards, standIn(view.age, false));
  const { turn, pact, tactic, unfinished } = seen;
  return {
    rev: 0,
    seat: seen.seat,
    place,
    out: seen.out,
    government: copies.of(seen.government ?? start.government),
    leader: copies.of(seen.leader),
    works: seen.works.map(({ card, workers, tokens }) => ({ card: copies.of(card), workers, tokens })),
    specials: seen.specials.map((id) => copies.of(id)),
    wonders: seen.wonders.map(({ card, ruin, under }) => ({ card: copies.of(card), ruin, under: copies.of(under) })),
    unfinished: copies.of(unfinished?.card ?? null),
    stages: unfinished?.stages ?? 0,
    colonies: seen.colonies.map((id) => copies.of(id)),
    tactic: copies.of(tactic?.card ?? null),
    exclusive: tactic?.exclusive ?? false,
    wars: seen.wars.map(({ card, on }) => ({ card: copies.of(card), on: placeOf(on) })),
    pact: copies.of(pact?.card ?? null),
    pactWith: placeOf(pact?.with ?? null),
    pactSide: pact?.side ?? 'both',
    civilHand,
    militaryHand: own ? view.hand.map((id) => copies.of(id)) : seen.militaryBacks.map((level) => standIn(level, true)),
    knows: [],
    peeked: NONE,
    yellow: seen.yellow,
    unused: seen.unused,
    blue: seen.blue,
    science: seen.science,
    culture: seen.culture,
    civilReady: seen.civil.ready,
    civilSpent: seen.civil.spent,
    militaryReady: seen.military.ready,
    militarySpent: seen.military.spent,
    extraActions: seen.military.extra,
    extraResources: 0,
    extraScience: seen.unitScience,
    leadersTaken: [...seen.leadersTaken],
    secondAction: seen.secondAction,
    forfeits: seen.forfeits,
    turn: { ...turn, taken: takenFrom(civilHand, turn.taken, copies) },
  };
}

/** The cards taken in this phase are the last of a hand; a wonder or a technology developed is not in it any more. */
function takenFrom(hand: readonly CardNo[], taken: readonly CardId[], copies: Copies): CardNo[] {
  const left = hand.toReversed();
  return taken.map((id) => {
    const place = left.findIndex((no) => no !== NONE && idOf(no) === id);
    return (place < 0 ? undefined : left.splice(place, 1)[0]) ?? copies.of(id);
  });
}

function backs(count: number, card: CardNo): CardNo[] {
  return Array.from({ length: count }, () => card);
}

/** A card with this back: of a level, civil or military. */
function standIn(level: number, military: boolean): CardNo {
  return STAND_INS.get(`${level} ${military}`) ?? NONE;
}

function eventOf(level: number): CardNo {
  return standIn(level, true);
}

/** Military cards are stood in for by events, which lie in hands and in the decks of events alike. */
const STAND_INS: ReadonlyMap<string, CardNo> = new Map(
  Object.values(cards).flatMap(({ id, kind }) => {
    const no = numberOf(id) ?? NONE;
    const fits = isMilitary(no) ? kind === 'event' : kind === 'action';
    return fits ? [[`${levelOf(no)} ${isMilitary(no)}`, no] as const] : [];
  }),
);
