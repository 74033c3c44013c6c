import { describe, expect, it } from 'vitest';
import type { Entry } from './journal.ts';
import { OptionSheet } from './options.ts';
import { Fault } from './outcome.ts';
import { repeat, sequence, step } from './program.ts';
import { chooseOne, share } from './questions/index.ts';
import { ask, askAll, type Seat } from './script.ts';
import type { Setup } from './setup.ts';
import { Table } from './table.ts';
import {
  allAtOnce,
  asked,
  closing,
  idOf,
  inOrder,
  market,
  number,
  open,
  refusedAs,
  reply,
  SEATS,
  speak,
  state,
  type Talk,
  type TalkTable,
  talk,
} from './testing/secret-talk.ts';
import { say } from './text.ts';
import { NOTHING_KEPT } from './timeline.ts';
import { happen, reveal, whisper } from './world.ts';

describe('a setup', () => {
  const faults = (setup: Partial<Setup>) =>
    Table.faults(talk(inOrder), { options: {}, seats: SEATS, seed: 's', ...setup }).map(({ code }) => code);

  it.each([
    ['nothing', {}, []],
    ['too few seats', { seats: [] }, ['seats']],
    ['too many seats', { seats: ['a', 'b', 'c', 'd', 'e'] }, ['seats']],
    ['two seats of one name', { seats: ['a', 'a'] }, ['seats']],
    ['a seat named like the clock', { seats: ['@clock', 'bob'] }, ['seats']],
    ['an option nobody knows', { options: { west: true } }, ['unknown-option']],
  ])('can be wrong about %s', (_, setup, codes) => {
    expect(faults(setup)).toEqual(codes);
  });

  it('can be wrong about options that do not suit so many seats', () => {
    const sheet = new OptionSheet({}, [{ when: (_, seats) => seats === 3, text: say('Three is a crowd.') }]);
    const game = { ...talk(inOrder), sheet };
    const codes = (seats: string[]) => Table.faults(game, { options: {}, seats, seed: 's' }).map(({ code }) => code);
    expect([codes(SEATS), codes(['anna', 'bob'])]).toEqual([['option-conflict'], []]);
  });

  it('with options that do not settle opens no table', () => {
    expect(() => open(inOrder, {}, { options: { west: true } })).toThrow('cannot be opened');
  });

  it('gives the same table every time, and another seed another', () => {
    expect(state(open(inOrder))).toBe(state(open(inOrder)));
    expect(state(open(inOrder, {}, { seed: 'other' }))).not.toBe(state(open(inOrder)));
  });

  it('may begin with a position, and play goes on from there', () => {
    const table = open(inOrder);
    reply(table, 'anna', 7);
    const position: unknown = JSON.parse(JSON.stringify(table.latestCheckpoint?.position));
    const other = open(inOrder, {}, { position });
    expect(state(other)).toBe(state(table));
    reply(other, 'bob', 8);
    expect(other.journal).toHaveLength(1);
    expect(other.takeBack('bob').ok).toBe(true);
    expect(state(other)).toBe(state(table));
  });

  it('with a position that is none opens no table', () => {
    expect(() => open(inOrder, {}, { position: { nonsense: 1 } })).toThrow('not a position of talk');
  });

  it('is committed to without telling the seed', () => {
    expect(open(inOrder).commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(open(inOrder).commitment).not.toBe(open(inOrder, {}, { seed: 'other' }).commitment);
  });
});

describe('an answer', () => {
  it('is played, written down and told', () => {
    const table = open(inOrder);
    const outcome = reply(table, 'anna', 7);
    expect(table.journal).toEqual([{ is: 'answer', seat: 'anna', question: '0.anna.1', topic: 'number', answer: 7 }]);
    expect(outcome).toMatchObject({
      ok: true,
      played: [{ number: 0, happenings: [{ event: { n: 7 }, rule: 'TK 1' }] }],
    });
    expect(table.where).toEqual(['speak', 'bob', 'speak']);
  });

  it.each([
    ['of a wrong form', 'anna', '0.anna.1', 'seven', 'shape'],
    ['that is not legal', 'anna', '0.anna.1', 100, 'out-of-range'],
    ['to a question that is not open', 'anna', '0.anna.2', 7, 'not-open'],
    ['of a seat that is not asked', 'bob', '0.anna.1', 7, 'not-open'],
    ['of a seat that is not there', 'zoe', '0.anna.1', 7, 'not-open'],
  ])('%s is refused and changes nothing', (_, seat, question, answer, code) => {
    const table = open(inOrder);
    const before = state(table);
    expect(table.answer(seat, question, answer)).toMatchObject(refusedAs(code));
    expect(state(table)).toBe(before);
    expect(table.journal).toEqual([]);
  });

  it.each([
    ['that hides its amounts in a prototype', JSON.parse('{"__proto__":{"x":0.5,"y":1.5}}')],
    ['nested without end', Array.from({ length: 100_000 }).reduce<unknown>((inner) => [inner], 1)],
    ['that is not plain data', new Map([['x', 2]])],
  ])('%s is refused', (_, answer) => {
    const over = ['x', 'y'].map((id) => ({ id, most: 5 }));
    const table = open(step('share', () => ask('anna', share({ topic: 'share', text: say('?'), total: 2, over }))));
    expect(reply(table, 'anna', answer)).toMatchObject(refusedAs('shape'));
  });

  it('given twice is taken once', () => {
    const table = open(inOrder);
    reply(table, 'anna', 7);
    expect(table.answer('anna', '0.anna.1', 7)).toMatchObject(refusedAs('not-open'));
    expect(table.journal).toHaveLength(1);
  });

  it('to a question of an earlier round is refused in a later one', () => {
    const table = open(repeat('rounds', inOrder, ({ heard }) => heard.length >= 6));
    for (const seat of SEATS) reply(table, seat, 1);
    expect(idOf(table, 'anna')).toBe('3.anna.1');
    expect(table.answer('anna', '0.anna.1', 7)).toMatchObject(refusedAs('not-open'));
  });

  it('is the table’s own: changing it later changes nothing', () => {
    const over = [{ id: 'x', most: 5 }];
    const table = open(step('share', () => ask('anna', share({ topic: 'share', text: say('?'), total: 2, over }))));
    const answer = { x: 2 };
    reply(table, 'anna', answer);
    answer.x = 5;
    expect(table.journal).toMatchObject([{ answer: { x: 2 } }]);
  });

  it('left for later is the table’s own too', () => {
    const table = open(inOrder);
    const automatic = { topic: 'number', answers: [1] };
    table.setAutomatic('bob', automatic);
    automatic.answers.push(2);
    expect(table.automaticAnswers('bob')).toEqual([{ topic: 'number', answers: [1] }]);
  });

  it('that ends the game leaves nothing open', () => {
    const table = open(step('say', (world) => speak(world, 'anna')));
    reply(table, 'anna', 7);
    expect([table.over, table.where, table.waiting()]).toEqual([true, [], []]);
    expect(table.ranking().map(({ rank: place }) => place)).toEqual([1, 1, 1]);
  });
});

describe('who sees what', () => {
  const secretly = step<Talk>('secret', function* (world) {
    happen(world, 'TK 1', { what: 'public', n: 0 });
    whisper(world, 'TK 1', { what: 'whispered', n: 1 }, ['anna']);
    const [first] = (yield* askAll(['anna', 'bob'], (seat) => number('bid', 0, world.hands[seat]))).values();
    reveal(world, 'TK 1', { what: 'shown', n: first ?? 0 }, ['bob']);
    yield* ask('cara', number('end'));
  });
  const heardBy = (table: TalkTable, viewer: Seat | null) => table.story(viewer).map(({ event }) => event.what);

  it('a story tells each what they may know', () => {
    const table = open(secretly);
    reply(table, 'anna', 0);
    reply(table, 'bob', 0);
    expect(heardBy(table, 'anna')).toEqual(['public', 'whispered']);
    expect(heardBy(table, 'bob')).toEqual(['public', 'shown']);
    expect(heardBy(table, null)).toEqual(['public']);
  });

  it('a story can be told from an entry on', () => {
    const table = open(inOrder);
    for (const [n, seat] of SEATS.entries()) reply(table, seat, n);
    expect(table.story(null, 1).map(({ event }) => event.n)).toEqual([1, 2]);
    expect(table.story(null).map(({ event }) => event.n)).toEqual([0, 1, 2]);
  });

  it('a table that keeps nothing still tells the whole story', () => {
    const kept = open(inOrder);
    const unkept = Table.open(talk(inOrder), kept.setup, NOTHING_KEPT);
    for (const table of [kept, unkept]) for (const seat of SEATS) reply(table, seat, 5);
    expect(unkept.story(null)).toEqual(kept.story(null));
    expect(state(unkept)).toBe(state(kept));
  });

  it('a view shows a seat its own and a spectator nothing hidden', () => {
    const table = open(secretly);
    expect(table.view('anna')).toEqual({ heard: [], hand: table.world.hands['anna'] });
    expect(table.view(null)).toEqual({ heard: [], hand: null });
  });

  it('a seat is shown its own questions only, with their bounds', () => {
    const table = open(secretly);
    expect(table.questions('anna')).toEqual([
      { id: '0.anna.1', seat: 'anna', question: number('bid', 0, table.world.hands['anna']).question },
    ]);
    expect(table.questions('cara')).toEqual([]);
  });

  it('everybody may know who is asked about what, and no more', () => {
    expect(open(secretly).waiting()).toEqual([
      { seat: 'anna', topic: 'bid', optional: false },
      { seat: 'bob', topic: 'bid', optional: false },
    ]);
  });
});

describe('the moves that count', () => {
  it('are told from any of them on, without those taken back', () => {
    const table = open(allAtOnce);
    for (const seat of ['bob', 'cara']) reply(table, seat, 1);
    table.takeBack('bob');
    reply(table, 'bob', 2);
    expect(table.movesSince(0)).toMatchObject([{ seat: 'cara' }, { seat: 'bob', answer: 2 }]);
    expect(table.movesSince(1)).toMatchObject([{ seat: 'bob', answer: 2 }]);
  });
});

describe('a rule that breaks down', () => {
  const cursed = step<Talk>('cursed', function* (world) {
    yield* speak(world, 'anna', 'first');
    const n = yield* ask('anna', number('second'));
    world.heard.push('half done');
    happen(world, 'TK 1', { what: 'half done', n });
    if (n === 13) throw new Error('thirteen');
  });

  it('leaves the table as it was, and play goes on', () => {
    const table = open(sequence('all', cursed, closing));
    reply(table, 'anna', 1);
    const before = state(table);
    expect(() => reply(table, 'anna', 13)).toThrow(Fault);
    expect([state(table), table.journal.length, table.story(null).length]).toEqual([before, 1, 1]);
    reply(table, 'anna', 12);
    expect(table.world.heard).toEqual(['anna 1', 'half done']);
    expect(asked(table)).toEqual(['anna last word']);
  });

  it('leaves the table as it was in a steady step too', () => {
    const table = open(market);
    reply(table, 'anna', 1);
    const before = state(table);
    expect(() => reply(table, 'bob', 13)).toThrow(Fault);
    expect([state(table), table.journal.length]).toEqual([before, 1]);
  });

  it('is reported with the move, the cause and where', () => {
    const table = open(cursed);
    reply(table, 'anna', 1);
    const move: Entry = { is: 'answer', seat: 'anna', question: '0.anna.2', topic: 'second', answer: 13 };
    expect(() => reply(table, 'anna', 13)).toThrow(
      expect.objectContaining({
        move,
        message: 'a rule broke down: thirteen',
        cause: new Error('thirteen'),
        where: ['cursed'],
      }),
    );
  });

  it('may be one that checks', () => {
    const broken = step<Talk>('broken', function* () {
      const asking = chooseOne({ topic: 'x', text: say('?'), from: ['a'] });
      yield* ask('anna', {
        question: asking.question,
        schema: () => asking.schema(),
        read: (answer): answer is 'a' => asking.read(answer),
        check: () => {
          throw new Error('check');
        },
        sample: () => 'a',
        list: () => undefined,
        default: () => 'a',
      });
    });
    const table = open(broken);
    const before = state(table);
    expect(() => reply(table, 'anna', 'a')).toThrow(Fault);
    expect(state(table)).toBe(before);
  });
});
