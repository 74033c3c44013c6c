import { describe, expect, it } from 'vitest';
import { type Game, rank } from './game.ts';
import { at } from './json.ts';
import { OptionSheet, oneOf } from './options.ts';
import { paced, repeat, seek } from './program.ts';
import { nameNumber } from './questions/index.ts';
import { ruleIndex } from './rules.ts';
import { load, save } from './save.ts';
import { ask, type Script, type Seat } from './script.ts';
import { Table } from './table.ts';
import { say } from './text.ts';
import { EVERYBODY, inTurnWhereItMatters, pacedWhereItMatters } from './where-it-matters.ts';
import { type Event, newWorld, type World } from './world.ts';

const sheet = new OptionSheet({
  pace: oneOf(['strict', 'swift'], { title: 'Pace', about: 'Pace.', default: 'swift' }),
});
interface Walks extends World<{ readonly pace: 'strict' | 'swift' }> {
  steps: string[];
}
const howFar = nameNumber({ topic: 'steps', text: say('How far?'), least: 1, most: 6 });

/** Each walks twice; dora only watches. */
function* run(walks: Walks, seat: Seat): Script {
  if (seat === 'dora') return;
  for (const part of ['out', 'back']) walks.steps.push(`${seat} ${part} ${yield* ask(seat, howFar)}`);
}

/** Anna and bob are in each other's way, cara in nobody's. */
const inTheWay = (a: Seat, b: Seat): boolean => a !== 'cara' && b !== 'cara';
const walks = (isFree = true, isAnybody = false): Game<Walks, readonly string[], Event, (typeof sheet)['options']> => ({
  name: 'walks',
  title: 'Walks',
  version: '1',
  rules: ruleIndex('WK', 'Walks', []),
  seats: { least: 2, most: 4 },
  sheet,
  setup: (options, seats, random) => ({ ...newWorld<typeof options, Event>(options, seats, random), steps: [] }),
  program: repeat(
    'rounds',
    inTurnWhereItMatters<Walks>('walk', ({ seats }) => seats, run, {
      free: () => (isFree ? (seat, earlier) => !earlier.some((one) => inTheWay(one, seat)) : undefined),
      anybody: () => isAnybody,
    }),
    (world) => world.steps.length >= 12,
  ),
  view: ({ steps }) => [...steps],
  tell: ({ event }) => say(event.what),
  called: ({ id }) => id,
  ranking: (world) => rank(world.seats.map((seat) => ({ seat, score: 0 }))),
  disguise: () => ({ world: () => {}, answer: (_world, _seat, _topic, answer) => answer }),
});
const setup = { options: {}, seats: ['anna', 'bob', 'cara', 'dora'], seed: 'walks' };
type Walking = ReturnType<typeof open>;
const open = (options = {}, isFree = true, isAnybody = false) =>
  Table.open(walks(isFree, isAnybody), { ...setup, options });
const asked = (table: Walking) => table.waiting().map(({ seat }) => seat);
const walk = (table: Walking, ...seats: readonly Seat[]) => {
  for (const seat of seats) expect(table.answer(seat, at(table.questions(seat), 0).id, 1)).toMatchObject({ ok: true });
};

