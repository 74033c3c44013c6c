import { describe, expect, it } from 'vitest';
import { type Game, rank } from './game.ts';
import type { Entry } from './journal.ts';
import { at } from './json.ts';
import { OptionSheet, oneOf } from './options.ts';
import { paced, repeat } from './program.ts';
import { nameNumber } from './questions/index.ts';
import { randomFrom } from './random.ts';
import { ruleIndex } from './rules.ts';
import { load, save } from './save.ts';
import { ask, type Script, type Seat } from './script.ts';
import { Table } from './table.ts';
import { say } from './text.ts';
import { NOTHING_KEPT } from './timeline.ts';
import { type Event, newWorld, type World } from './world.ts';

const sheet = new OptionSheet({
  pace: oneOf(['strict', 'swift'], { title: 'Pace', about: 'Pace.', default: 'swift' }),
});
interface Race extends World<{ readonly pace: 'strict' | 'swift' }> {
  steps: string[];
}
const howFar = nameNumber({ topic: 'steps', text: say('How far?'), least: 1, most: 6 });
const howLate = nameNumber({ topic: 'wait', text: say('How late?'), least: 1, most: 6 });

/** Everybody stretches; then each decides twice, but dora only watches bob. */
function* run(race: Race, seat: Seat): Script {
  race.steps.push(`${seat} stretches`);
  if (seat === 'dora') return;
  const far = yield* ask(seat, howFar);
  const late = yield* ask(seat === 'bob' ? 'dora' : seat, howLate);
  race.steps.push(`${seat} ${far} ${late}`);
}
const race: Game<Race, readonly string[], Event, (typeof sheet)['options']> = {
  name: 'race',
  title: 'Race',
  version: '1',
  rules: ruleIndex('RC', 'Race', []),
  seats: { least: 2, most: 4 },
  sheet,
  setup: (options, seats, random) => ({ ...newWorld<typeof options, Event>(options, seats, random), steps: [] }),
  program: repeat(
    'rounds',
    paced<Race>('run', ({ seats }) => seats, run),
    (world) => world.steps.length > 20,
  ),
  view: ({ steps }) => [...steps],
  tell: ({ event }) => say(event.what),
  called: ({ id }) => id,
  ranking: (world) => rank(world.seats.map((seat) => ({ seat, score: 0 }))),
  disguise: () => ({ world: () => {}, answer: (_world, _seat, _topic, answer) => answer }),
};
type Racing = ReturnType<typeof open>;
const setup = { options: {}, seats: ['anna', 'bob', 'cara', 'dora'], seed: 'race' };
const open = (keeping = NOTHING_KEPT) => Table.open(race, setup, keeping);
const served = () => Table.open(race, setup);
const asked = (table: Racing) => table.waiting().map(({ seat, topic }) => `${seat} ${topic}`);
const answer = (table: Racing, ...seats: readonly Seat[]) => {
  for (const seat of seats) expect(table.answer(seat, at(table.questions(seat), 0).id, 1)).toMatchObject({ ok: true });
};
const ALL = ['anna steps', 'bob steps', 'cara steps'];

describe('insisting on the printed order before anyone has answered', () => {
  it('takes effect at once: the seats are asked one by one, no matter who insists', () => {
    const table = open();
    expect(asked(table)).toEqual(ALL);
    expect(table.insist('cara', true)).toMatchObject({
      played: [{ move: { is: 'insisted', seat: 'cara', on: true, now: true } }],
    });
    expect([asked(table), table.orderPending]).toEqual([['anna steps'], false]);
    const turns: string[][] = [];
    for (const seat of ['anna', 'anna', 'bob', 'dora', 'cara']) {
      answer(table, seat);
      turns.push(asked(table));
    }
    expect(turns).toEqual([['anna wait'], ['bob steps'], ['dora wait'], ['cara steps'], ['cara wait']]);
  });

  it('does nothing twice: what needed no answer has happened once', () => {
    const table = open();
    const { steps } = table.world;
    const before = [...steps];
    table.insist('cara', true);
    expect(steps).toEqual(before);
  });

  it('refuses a player who answers out of turn, and takes the answer when the turn has come', () => {
    const table = open();
    const [early] = table.questions('bob');
    table.insist('cara', true);
    expect(table.answer('bob', early?.id ?? '', 1)).toMatchObject({ refusal: { code: 'not-open' } });
    answer(table, 'anna', 'anna');
    expect(table.questions('bob')).toEqual([early]);
  });

  it('holds in the next phases too', () => {
    const table = open();
    table.insist('cara', true);
    answer(table, 'anna', 'anna', 'bob', 'dora', 'cara', 'cara');
    expect(asked(table)).toEqual(['anna steps']);
    expect(table.where).toEqual(['rounds', 'run', 'run', 'anna', 'run']);
  });

  it('no longer doing so takes effect at once as well, when nobody insists any more', () => {
    const table = open();
    table.insist('cara', true);
    table.insist('bob', true);
    table.insist('cara', false);
    expect(asked(table)).toEqual(['anna steps']);
    expect(table.insist('bob', false)).toMatchObject({ played: [{ move: { on: false, now: true } }] });
    expect(asked(table)).toEqual(ALL);
    answer(table, 'cara');
    expect(asked(table)).toEqual(['anna steps', 'bob steps', 'cara wait']);
  });

  it('counts as undone when the only answer was taken back', () => {
    const table = served();
    answer(table, 'cara');
    table.takeBack('cara');
    table.insist('bob', true);
    expect(asked(table)).toEqual(['anna steps']);
  });
});

