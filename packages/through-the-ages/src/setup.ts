import { at, below, newWorld, type Random, reveal, type Seat, shuffle } from '@ecumene/engine';
import { decksFor } from './ages.ts';
import { cardRow, start } from './board.ts';
import { cardNo, governmentCard, idOf, NONE, numberOf } from './cards/numbered.ts';
import type { Happened } from './happenings.ts';
import type { AgesOptions } from './options.ts';
import { type Ages, asPlayers, type Civilization, freshMarks, NOBODY } from './world.ts';

/**
 * The table before the first turn.
 * @rule TTA flow.1 @rule TTA setup.3 @rule TTA setup.4 @rule TTA setup.5 @rule TTA setup.6 @rule TTA setup.22
 * @rule TTA setup.23 @rule TTA setup.24 @rule TTA setup.28 @rule TTA setup.29
 */
export function setup(options: AgesOptions, seats: readonly Seat[], random: Random): Ages {
  const players = asPlayers(seats.length);
  const starting = options.startingPlayer === 'drawn' ? below(random, seats.length) : 0;
  const decks = decksFor('A', players, options);
  const military = shuffle(random, decks.military.slice());
  const civil = shuffle(random, decks.civil.slice());
  const events = military.splice(0, seats.length + start.eventsBeyondPlayers);
  const row = civil.splice(0, cardRow.civilActions.length);
  const civs = seats.map((seat, place) =>
    newCivilization(seat, place, (place - starting + seats.length) % seats.length),
  );
  const tokens = civs.map((civ) => civ.yellow + civ.unused + civ.works.reduce((sum, { workers }) => sum + workers, 0));
  const world: Ages = {
    civs,
    age: 0,
    round: 0,
    current: starting,
    starting,
    lastRound: 0,
    row,
    civilDeck: civil,
    militaryDeck: [],
    discards: [],
    seen: [],
    removed: [],
    buried: military,
    madeFor: [players],
    events,
    future: [],
    past: [],
    tactics: [],
    tokens: {
      blue: civs.length * start.blueTokens,
      yellow: tokens.reduce((sum, count) => sum + count, 0),
    },
    politics: 0,
    acting: false,
    pending: [],
    ...newWorld<AgesOptions, Happened>(options, seats, random),
  };
  reveal(world, 'TTA setup.28', { what: 'dealt', cards: row.map(idOf) });
  return world;
}

/**
 * A civilization as its board is printed, with the civil actions of its seat on the first turn.
 * @rule TTA setup.8 @rule TTA setup.9 @rule TTA setup.10 @rule TTA setup.11 @rule TTA setup.13 @rule TTA setup.14
 * @rule TTA setup.15 @rule TTA setup.16 @rule TTA setup.18 @rule TTA setup.19 @rule TTA setup.20 @rule TTA setup.25
 * @rule TTA setup.26 @rule TTA setup.27 @rule TTA ruling.T4 @rule TTA first-turn.1 @rule TTA tokens.1
 */
function newCivilization(seat: Seat, place: number, turn: number): Civilization {
  const ready = at(start.civilActionsBySeat, turn);
  return {
    rev: 0,
    seat,
    place,
    out: false,
    government: cardNo(start.government, place),
    leader: NONE,
    works: Object.entries(start.workers).map(([id, workers]) => ({
      card: numberOf(id, place) ?? NONE,
      workers,
      tokens: 0,
    })),
    specials: [],
    wonders: [],
    unfinished: NONE,
    stages: 0,
    colonies: [],
    tactic: NONE,
    exclusive: false,
    wars: [],
    pact: NONE,
    pactWith: NOBODY,
    pactSide: 'both',
    civilHand: [],
    militaryHand: [],
    knows: [],
    peeked: NONE,
    yellow: start.yellowTokens,
    unused: start.unusedWorkers,
    blue: start.blueTokens,
    science: start.science,
    culture: start.culture,
    civilReady: ready,
    civilSpent: civilTotal - ready,
    militaryReady: start.militaryActions,
    militarySpent: militaryTotal - start.militaryActions,
    extraActions: 0,
    extraResources: 0,
    extraScience: 0,
    leadersTaken: [],
    secondAction: false,
    forfeits: false,
    turn: freshMarks(),
  };
}

const { civilActions: civilTotal, militaryActions: militaryTotal } = governmentCard(cardNo(start.government)).symbols;
