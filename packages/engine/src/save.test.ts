import { describe, expect, it } from 'vitest';
import { at } from './json.ts';
import { atOnce, inTurn, type Program, sequence, steady, step } from './program.ts';
import type { Asking } from './question.ts';
import { chooseOne, nameNumber } from './questions/index.ts';
import { below } from './random.ts';
import { load, type Saved, save } from './save.ts';
import { ask, floor, type Script, type Seat } from './script.ts';
import { Table } from './table.ts';
import { type Talk, talk as talkingGame } from './testing/talk.ts';
import { render, say } from './text.ts';
import { type Event, happen } from './world.ts';

const talk = (program: Program<Talk>, version = '1', name = 'talk') =>
  talkingGame(program, ({ heard }) => heard, { version, name });
type TalkTable = Table<Talk, string[], Event>;

const number = (topic: string, most = 9) => nameNumber({ topic, text: say('Which?'), least: 0, most });
/** Two questions and a draw for each seat. */
function* turn(world: Talk, seat: Seat): Script {
  for (const topic of ['one', 'two']) {
    const n = yield* ask(seat, number(topic));
    world.heard.push(`${seat} ${topic} ${n} ${below(world.random, 1000)}`);
    happen(world, 'TK 1', { what: `${seat} ${n}` });
  }
}
const turns = inTurn<Talk>('turns', (world) => world.seats, turn);
const market = steady(
  step<Talk>('market', (world) =>
    floor({
      name: 'market',
      seats: world.seats,
      asking: () => number('trade'),
      act: (seat, n) => world.heard.push(`${seat} ${n} ${below(world.random, 1000)}`),
      over: () => world.heard.length >= 12,
    }),
  ),
);

const open = (program: Program<Talk>) =>
  Table.open(talk(program), { options: {}, seats: ['anna', 'bob'], seed: 'talk' });
const reply = (table: TalkTable, seat: Seat, answer: unknown) =>
  table.answer(seat, at(table.questions(seat), 0).id, answer);
const state = (table: TalkTable) =>
  JSON.stringify([table.world, table.where, table.seats.map((seat) => table.questions(seat)), table.story(null)]);
const written = (table: TalkTable): Saved<Talk> => JSON.parse(JSON.stringify(save(table)));

describe('a table saved and loaded', () => {
  it.each([
    ['turns', turns],
    ['turns and an open floor', sequence('all', turns, market)],
  ])('is the same at every question of %s, and goes on the same', (_, program) => {
    const table = open(program);
    for (let n = 0; !table.over; n = (n + 1) % 10) {
      const { table: loaded, notice } = load(table.game, written(table));
      expect(notice).toBeUndefined();
      expect(state(loaded)).toBe(state(table));
      const { seat } = at(table.waiting(), n % table.waiting().length);
      for (const one of [table, loaded]) reply(one, seat, n);
      expect(state(loaded)).toBe(state(table));
      expect(loaded.journal).toEqual(table.journal);
    }
  });

  it('keeps who plays, what was left for later and what is proposed', () => {
    const table = Table.open(talk(turns), { options: {}, seats: ['anna', 'bob', 'cara'], seed: 'talk' });
    reply(table, 'anna', 1);
    table.replace('bob', { is: 'bot', name: 'steady' });
    table.setAutomatic('bob', { topic: 'one', answers: [5] });
    table.proposeUndo('anna', 0);
    const { table: loaded } = load(table.game, written(table));
    expect(loaded.players).toEqual({ bob: { is: 'bot', name: 'steady' } });
    expect(loaded.proposal).toEqual({ seat: 'anna', to: 0, agreed: ['anna'] });
    reply(loaded, 'anna', 2);
    expect(loaded.waiting()).toMatchObject([{ seat: 'bob', topic: 'two' }]);
  });

  it('can be undone as before', () => {
    const calm = inTurn<Talk>(
      'turns',
      (world) => world.seats,
      function* (world, seat) {
        world.heard.push(`${seat} ${yield* ask(seat, number('one'))}`);
      },
    );
    const table = open(calm);
    const before = state(table);
    reply(table, 'anna', 1);
    const { table: loaded } = load(table.game, written(table));
    expect(loaded.takeBack('anna').ok).toBe(true);
    expect(state(loaded)).toBe(before);
  });

  it('needs only the moves since its last rest point', () => {
    const table = open(turns);
    for (const n of [1, 2]) reply(table, 'anna', n);
    reply(table, 'bob', 3);
    const saved = written(table);
    expect(saved.checkpoint?.after).toBe(2);
    const doctored = {
      ...saved,
      journal: saved.journal.map((entry, i) => (i < 2 ? { ...entry, question: 'lost' } : entry)),
    };
    expect(load(table.game, doctored).table.world).toEqual(table.world);
  });

  it('without a checkpoint is played again from the start', () => {
    const table = open(turns);
    for (const n of [1, 2]) reply(table, 'anna', n);
    const { checkpoint: _, ...saved } = written(table);
    expect(state(load(table.game, saved).table)).toBe(state(table));
  });
});