describe('insisting on the printed order after someone has answered', () => {
  const begun = (keeping = NOTHING_KEPT) => {
    const table = open(keeping);
    answer(table, 'cara');
    return table;
  };

  it('takes effect from the next phase on, and says so', () => {
    const table = begun();
    const outcome = table.insist('bob', true);
    expect(outcome.ok && outcome.played.map(({ move }) => move)).toEqual([{ is: 'insisted', seat: 'bob', on: true }]);
    expect([asked(table), table.orderPending]).toEqual([['anna steps', 'bob steps', 'cara wait'], true]);
    answer(table, 'cara', 'bob', 'dora', 'anna', 'anna');
    expect([asked(table), table.orderPending]).toEqual([['anna steps'], false]);
  });

  it('a default is an answer too, and so is one that was left for later', () => {
    const late = open();
    late.defaultAnswer('bob', at(late.questions('bob'), 0).id);
    late.insist('cara', true);
    const left = open();
    left.setAutomatic('anna', { topic: 'steps', answers: [3] });
    left.insist('cara', true);
    expect([late.orderPending, left.orderPending]).toEqual([true, true]);
  });

  it('is not pending any more when a player who insisted no longer does', () => {
    const table = begun();
    table.insist('bob', true);
    table.insist('bob', false);
    expect(table.orderPending).toBe(false);
  });

  it('no longer doing so leaves the phase in the order it is in', () => {
    const table = open();
    table.insist('bob', true);
    answer(table, 'anna');
    table.insist('bob', false);
    expect(asked(table)).toEqual(['anna wait']);
    answer(table, 'anna', 'bob', 'dora', 'cara', 'cara');
    expect(asked(table)).toEqual(ALL);
  });

  it('is still for the next phase when that answer is taken back: others may have answered since', () => {
    const table = served();
    answer(table, 'cara');
    table.insist('bob', true);
    answer(table, 'anna');
    expect(table.takeBack('cara')).toMatchObject({ ok: true });
    expect([asked(table), table.orderPending]).toEqual([['anna wait', 'bob steps', 'cara steps'], true]);
  });
});

describe('a table in the printed order someone insisted on', () => {
  /** What can be seen of a table from every seat. */
  const seen = (table: Racing) => JSON.stringify([table.world, table.seats.map((seat) => table.questions(seat))]);
  const middles: readonly ((table: Racing) => void)[] = [
    (table) => table.insist('cara', true),
    (table) => table.insist('bob', true),
    (table) => answer(table, 'anna'),
    (table) => table.insist('cara', false),
    (table) => answer(table, 'anna'),
    (table) => answer(table, 'bob', 'dora'),
    (table) => table.insist('bob', false),
    (table) => answer(table, 'cara', 'cara', 'anna'),
    (table) => table.insist('anna', true),
    (table) => answer(table, 'bob'),
  ];

  it('saved, loaded, copied and imagined at any question, it goes on as it would have', () => {
    for (let n = 0; n <= middles.length; n++) {
      const table = served();
      for (const step of middles.slice(0, n)) step(table);
      const saved = save(table);
      const { checkpoint: _, ...whole } = saved;
      const others = [
        load(race, saved).table,
        load(race, whole).table,
        load(race, whole, NOTHING_KEPT).table,
        table.fork(),
      ];
      for (const other of others) expect(seen(other)).toBe(seen(table));
      expect(asked(table.imagine('bob', randomFrom('x')))).toEqual(asked(table));
      for (const step of middles.slice(n)) for (const one of [table, ...others]) step(one);
      for (const other of others) expect(seen(other)).toBe(seen(table));
    }
  });

  it('gives back exactly what was when an answer is taken back', () => {
    const table = served();
    table.insist('cara', true);
    answer(table, 'anna');
    const before = seen(table);
    answer(table, 'anna');
    expect(asked(table)).toEqual(['bob steps']);
    expect(table.takeBack('anna')).toMatchObject({ ok: true });
    expect(seen(table)).toBe(before);
    answer(table, 'anna', 'bob');
    expect(table.takeBack('anna')).toMatchObject({ refusal: { code: 'built-upon' } });
  });

  it('asks all at once again when everybody agrees to undo it', () => {
    const table = served();
    table.insist('cara', true);
    answer(table, 'anna');
    table.proposeUndo('bob', 0);
    for (const seat of ['anna', 'cara', 'dora']) table.judgeUndo(seat, true);
    expect([asked(table), table.world.room.insisting]).toEqual([ALL, []]);
  });

  it('gives automatic answers, and defaults of who has left, when their turn comes', () => {
    const table = served();
    table.insist('cara', true);
    table.setAutomatic('bob', { topic: 'steps', answers: [5] });
    table.leave('cara');
    expect(asked(table)).toEqual(['anna steps']);
    answer(table, 'anna', 'anna');
    expect(asked(table)).toEqual(['dora wait']);
    answer(table, 'dora');
    expect(table.world.steps.slice(4, 7)).toEqual(['anna 1 1', 'bob 5 1', 'cara 1 1']);
  });

  it('written down before this was so, goes on all at once as it did then', () => {
    const table = served();
    const id = at(table.questions('cara'), 0).id;
    const journal: Entry[] = [
      { is: 'insisted', seat: 'anna', on: true },
      { is: 'answer', seat: 'cara', question: id, topic: 'steps', answer: 2 },
    ];
    const loaded = load(race, { ...save(table), journal }).table;
    expect([asked(loaded), loaded.orderPending]).toEqual([['anna steps', 'bob steps', 'cara wait'], true]);
  });
});
