// @ts-nocheck
import { areaId, terrain, citiesOf, nationNamed } from '@ecumene/ancients';
import { tableAt } from '@ecumene/engine/testing';
import { randomFrom } from '@ecumene/engine';
import { test, expect } from 'vitest';
import { expansionProject } from './game.ts';
import { position, has, happened, theNation } from './testing.ts';

test('cyclone and an inert nation', () => {
  const w0 = position({}, {}, 9);
  const t = terrain(w0);
  const sea = t.water.findIndex((w, a) => !t.isLand[a] && w.filter((x) => t.coastal[x] && t.limit[x] > 0 && !w0.outOfPlay.includes(x)).length >= 8);
  const coast = t.water[sea].filter((x) => t.coastal[x] && t.limit[x] > 0 && !w0.outOfPlay.includes(x)).map((x) => areaId(w0, x));
  console.log(areaId(w0, sea), coast.join());
  const world = position({
    egypt: { cities: coast.slice(0, 3), tokens: { memphis: 10 }, hand: ['cyclone'] },
    minoa: { cities: coast.slice(3, 6), tokens: { knossos: 10 }, inert: true },
    rome: { tokens: { rome: 3 } },
  }, { departures: 'stay' });
  const table = tableAt(expansionProject, world, 'turns', 'turn', 'commerce', 'calamities', 'selection');
  console.log(table.waiting().map((x) => x.seat), table.openQuestions().map((p) => [p.seat, p.asking.question.topic]));
  console.log(has(table.world, 'minoa').cities, table.world.turn, happened(table.world, 'cyclone-forms'));
});