describe('a table loaded under newer rules', () => {
  /** Anna has had her turn; Bob has answered one of his two questions. */
  const midway = () => {
    const table = open(turns);
    for (const n of [1, 2]) reply(table, 'anna', n);
    reply(table, 'bob', 7);
    return table;
  };

  it('that still fit goes on where it was, and says that nothing was lost', () => {
    const table = midway();
    const { table: loaded, notice } = load(talk(turns, '2'), written(table));
    expect(notice && render(notice)).toContain('Nothing was lost');
    expect(loaded.journal.at(-1)).toEqual({ is: 'new-rules', version: '2', dropped: [] });
    expect(loaded.world).toEqual(table.world);
    expect(loaded.waiting()).toEqual(table.waiting());
  });

  it.each([
    ['refuse the answer', number('one', 5)],
    ['ask for another card', chooseOne({ topic: 'one', text: say('Which?'), from: ['x'] })],
  ])('that %s goes back to the last rest point, and says so', (_, asking) => {
    const table = midway();
    const newer = inTurn<Talk>(
      'turns',
      (world) => world.seats,
      function* (_world, seat) {
        yield* ask<unknown>(seat, asking);
      },
    );
    const { table: loaded, notice } = load(talk(newer, '2'), written(table));
    expect(notice && render(notice)).toContain(
      'The last answer no longer fits, so the game continues from the last checkpoint',
    );
    expect(loaded.journal.at(-1)).toEqual({ is: 'new-rules', version: '2', dropped: [2] });
    expect(loaded.view(null)).toEqual(table.view(null).slice(0, 2));
    expect(loaded.questions('bob')).toMatchObject([{ id: '1.bob.1', question: asking.question }]);
  });

  it('and saved again stays where it went back to', () => {
    const strict = inTurn<Talk>(
      'turns',
      (world) => world.seats,
      function* (world, seat) {
        world.heard.push(`${seat} ${yield* ask(seat, number('one', 5))}`);
      },
    );
    const game = talk(strict, '2');
    const { table } = load(game, written(midway()));
    const { table: again, notice } = load(game, written(table));
    expect(notice).toBeUndefined();
    expect([again.world, again.waiting()]).toEqual([table.world, table.waiting()]);
    reply(again, 'bob', 5);
    expect(again.over).toBe(true);
  });

  it('never plays again what came before its last rest point', () => {
    const calm = (asking: (topic: string) => Asking<unknown>) =>
      inTurn<Talk>(
        'turns',
        (world) => world.seats,
        function* (world, seat) {
          world.heard.push(`${seat} ${yield* ask(seat, asking('one'))}`);
        },
      );
    const table = open(calm(number));
    reply(table, 'anna', 1);
    const newer = calm((topic) => chooseOne({ topic, text: say('Which?'), from: ['x'] }));
    const { table: loaded } = load(talk(newer, '2'), written(table));
    reply(loaded, 'bob', 'x');
    expect(loaded.story(null)).toEqual([]);
    expect(loaded.view(null)).toEqual(['anna 1', 'bob x']);
  });

  it('that ask about something else under the same name drops the answer', () => {
    const about = (topic: string) =>
      step<Talk>('turn', function* (world) {
        world.heard.push(`${yield* ask('anna', number(topic))}`);
        yield* ask('bob', number('end'));
      });
    const table = open(about('attack'));
    reply(table, 'anna', 5);
    const { table: loaded } = load(talk(about('surrender'), '2'), written(table));
    expect(loaded.waiting()).toMatchObject([{ seat: 'anna', topic: 'surrender' }]);
  });

  it('that no longer fit keeps who has left', () => {
    const all = (most: number) =>
      atOnce<Talk>(
        'turns',
        (world) => world.seats,
        function* (world, seat) {
          world.heard.push(`${seat} ${yield* ask(seat, number('one', most))}`);
        },
      );
    const table = Table.open(talk(all(9)), { options: {}, seats: ['anna', 'bob', 'cara'], seed: 'talk' });
    reply(table, 'anna', 7);
    table.leave('bob');
    const { table: loaded } = load(talk(all(5), '2'), written(table));
    expect(loaded.waiting().map(({ seat }) => seat)).toEqual(['anna', 'cara']);
  });

  it('whose rules break down is not taken for one that does not fit', () => {
    const broken = inTurn<Talk>(
      'turns',
      (world) => world.seats,
      () => {
        throw new Error('broken rule');
      },
    );
    expect(() => load(talk(broken, '2'), written(midway()))).toThrow('broken rule');
  });
});

describe('what cannot be loaded', () => {
  it('a table of another game', () => {
    expect(() => load(talk(turns, '1', 'chat'), written(open(turns)))).toThrow('a table of talk, not of chat');
  });

  it('a file of another format', () => {
    const saved: Saved<Talk> = JSON.parse(JSON.stringify({ ...save(open(turns)), format: 2 }));
    expect(() => load(talk(turns), saved)).toThrow('format 2; this program reads 1');
  });
});
