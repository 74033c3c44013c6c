import type { Ancients } from '@ecumene/ancients';
import type { Game, Played } from '@ecumene/engine';
import { examine, report, seatNames } from '@ecumene/engine/testing';
import { expect, test } from 'vitest';
import type { WeEvent } from './events.ts';
import { westernEmpires } from './game.ts';
import type { sheet } from './options.ts';
import type { WeView } from './view.ts';
import type { WeWorld } from './world.ts';

/** What discards, passes on or sells cards in phases 9 and 10, and what protects nobody from it. */
const CARDS = ['trade-routes', 'theocracy', 'universal-doctrine', 'roadbuilding'] as const;

/** The same game, but everybody has these advances from the start, and every second one Provincial Empire too. */
const laden: Game<WeWorld, WeView, WeEvent, (typeof sheet)['options']> = {
  ...westernEmpires,
  setup: (...given) => {
    const world = westernEmpires.setup(...given);
    for (const [number, nation] of leaders(world).entries())
      nation.cards = Object.fromEntries(
        [...CARDS, ...(number % 2 === 0 ? ['provincial-empire'] : [])].map((id) => [id, 0]),
      );
    return world;
  },
};

function leaders({ nations }: Pick<Ancients, 'nations'>): Ancients['nations'] {
  return nations.filter(({ endless }) => !endless);
}

/** What happened in a game of so many whose secrets were exchanged again and again. */
function exchanged(seats: number, seed: string): ReadonlySet<string> {
  const happened = new Set<string>();
  const { findings, disguises } = examine(laden, {
    seed,
    seats: seatNames(seats),
    options: { game: 'short', turns: 3 },
    rate: 30,
    played: ({ happenings }: Played<WeEvent>) => {
      for (const { event } of happenings) happened.add(event.what);
    },
  });
  expect(report(findings)).toBe('');
  expect(disguises.different).toBeGreaterThan(0);
  return happened;
}

test('secrets of calamity selection, calamity resolution and special abilities do not show', () => {
  const happened = new Set([...exchanged(9, 'nine'), ...exchanged(5, 'five')]);
  expect([...happened]).toEqual(
    expect.arrayContaining([
      'calamities-counted',
      'calamity-called',
      'calamity-shown',
      'cards-surrendered',
      'card-asked',
      'cards-received',
      'cards-sold',
    ]),
  );
});
