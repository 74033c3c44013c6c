import { foundCity, terrain } from '@ecumene/ancients';
import { Dice, type Random, type Seat } from '@ecumene/engine';
import { conformance, report } from '@ecumene/engine/testing';
import { expect, test } from 'vitest';
import { ADVANCE_IDS } from './data/advances.ts';
import { regionOf } from './data/board.ts';
import { isCivilization } from './data/civilizations.ts';
import { expansionProject } from './game.ts';
import type { EpOptions } from './options.ts';
import { setup } from './setup.ts';
import type { EpWorld } from './world.ts';

const ADVANCES_HELD = 18;
const TREASURY = 8;
const CITIES = 7;

/** Everybody begins with advancements, treasury and cities, and calamities lie anywhere, so that random players come to all that is rare. */
function lateSetup(options: EpOptions, seats: readonly Seat[], random: Random): EpWorld {
  const world = setup(options, seats, random);
  const dice = new Dice(random);
  const { limit, numbers } = terrain(world);
  for (const [number, one] of world.nations.entries()) {
    if (!isCivilization(one.name)) continue;
    for (const id of dice.shuffle([...ADVANCE_IDS]).slice(0, ADVANCES_HELD)) one.cards[id] = 0;
    one.stock -= TREASURY;
    one.treasury = TREASURY;
    const areas = regionOf(one.name).flatMap((id) => numbers.get(id) ?? []);
    for (const area of areas.filter((each) => (limit[each] ?? 0) > 0).slice(0, CITIES)) foundCity(world, number, area);
  }
  for (const stack of world.trade.stacks) stack.splice(0, stack.length, ...dice.shuffle([...stack]));
  return world;
}

test('games that begin late keep every law of the engine', () => {
  const late = { ...expansionProject, setup: lateSetup };
  const { findings } = conformance(late, {
    games: 4,
    rate: 4,
    seed: 'late games',
    options: { game: 'short', turns: 3, calamityStacking: 'shuffled', stoic: false },
  });
  expect(report(findings)).toBe('');
});
