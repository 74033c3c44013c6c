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
function exchanged(seats: number): string[] {
  const happened = new Set<string>();
  const { findings, disguises } = examine(laden, {
    seed: `secrets 7 of ${seats}`,
    seats: seatNames(seats),
    options: { game: 'short', turns: 2, calamityStacking: 'shuffled' },
    rate: 4,
    played: ({ happenings }: Played<EpEvent>) => {
      for (const { event } of happenings) happened.add(event.what);
    },
  });
  expect(report(findings)).toBe('');
  expect(disguises.different).toBeGreaterThan(0);
  return [...happened];
}

test('[EP 22.4] [EP C100] secrets of both blocks do not show with 12, 15 and 18 players', () => {
  expect([12, 15, 18].flatMap(exchanged)).toEqual(
    expect.arrayContaining([
      'package-chosen',
      'traded',
      'calamity-shown',
      'card-asked',
      'commodity-asked',
      'cards-received',
      'cards-sold',
    ]),
  );
}, 120_000);