describe('seats that act in turn where it matters', () => {
  it('are asked at once if nobody before them is in their way, and the others in their turn', () => {
    const table = open();
    expect(asked(table)).toEqual(['anna', 'cara']);
    walk(table, 'cara', 'anna');
    expect(asked(table)).toEqual(['anna', 'cara']);
    walk(table, 'anna');
    expect(asked(table)).toEqual(['bob', 'cara']);
    walk(table, 'cara', 'bob', 'bob');
    expect(table.world.steps).toHaveLength(6);
    expect(asked(table)).toEqual(['anna', 'cara']);
    expect(table.where).toEqual(['rounds', 'walk', EVERYBODY, 'walk']);
  });

  it.each([
    ['at a strict table', { pace: 'strict' }, true],
    ['where the game keeps the order in any case', {}, false],
  ])('are asked one after another %s', (_, options, isFree) => {
    const table = open(options, isFree);
    expect(asked(table)).toEqual(['anna']);
    walk(table, 'anna', 'anna');
    expect(asked(table)).toEqual(['bob']);
    expect(table.where.slice(0, 3)).toEqual(['rounds', 'walk', 'bob']);
  });

  it('are asked in order at once if a seat insists before anyone has answered, else from the next time on', () => {
    const table = open();
    table.insist('bob', true);
    expect(asked(table)).toEqual(['anna']);
    walk(table, 'anna', 'anna', 'bob', 'bob');
    expect(asked(table)).toEqual(['cara']);
    const later = open();
    walk(later, 'cara');
    later.insist('bob', true);
    expect([asked(later), later.orderPending]).toEqual([['anna', 'cara'], true]);
    walk(later, 'anna', 'anna', 'bob', 'bob', 'cara');
    expect(asked(later)).toEqual(['anna']);
    expect(later.where).toEqual(['rounds', 'walk', 'anna', 'walk']);
  });

  it('are asked at once again if nobody insists any more before anyone has answered', () => {
    const table = open();
    table.insist('bob', true);
    expect(asked(table)).toEqual(['anna']);
    table.insist('bob', false);
    expect(asked(table)).toEqual(['anna', 'cara']);
  });

  it('may take back what nobody before them depends on', () => {
    const table = open();
    walk(table, 'anna', 'cara');
    expect(table.takeBack('anna').ok).toBe(true);
    expect(table.world.steps).toEqual(['cara out 1']);
  });

  it('are asked the same after the table was kept, wherever it stands', () => {
    const table = open();
    for (const seat of ['cara', 'anna', 'anna', 'bob', 'cara', 'bob', 'anna']) {
      const { table: loaded } = load(walks(), JSON.parse(JSON.stringify(save(table))));
      expect([asked(loaded), loaded.world]).toEqual([asked(table), table.world]);
      expect(loaded.questions(seat)).toEqual(table.questions(seat));
      walk(table, seat);
    }
  });

  it('are found in the printed order, too, where a position was stored in it', () => {
    const { world } = open();
    const frames = seek(walks().program, world, ['rounds', 'walk', 'bob', 'walk']);
    expect(frames?.at(-1)).toEqual({ at: 1, of: setup.seats });
    expect(seek(walks().program, world, ['rounds', 'walk'])?.at(-1)).toEqual({ at: 0, of: [EVERYBODY] });
  });

  it('of a paced phase are asked the same way, and a table stored where all were asked at once goes on there', () => {
    const seats = ({ seats }: Walks) => seats;
    const over = ({ steps }: Walks) => steps.length >= 12;
    const free = () => (seat: Seat, earlier: readonly Seat[]) => !earlier.some((one) => inTheWay(one, seat));
    const before = { ...walks(), program: repeat('rounds', paced('walk', seats, run), over) };
    const now = { ...walks(), program: repeat('rounds', pacedWhereItMatters('walk', seats, run, free), over) };
    const table = Table.open(now, setup);
    expect(asked(table)).toEqual(['anna', 'cara']);
    walk(table, 'cara', 'anna', 'anna');
    expect(asked(table)).toEqual(['bob', 'cara']);
    expect(asked(Table.open(now, { ...setup, options: { pace: 'strict' } }))).toEqual(['anna']);
    const insisting = Table.open(now, setup);
    insisting.insist('cara', true);
    expect(asked(insisting)).toEqual(['anna']);
    const stored = Table.open(before, setup);
    walk(stored, 'anna', 'anna', 'bob', 'bob', 'cara', 'cara');
    const { table: loaded } = load(now, JSON.parse(JSON.stringify(save(stored))));
    expect([loaded.where, loaded.world]).toEqual([stored.where, stored.world]);
    expect(asked(loaded)).toEqual(['anna', 'cara']);
  });

  it('make way for the others when they leave', () => {
    const table = open();
    walk(table, 'anna');
    table.leave('anna');
    expect(asked(table)).toEqual(['bob', 'cara']);
  });
});

describe('seats that may act before their turn though it matters', () => {
  const awaited = (table: Walking) => table.waiting().flatMap(({ seat, optional }) => (optional ? [] : [seat]));
  const early = (options = {}) => open(options, true, true);

  it('are asked, but nobody waits for them before their turn', () => {
    const table = early();
    expect([asked(table), awaited(table)]).toEqual([
      ['anna', 'bob', 'cara'],
      ['anna', 'cara'],
    ]);
    walk(table, 'bob');
    expect(awaited(table)).toEqual(['anna', 'cara']);
    walk(table, 'anna', 'anna');
    expect([asked(table), awaited(table)]).toEqual([
      ['bob', 'cara'],
      ['bob', 'cara'],
    ]);
    walk(table, 'bob', 'cara', 'cara');
    expect(table.world.steps).toEqual([
      'bob out 1',
      'anna out 1',
      'anna back 1',
      'bob back 1',
      'cara out 1',
      'cara back 1',
    ]);
  });

  it('keep their question when their turn comes', () => {
    const table = early();
    const [before] = table.questions('bob');
    walk(table, 'anna', 'anna');
    const [then] = table.questions('bob');
    expect(before?.question.optional).toBe(true);
    expect(then).toEqual({ ...before, question: { ...before?.question, optional: undefined } });
  });

  it('are not defaulted and use no plan before their turn', () => {
    const table = early();
    table.setAutomatic('bob', { topic: 'steps', answers: [5], always: true });
    expect(table.world.steps).toEqual([]);
    walk(table, 'anna', 'anna');
    expect(table.world.steps.slice(2)).toEqual(['bob out 5', 'bob back 5']);
    const left = early();
    left.leave('bob');
    expect(left.world.steps).toEqual([]);
    walk(left, 'anna', 'anna');
    expect(left.world.steps.slice(2)).toEqual(['bob out 1', 'bob back 1']);
  });

  it('are not asked before their turn at a strict table, or where somebody insists', () => {
    expect(asked(early({ pace: 'strict' }))).toEqual(['anna']);
    const table = early();
    table.insist('cara', true);
    expect(asked(table)).toEqual(['anna']);
  });

  it('are asked the same after the table was kept', () => {
    const table = early();
    for (const seat of ['bob', 'cara', 'anna', 'bob', 'anna', 'cara']) {
      const saved = JSON.parse(JSON.stringify(save(table)));
      const { table: loaded } = load(walks(true, true), saved);
      expect([loaded.waiting(), loaded.world]).toEqual([table.waiting(), table.world]);
      expect(loaded.questions(seat)).toEqual(table.questions(seat));
      walk(table, seat);
    }
  });
});
