import { movementInAnyOrder } from '@ecumene/ancients/testing';
import { copy, pick, type Random, randomFrom, Table } from '@ecumene/engine';
import { lasting, seatNames } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import type { WeEvent } from './events.ts';
import { westernEmpires } from './game.ts';
import type { WeView } from './view.ts';
import type { WeWorld } from './world.ts';

type WeTable = Table<WeWorld, WeView, WeEvent>;

test("[WE movement.3] nations out of each other's reach move at the same time, and the order makes no difference", () => {
  const seeds = ['apart', 'afar', 'away', 'asunder', 'aside'];
  const all = seeds.map((seed) => movementInAnyOrder(westernEmpires, { seed, seats: 7, movements: 8 }));
  const sum = (count: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + count(one), 0);
  expect(all.flatMap(({ differences }) => differences)).toEqual([]);
  expect(sum(({ together }) => together)).toBeGreaterThan(5);
  expect(sum(({ pairs }) => pairs)).toBeGreaterThan(20);
  expect(sum(({ moves }) => moves)).toBeGreaterThan(200);
});

const inMovement = (table: WeTable): boolean => !table.over && table.where.includes('movement');
const position = (table: WeTable): string => JSON.stringify([table.world, table.waiting()]);

/** Somebody who is asked answers at random; who need not answer does so as often as all others. */
function answerAny(table: WeTable, random: Random) {
  const { seat, id, asking } = pick(random, table.openQuestions());
  const outcome = table.answer(seat, id, copy(asking.sample(random)));
  if (!outcome.ok) throw new Error(`a sample is refused: ${outcome.refusal.code}`);
  return { seat, early: asking.question.optional === true, played: outcome.played };
}

/** Whether the seats that are waited for are some of those who have not ended their movement, the first of the census among them. */
function waitsForTheFirst(table: WeTable): boolean {
  const left = table.world.movement?.map(({ nation }) => nation) ?? [];
  const first = table.world.census.find((nation) => left.includes(nation));
  const awaited = table.waiting().flatMap(({ seat, optional }) => (optional ? [] : [seat]));
  return first === undefined || awaited.includes(table.world.nations[first]?.seat ?? '');
}

/** Plays a game in whose movements everybody moves when they like, and undoes whatever can be undone. */
function movesAtWill(seed: string) {
  const random = randomFrom(seed);
  const options = { ...westernEmpires.sheet.draw(random, lasting(westernEmpires, false), 7), pace: 'swift' };
  const setup = { options, seats: seatNames(7), seed };
  const table: WeTable = Table.open(westernEmpires, setup);
  const broken: string[] = [];
  const count = { early: 0, undone: 0, standing: 0, late: 0, ends: 0 };
  for (let movements = 0; movements < 2 && !table.over; movements++) {
    while (!table.over && !inMovement(table)) answerAny(table, random);
    while (inMovement(table)) {
      if (!waitsForTheFirst(table)) broken.push('nobody waits for the first of the census');
      const before = position(table);
      const { seat, early, played } = answerAny(table, random);
      broken.push(...(westernEmpires.broken?.(table.world) ?? []));
      if (!inMovement(table)) break;
      const happenings = played.flatMap((one) => one.happenings);
      const stands = happenings.some(({ stands: does }) => does);
      const caused = happenings.some(({ event }) => event.what === 'early-conflict');
      if (stands !== caused) broken.push(`${seat}: only what causes conflict stands`);
      if (caused && !early) broken.push(`${seat}: a conflict is caused early only before the turn`);
      count.early += early ? 1 : 0;
      count.standing += stands ? 1 : 0;
      const back = table.takeBack(seat);
      if (stands ? back.ok || back.refusal.code !== 'stands' : !back.ok)
        broken.push(`${seat}: ${back.ok ? 'undid what stands' : back.refusal.code}`);
      if (!back.ok) continue;
      count.undone += early ? 1 : 0;
      if (position(table) !== before) broken.push(`${seat}: undo does not give back what was`);
      answerAny(table, random);
      if (!inMovement(table)) break;
      // Somebody thinks better of it only after others have moved.
      const held = position(table);
      const late = table.takeBack(pick(random, table.seats));
      if (late.ok) count.late += 1;
      else if (position(table) !== held) broken.push('an undo that is refused changes something');
      broken.push(...(westernEmpires.broken?.(table.world) ?? []));
    }
    count.ends += 1;
  }
  const again = Table.resume(westernEmpires, setup, table.journal, undefined, false);
  if (position(again) !== position(table)) broken.push('played again it differs');
  return { broken, count };
}

describe('[WE movement.3] [WE movement.4] [WE conflict-situation.5] moves before their turn', () => {
  test('lose nothing, can be undone unless they cause conflict, and the movement comes to its end', () => {
    const all = ['early', 'ere'].map(movesAtWill);
    expect(all.flatMap(({ broken }) => [...new Set(broken)])).toEqual([]);
    const sum = (key: keyof (typeof all)[number]['count']) => all.reduce((total, { count }) => total + count[key], 0);
    expect(sum('ends')).toBe(4);
    expect(sum('early')).toBeGreaterThan(60);
    expect(sum('undone')).toBeGreaterThan(40);
    expect(sum('late')).toBeGreaterThan(20);
    expect(sum('standing')).toBeGreaterThan(3);
  });
});
