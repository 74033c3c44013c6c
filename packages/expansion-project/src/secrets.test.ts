import type { Game, Played } from '@ecumene/engine';
import { examine, report, seatNames } from '@ecumene/engine/testing';
import { expect, test } from 'vitest';
import { isCivilization } from './data/civilizations.ts';
import type { EpEvent } from './events.ts';
import { expansionProject } from './game.ts';
import type { sheet } from './options.ts';
import type { EpView } from './view.ts';
import type { EpWorld } from './world.ts';

/** What takes, asks for, gives up or sells cards, and what protects nobody from it. */
const CARDS = ['trade-routes', 'theocracy', 'mining', 'coinage'] as const;

/** The same game, but everybody has these from the start, and two of three players an empire. */
const laden: Game<EpWorld, EpView, EpEvent, (typeof sheet)['options']> = {
  ...expansionProject,
  setup: (...given) => {
    const world = expansionProject.setup(...given);
    for (const [number, one] of world.nations.entries()) {
      if (!isCivilization(one.name)) continue;
      const empire = [['provincial-empire'], ['trade-empire'], []][number % 3] ?? [];
      one.cards = Object.fromEntries([...CARDS, ...empire].map((id) => [id, 0]));
    }
    return world;
  },
};

/** What happened in a game of so many in two blocks whose secrets were exchanged again and again. */
function exchanged(seats: number, round: number): Set<string> {
  const happened = new Set<string>();
  const { findings, disguises } = examine(laden, {
    seed: `secrets ${round} of ${seats}`,
    seats: seatNames(seats),
    options: { game: 'short', turns: 2, calamityStacking: 'shuffled' },
    rate: 4,
    played: ({ happenings }: Played<EpEvent>) => {
      for (const { event } of happenings) happened.add(event.what);
    },
  });
  expect(report(findings)).toBe('');
  expect(disguises.different).toBeGreaterThan(0);
  return happened;
}

/** All that moves or shows a card. */
const MUST_HAPPEN = [
  ...['package-chosen', 'traded', 'calamity-shown', 'card-asked', 'commodity-asked', 'cards-received', 'cards-sold'],
];
/** Random players seldom trade: so many rounds are played at most until they have. */
const ROUNDS = 8;

test('[EP 22.4] [EP C100] secrets of both blocks do not show with 12, 15 and 18 players', () => {
  const missing = new Set(MUST_HAPPEN);
  for (let round = 1; missing.size > 0 && round <= ROUNDS; round++)
    for (const seats of [12, 15, 18]) for (const what of exchanged(seats, round)) missing.delete(what);
  expect([...missing]).toEqual([]);
}, 120_000);
