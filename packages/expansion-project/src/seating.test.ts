import { areaId, faceOf, isOutOfPlay, nationNamed } from '@ecumene/ancients';
import { play } from '@ecumene/ancients/testing';
import { isRefused, randomFrom } from '@ecumene/engine';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { blocksOf, inPlay } from './civilizations-in-play.ts';
import { BLOCKS, LEVELS } from './data/blocks.ts';
import { regionOf, startOf } from './data/board.ts';
import { CIVILIZATION_IDS, type CivilizationId, isCivilization } from './data/civilizations.ts';
import { exchangeCivilizations } from './exchange.ts';
import { expansionProject } from './game.ts';
import { type EpOptions, sheet } from './options.ts';
import { bringCultures, setup } from './setup.ts';
import { has, position } from './testing.ts';
import { drawTradeCards } from './trade-cards.ts';
import type { EpWorld } from './world.ts';

const worldFor = (count: number, options: Partial<EpOptions> = {}): EpWorld =>
  setup(
    sheet.with(options),
    Array.from({ length: count }, (_, i) => `seat ${i + 1}`),
    randomFrom(`seating ${count}`),
  );
const civilizationsIn = ({ nations }: EpWorld): CivilizationId[] =>
  nations.flatMap(({ name }) => (isCivilization(name) ? [name] : []));

const COUNTS = Array.from({ length: 14 }, (_, i) => i + 5);
const SETS: readonly Partial<EpOptions>[] = [
  {},
  { set: 'drawn' },
  { order: 'related-board' },
  { set: 'drawn', order: 'related-board', imperial: true, uniqueCultures: true },
];

describe.each(COUNTS)('%i players', (count) => {
  test.each(SETS)('[EP 9.4] [EP 10.5] keep their whole regions and lose those of all others, with %j', (options) => {
    const world = worldFor(count, options);
    const here = civilizationsIn(world);
    expect(new Set(here).size).toBe(count);
    const open = world.cityIn.flatMap((_, area) => (isOutOfPlay(world, area) ? [] : [areaId(world, area)]));
    for (const id of CIVILIZATION_IDS)
      for (const area of regionOf(id)) expect(open.includes(area), area).toBe(here.includes(id));
    for (const id of here) expect(open).toContain(startOf(id));
  });

  test.each(SETS)(
    '[EP 9.6] [EP 10.3.5] [EP 22.1.2] draw from their own block, where as many cards lie on top, with %j',
    (options) => {
      const world = worldFor(count, options);
      const here = civilizationsIn(world);
      const blocks = blocksOf(here);
      const sizes = BLOCKS.map((block) => here.filter((id) => blocks.get(id) === block).length);
      expect(Math.abs((sizes[0] ?? 0) - (sizes[1] ?? 0))).toBeLessThanOrEqual(count < 12 ? count : count % 2);
      expect(world.trade.stacks).toHaveLength(count < 12 ? LEVELS : 2 * LEVELS);
      for (const id of here)
        expect(world.firstStacks[nationNamed(world, id)], id).toBe(blocks.get(id) === 'east' ? LEVELS : 0);
      for (const [index, stack] of world.trade.stacks.entries()) {
        const top = stack.slice(-(sizes[index < LEVELS ? 0 : 1] ?? 0));
        expect(top.every((card) => faceOf(world, card).kind === 'commodity')).toBe(true);
      }
    },
  );
});

test('[EP 9.3] [EP 9.2] eighteen can be picked or drawn, but nobody can be picked twice', () => {
  const all = CIVILIZATION_IDS.join('+');
  expect(isRefused(sheet.settle({ picked: all }, 18))).toBe(false);
  expect(inPlay(sheet.with({ picked: all }), 18, randomFrom('all'))).toEqual(CIVILIZATION_IDS);
  expect(inPlay(sheet.with({ set: 'drawn' }), 18, randomFrom('all'))).toEqual(CIVILIZATION_IDS);
  expect(isRefused(sheet.settle({ picked: 'minoa+minoa+hellas+hatti+rome' }, 5))).toBe(true);
  expect(isRefused(sheet.settle({ picked: 'minoa+atlantis+hellas+hatti+rome' }, 5))).toBe(true);
});

test('[EP 10.4] [EP C99] of three who wish in a ring nobody exchanges, and cultures stay with their civilizations', () => {
  const world = position({ assyria: {}, minoa: {}, rome: {}, hellas: {} }, { uniqueCultures: true });
  play(exchangeCivilizations(world), { assyria: ['minoa'], minoa: ['rome'], rome: ['assyria'], hellas: ['none'] });
  expect(['assyria', 'minoa', 'rome'].map((name) => has(world, name).seat)).toEqual(['assyria', 'minoa', 'rome']);
  play(exchangeCivilizations(world), { assyria: ['rome'], minoa: ['none'], rome: ['assyria'], hellas: ['rome'] });
  bringCultures(world);
  expect(has(world, 'assyria')).toMatchObject({ seat: 'rome', cards: ['metalworking'] });
  expect(has(world, 'rome')).toMatchObject({ seat: 'assyria', cards: ['urbanism'] });
});

test('[EP 10.4] a player who leaves before the civilizations are drawn delays nobody', () => {
  const table = tableAt(expansionProject, worldFor(5, { deal: 'chosen' }));
  table.leave('seat 2');
  for (let i = 0; table.world.turn === 0 && i < 40; i++) {
    const [next] = table.openQuestions();
    if (next === undefined) break;
    expect(next.seat).not.toBe('seat 2');
    table.answer(next.seat, next.id, next.asking.default());
  }
  expect(table.world.turn).toBe(1);
  expect(civilizationsIn(table.world)).toHaveLength(5);
});

test('[EP 22.1] [EP 22.2.1] with eighteen players nobody is short in the first turn, whatever they have built', () => {
  const world = worldFor(18);
  for (const one of world.nations) if (isCivilization(one.name)) one.seat = `seat ${nationNamed(world, one.name) + 1}`;
  const taken = civilizationsIn(world).map((id) => {
    const sites = regionOf(id).slice(0, 9);
    for (const area of sites)
      world.cityIn[world.cityIn.findIndex((_, n) => areaId(world, n) === area)] = nationNamed(world, id);
    const one = world.nations[nationNamed(world, id)];
    if (one !== undefined) one.cities = sites.length;
    return sites.length;
  });
  drawTradeCards(world);
  expect(world.nations.slice(0, -1).map(({ hand }) => hand.length)).toEqual(taken);
});
