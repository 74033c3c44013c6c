import { copy } from '@ecumene/engine';
import type { Ages, Civilization } from './world.ts';

/** A copy of the whole table, part by part: search lives on it. */
export function copyWorld(world: Ages): Ages {
  return {
    ...world,
    seats: world.seats.slice(),
    random: { key: world.random.key, drawn: world.random.drawn },
    room: copy(world.room),
    news: world.news.slice(),
    civs: world.civs.map(copyCivilization),
    row: world.row.slice(),
    civilDeck: world.civilDeck.slice(),
    militaryDeck: world.militaryDeck.slice(),
    discards: world.discards.slice(),
    seen: world.seen.slice(),
    removed: world.removed.slice(),
    buried: world.buried.slice(),
    madeFor: world.madeFor.slice(),
    events: world.events.slice(),
    future: world.future.slice(),
    past: world.past.slice(),
    tactics: world.tactics.slice(),
    tokens: { blue: world.tokens.blue, yellow: world.tokens.yellow },
    pending: world.pending.slice(),
  };
}

function copyCivilization(civ: Civilization): Civilization {
  return {
    ...civ,
    works: civ.works.map(({ card, workers, tokens }) => ({ card, workers, tokens })),
    specials: civ.specials.slice(),
    wonders: civ.wonders.map(({ card, ruin, under }) => ({ card, ruin, under })),
    colonies: civ.colonies.slice(),
    wars: civ.wars.map(({ card, on }) => ({ card, on })),
    civilHand: civ.civilHand.slice(),
    militaryHand: civ.militaryHand.slice(),
    knows: civ.knows.slice(),
    leadersTaken: civ.leadersTaken.slice(),
    turn: { ...civ.turn, taken: civ.turn.taken.slice() },
  };
}
