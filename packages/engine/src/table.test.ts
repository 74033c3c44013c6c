import { describe, expect, it } from 'vitest';
import { type Game, rank } from './game.ts';
import type { Entry, Player } from './journal.ts';
import { at, copy } from './json.ts';
import { OptionSheet } from './options.ts';
import { atOnce, inTurn, type Program, repeat, sequence, steady, step } from './program.ts';
import { chooseOne, nameNumber, share } from './questions/index.ts';
import { below, randomFrom, shuffle } from './random.ts';
import { ruleIndex } from './rules.ts';
import { ask, askAll, floor, type Script, type Seat } from './script.ts';
import type { Setup } from './setup.ts';
import { Fault, Table } from './table.ts';
import { say } from './text.ts';
import { NOTHING_KEPT, SEARCHED, SERVED } from './timeline.ts';
import { type Event, happen, newWorld, reveal, type World, whisper } from './world.ts';

interface Said extends Event {
  readonly n: number;
}

/** A table where numbers are said aloud or dealt in secret. */
interface Talk extends World<unknown, Said> {
  heard: string[];
  hands: Record<Seat, number>;
}

const talk = (program: Program<Talk>, more: Partial<Game<Talk, unknown, Said>> = {}): Game<Talk, unknown, Said> => ({
  name: 'talk',
  title: 'Talk',
  version: '1',
  rules: ruleIndex('TK', 'Talk', []),
  seats: { least: 1, most: 4 },
  sheet: new OptionSheet({}),
  setup: (options, seats, random) => ({
    ...newWorld<unknown, Said>(options, seats, random),
    heard: [],
    hands: Object.fromEntries(seats.map((seat) => [seat, below(random, 1000)])),
  }),
  program,
  view: ({ heard, hands }, viewer) => ({ heard: [...heard], hand: viewer === null ? null : (hands[viewer] ?? null) }),
  tell: ({ event }) => say(event.what),
  called: ({ id }) => id,
  standing: ({ seats, heard }) => rank(seats.map((seat) => ({ seat, score: heard.length }))),
  disguise: (world, observer, random) => {
    const others = world.seats.filter((seat) => seat !== observer);
    const dealt = shuffle(random, others.map((seat) => world.hands[seat] ?? 0).toSorted());
    return {
      world: ({ hands }) => {
        for (const [i, seat] of others.entries()) hands[seat] = at(dealt, i);
      },
      answer: (_truth, _seat, _topic, answer) => answer,
    };
  },
  ...more,
});
type TalkTable = Table<Talk, unknown, Said>;

const SEATS = ['anna', 'bob', 'cara'];
const open = (program: Program<Talk>, more: Partial<Game<Talk, unknown, Said>> = {}, setup: Partial<Setup> = {}) =>
  Table.open(talk(program, more), { options: {}, seats: SEATS, seed: 'talk', ...setup });

const number = (topic = 'number', least = 0, most = 99) => nameNumber({ topic, text: say('Which?'), least, most });
const everybody = ({ seats, room }: Talk) => seats.filter((seat) => !room.gone.includes(seat));

/** Says a number aloud. */
function* speak(world: Talk, seat: Seat, topic = 'number'): Script<number> {
  const n = yield* ask(seat, number(topic));
  world.heard.push(`${seat} ${n}`);
  happen(world, 'TK 1', { what: 'said', n });
  return n;
}
const inOrder = inTurn('speak', everybody, speak);
const allAtOnce = atOnce('speak', everybody, speak);
const closing = step<Talk>('close', (world) => speak(world, 'anna', 'last word'));

/** Draws a number for all to see. */
const draw = step<Talk>('draw', function* (world) {
  const n = (yield* ask('anna', number('draw'))) + below(world.random, 1_000_000);
  world.heard.push(`drew ${n}`);
  reveal(world, 'TK 2', { what: 'drawn', n });
});

/** Numbers are called out without end. */
const market = steady(
  step<Talk>('market', (world) =>
    floor({
      name: 'market',
      seats: world.seats,
      asking: () => number('trade'),
      act: (seat, n) => {
        world.heard.push(`${seat} ${n}`);
        if (n === 13) throw new Error('thirteen');
      },
      over: () => false,
    }),
  ),
);

const idOf = (table: TalkTable, seat: Seat) => at(table.questions(seat), 0).id;
const reply = (table: TalkTable, seat: Seat, answer: unknown) => table.answer(seat, idOf(table, seat), answer);
const asked = (table: TalkTable) => table.waiting().map(({ seat, topic }) => `${seat} ${topic}`);
const kinds = (table: TalkTable) => table.journal.map(({ is }) => is);
/** Everything a table is, but for its journal. */
const state = (table: TalkTable) =>
  JSON.stringify([table.world, table.where, SEATS.map((seat) => [table.questions(seat), table.view(seat)])]);
const refusedAs = (code: string) => ({ ok: false, refusal: { code } });

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
    const standing = { topic: 'number', answers: [1] };
    table.stand('bob', standing);
    standing.answers.push(2);
    expect(table.journal.at(-1)).toMatchObject({ is: 'stood', standing: { answers: [1] } });
  });

  it('that ends the game leaves nothing open', () => {
    const table = open(step('say', (world) => speak(world, 'anna')));
    reply(table, 'anna', 7);
    expect([table.over, table.where, table.waiting()]).toEqual([true, [], []]);
    expect(table.standing().map(({ rank: place }) => place)).toEqual([1, 1, 1]);
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

describe('taking back one’s own answer', () => {
  const thrice = step<Talk>('thrice', function* (world) {
    for (const topic of ['one', 'two', 'three']) yield* speak(world, 'anna', topic);
  });

  it('gives back exactly what was', () => {
    const table = open(thrice);
    reply(table, 'anna', 1);
    const before = state(table);
    reply(table, 'anna', 2);
    expect(table.takeBack('anna').ok).toBe(true);
    expect(state(table)).toBe(before);
    expect(table.journal.at(-1)).toEqual({ is: 'taken-back', seat: 'anna', entries: [1] });
  });

  it('goes back answer by answer to the start', () => {
    const table = open(thrice);
    const before = state(table);
    reply(table, 'anna', 1);
    reply(table, 'anna', 2);
    table.takeBack('anna');
    table.takeBack('anna');
    expect(state(table)).toBe(before);
    expect(table.takeBack('anna')).toMatchObject(refusedAs('nothing-to-undo'));
  });

  it('of a whole step goes back to where the step began, and no further', () => {
    const table = open(sequence('all', closing, thrice));
    reply(table, 'anna', 9);
    const before = state(table);
    reply(table, 'anna', 1);
    reply(table, 'anna', 2);
    expect(table.resetStep('anna').ok).toBe(true);
    expect(state(table)).toBe(before);
    expect(table.journal.at(-1)).toEqual({ is: 'taken-back', seat: 'anna', entries: [1, 2] });
  });

  it('is free across a rest point while nobody has built upon it', () => {
    const table = open(inOrder);
    const before = state(table);
    reply(table, 'anna', 1);
    expect(table.takeBack('anna').ok).toBe(true);
    expect(state(table)).toBe(before);
  });

  it('is refused once somebody else’s answer builds upon it', () => {
    const table = open(inOrder);
    reply(table, 'anna', 1);
    reply(table, 'bob', 2);
    const before = state(table);
    expect(table.takeBack('anna')).toMatchObject(refusedAs('built-upon'));
    expect([state(table), table.journal.length]).toEqual([before, 2]);
    expect(table.takeBack('bob').ok).toBe(true);
  });

  it('is refused once something hidden was revealed or something was drawn', () => {
    const table = open(sequence('all', draw, draw));
    reply(table, 'anna', 1);
    expect(table.takeBack('anna')).toMatchObject(refusedAs('revealed'));
    expect(table.resetStep('anna')).toMatchObject(refusedAs('revealed'));
  });

  it('is refused where something was drawn although nothing was told', () => {
    const roll = step<Talk>('roll', function* (world) {
      yield* ask('anna', number('roll'));
      below(world.random, 6);
      yield* ask('anna', number('more'));
    });
    const table = open(roll);
    reply(table, 'anna', 1);
    expect(table.takeBack('anna')).toMatchObject(refusedAs('revealed'));
  });

  it('in a simultaneous step is free until the step closes, and leaves the others’ answers', () => {
    const table = open(sequence('all', allAtOnce, closing));
    reply(table, 'anna', 1);
    reply(table, 'bob', 2);
    expect(table.takeBack('anna').ok).toBe(true);
    expect(asked(table)).toEqual(['anna number', 'cara number']);
    expect(table.world.heard).toEqual(['bob 2']);
    reply(table, 'cara', 3);
    reply(table, 'anna', 4);
    expect(table.world.heard).toEqual(['bob 2', 'cara 3', 'anna 4']);
  });

  it('of a sealed question is free until all are in', () => {
    const vote = step<Talk>('vote', function* (world) {
      const votes = yield* askAll(world.seats, () => number('vote'));
      for (const n of votes.values()) happen(world, 'TK 3', { what: 'voted', n });
      yield* speak(world, 'anna');
    });
    const table = open(vote);
    reply(table, 'anna', 1);
    reply(table, 'bob', 2);
    expect(table.takeBack('anna').ok).toBe(true);
    reply(table, 'anna', 5);
    reply(table, 'cara', 3);
    expect(table.takeBack('anna')).toMatchObject(refusedAs('revealed'));
  });

  it('of a sealed question is over once all are in, although nothing was told', () => {
    const vote = step<Talk>('vote', function* (world) {
      for (const [seat, n] of yield* askAll(world.seats, () => number('vote'))) world.heard.push(`${seat} ${n}`);
    });
    const table = open(sequence('all', vote, closing));
    for (const seat of SEATS) reply(table, seat, 5);
    expect(table.takeBack('anna')).toMatchObject(refusedAs('revealed'));
  });

  it('is not for those who have left', () => {
    const table = open(allAtOnce);
    reply(table, 'anna', 5);
    table.leave('anna');
    expect(table.takeBack('anna')).toMatchObject(refusedAs('not-seated'));
  });

  it('is for those who have answered', () => {
    const table = open(inOrder);
    expect(table.takeBack('anna')).toMatchObject(refusedAs('nothing-to-undo'));
    expect(table.resetStep('zoe')).toMatchObject(refusedAs('not-seated'));
  });

  it('works at a table that keeps nothing at hand', () => {
    const table = Table.open(talk(thrice), { options: {}, seats: SEATS, seed: 'talk' }, NOTHING_KEPT);
    reply(table, 'anna', 1);
    const before = state(table);
    reply(table, 'anna', 2);
    table.takeBack('anna');
    expect(state(table)).toBe(before);
  });
});

describe('undo by consent', () => {
  const drawn = () => {
    const table = open(sequence('all', draw, closing));
    reply(table, 'anna', 1);
    return table;
  };

  it('goes back when every seat agrees, and draws anew', () => {
    const table = drawn();
    const [first] = table.world.heard;
    table.proposeUndo('anna', 0);
    table.judgeUndo('bob', true);
    expect(table.world.heard).toEqual([first]);
    table.judgeUndo('cara', true);
    expect(table.world.heard).toEqual([]);
    expect(kinds(table)).toEqual(['answer', 'undo-proposed', 'undo-judged', 'undo-judged', 'undone']);
    reply(table, 'anna', 1);
    expect(table.world.heard).not.toEqual([first]);
  });

  it('does not happen when one objects', () => {
    const table = drawn();
    const before = state(table);
    table.proposeUndo('anna', 0);
    table.judgeUndo('bob', false);
    expect(table.proposal).toBeUndefined();
    expect(table.judgeUndo('cara', true)).toMatchObject(refusedAs('no-proposal'));
    expect(state(table)).toBe(before);
  });

  it('waits for everybody present, and the same seat twice is not everybody', () => {
    const table = drawn();
    table.proposeUndo('anna', 0);
    table.judgeUndo('bob', true);
    table.judgeUndo('bob', true);
    expect(table.world.heard).toHaveLength(1);
    expect(table.proposal).toMatchObject({ seat: 'anna', to: 0 });
  });

  it('does not wait for a seat that has left', () => {
    const table = drawn();
    table.leave('cara');
    table.proposeUndo('anna', 0);
    table.judgeUndo('bob', true);
    expect(kinds(table).at(-1)).toBe('undone');
    expect(table.seats).toContain('cara');
  });

  it('happens when the last who has not agreed leaves', () => {
    const table = drawn();
    table.proposeUndo('anna', 0);
    table.judgeUndo('bob', true);
    table.leave('cara');
    expect([table.proposal, kinds(table).at(-1)]).toEqual([undefined, 'undone']);
  });

  it('is no longer proposed once the move is taken back', () => {
    const table = open(inOrder);
    reply(table, 'anna', 1);
    table.proposeUndo('anna', 0);
    table.takeBack('anna');
    expect(table.proposal).toBeUndefined();
    expect(table.judgeUndo('bob', true)).toMatchObject(refusedAs('no-proposal'));
  });

  it('goes back to moves that count, and only seats may propose or judge it', () => {
    const table = drawn();
    expect(table.proposeUndo('anna', 5)).toMatchObject(refusedAs('no-such-move'));
    expect(table.proposeUndo('zoe', 0)).toMatchObject(refusedAs('not-seated'));
    table.proposeUndo('anna', 0);
    expect(table.judgeUndo('zoe', true)).toMatchObject(refusedAs('not-seated'));
  });

  it('goes back over everybody’s answers to the one named', () => {
    const table = open(inOrder);
    for (const [n, seat] of ['anna', 'bob'].entries()) reply(table, seat, n);
    table.proposeUndo('cara', 1);
    for (const seat of ['anna', 'bob']) table.judgeUndo(seat, true);
    expect(table.world.heard).toEqual(['anna 0']);
    expect(asked(table)).toEqual(['bob number']);
  });

  it('replays to the same game', () => {
    const table = drawn();
    table.proposeUndo('anna', 0);
    for (const seat of ['bob', 'cara']) table.judgeUndo(seat, true);
    reply(table, 'anna', 1);
    expect(state(Table.resume(table.game, table.setup, table.journal, undefined, false))).toBe(state(table));
  });
});

describe('people', () => {
  it('who leave have their open questions answered by default, and depart at the next rest point', () => {
    const table = open(sequence('all', allAtOnce, inOrder), {
      depart: (world, seat) => void world.heard.push(`${seat} departs`),
    });
    expect(table.leave('bob').ok).toBe(true);
    expect(table.world.heard).toEqual(['bob 0']);
    expect(kinds(table)).toEqual(['left', 'defaulted']);
    reply(table, 'anna', 1);
    reply(table, 'cara', 1);
    expect(table.world.heard).toEqual(['bob 0', 'anna 1', 'cara 1', 'bob departs']);
    expect(table.world.room.gone).toEqual(['bob']);
    reply(table, 'anna', 1);
    expect(asked(table)).toEqual(['cara number']);
  });

  it('who have left answer nothing any more, and are not asked', () => {
    const table = open(
      sequence(
        'all',
        allAtOnce,
        step('more', (world) => askAll(world.seats, () => number('more'))),
      ),
    );
    table.leave('bob');
    expect(table.answer('bob', '0.bob.1', 1)).toMatchObject(refusedAs('not-open'));
    expect(table.leave('bob')).toMatchObject(refusedAs('not-seated'));
    reply(table, 'anna', 1);
    reply(table, 'cara', 1);
    expect(asked(table)).toEqual(['anna more', 'cara more']);
    expect(kinds(table).filter((kind) => kind === 'defaulted')).toHaveLength(2);
  });

  it('may be asked something as they depart', () => {
    const table = open(sequence('all', inOrder, closing), {
      *depart(world) {
        yield* speak(world, 'cara', 'heir');
      },
    });
    table.leave('bob');
    reply(table, 'anna', 1);
    expect(asked(table)).toEqual(['cara heir']);
    reply(table, 'cara', 5);
    expect(table.world.heard).toEqual(['anna 1', 'cara 5', 'bob 0']);
    expect(asked(table)).toEqual(['cara number']);
  });

  it('arrive at the next rest point, if the game lets them', () => {
    const table = open(sequence('all', inOrder, inOrder), {
      arrive: (world, seat) => {
        world.hands[seat] = 0;
      },
    });
    expect(table.arrive('dora').ok).toBe(true);
    expect(table.seats).toEqual(SEATS);
    reply(table, 'anna', 1);
    expect(table.seats).toEqual([...SEATS, 'dora']);
    expect(table.journal[0]).toEqual({ is: 'arrived', seat: 'dora' });
    for (const seat of ['bob', 'cara', ...SEATS]) reply(table, seat, 1);
    expect(asked(table)).toEqual(['dora number']);
  });

  it('cannot arrive where nobody can, where there is no room, or under a name that is taken', () => {
    const arrive = () => undefined;
    expect(open(inOrder).arrive('dora')).toMatchObject(refusedAs('no-arrivals'));
    expect(open(inOrder, { arrive }).arrive('bob')).toMatchObject(refusedAs('taken'));
    const table = open(inOrder, { arrive });
    table.arrive('dora');
    expect(table.arrive('emil')).toMatchObject(refusedAs('full'));
    expect(table.journal).toHaveLength(1);
  });

  it('may take the place of those who have left', () => {
    const table = open(sequence('all', inOrder, inOrder), { arrive: () => undefined }, { seats: ['a', 'b', 'c', 'd'] });
    table.leave('d');
    reply(table, 'a', 1);
    expect(table.arrive('e').ok).toBe(true);
  });

  it('do nothing any more once the game is over', () => {
    const table = open(step('say', (world) => speak(world, 'anna')));
    reply(table, 'anna', 1);
    for (const outcome of [
      table.leave('bob'),
      table.insist('cara', true),
      table.stand('cara', { topic: 'number', answers: [1] }),
    ])
      expect(outcome).toMatchObject(refusedAs('over'));
  });

  it('who leave an open floor are answered for once, not without end', () => {
    const table = open(market);
    table.leave('bob');
    expect(table.world.heard).toEqual(['bob 0']);
    reply(table, 'anna', 1);
    expect(table.world.heard).toEqual(['bob 0', 'anna 1']);
  });

  it('are replaced without the game noticing', () => {
    const bot: Player = { is: 'bot', name: 'steady' };
    const table = open(inOrder, {}, { players: { anna: { is: 'person', name: 'Anna' } } });
    const before = state(table);
    table.replace('anna', bot);
    expect(table.players).toEqual({ anna: bot });
    expect(state(table)).toBe(before);
    expect(table.journal).toEqual([{ is: 'replaced', seat: 'anna', by: bot }]);
    expect(table.replace('zoe', bot)).toMatchObject(refusedAs('not-seated'));
  });

  it('insist on the printed order, and stop insisting', () => {
    const table = open(inOrder);
    table.insist('bob', true);
    table.insist('bob', true);
    expect(table.world.room.insisting).toEqual(['bob']);
    table.insist('bob', false);
    expect(table.world.room.insisting).toEqual([]);
    expect(table.insist('zoe', true)).toMatchObject(refusedAs('not-seated'));
    expect(kinds(table)).toEqual(['insisted', 'insisted', 'insisted']);
  });
});

describe('clocks', () => {
  it('answer by default for a seat that is late', () => {
    const table = open(inOrder);
    expect(table.defaultAnswer('anna', idOf(table, 'anna')).ok).toBe(true);
    expect(table.journal).toEqual([{ is: 'defaulted', seat: 'anna', question: '0.anna.1', topic: 'number' }]);
    expect(table.world.heard).toEqual(['anna 0']);
    expect(table.defaultAnswer('anna', '0.anna.1')).toMatchObject(refusedAs('not-open'));
  });

  it('call time once', () => {
    const table = open(repeat('rounds', inOrder, ({ room }) => room.timeCalled));
    expect(table.callTime().ok).toBe(true);
    expect(table.callTime()).toMatchObject(refusedAs('too-late'));
    for (const seat of SEATS) reply(table, seat, 1);
    expect([table.over, table.journal[0]]).toEqual([true, { is: 'time-called' }]);
  });

  it('close floors', () => {
    const table = open(market);
    reply(table, 'bob', 1);
    expect(table.openFloors()).toEqual(['market']);
    table.closeFloor('market');
    expect(table.journal.at(-1)).toEqual({ is: 'floor-closed', floor: 'market' });
    expect(table.closeFloor('market')).toMatchObject(refusedAs('not-open'));
  });
});

describe('answers left for later', () => {
  const rounds = repeat<Talk>('rounds', inOrder, ({ heard }) => heard.length >= 9);

  it('are given when their time comes, one after another', () => {
    const table = open(rounds);
    table.stand('bob', { topic: 'number', answers: [4, 5] });
    reply(table, 'anna', 1);
    expect(table.world.heard).toEqual(['anna 1', 'bob 4']);
    expect(table.journal.at(-1)).toMatchObject({
      is: 'answer',
      seat: 'bob',
      topic: 'number',
      answer: 4,
      standing: true,
    });
    for (const seat of ['cara', 'anna', 'cara', 'anna']) reply(table, seat, 1);
    expect(table.world.heard.filter((text) => text.startsWith('bob'))).toEqual(['bob 4', 'bob 5']);
    expect(asked(table)).toEqual(['bob number']);
  });

  it('are given at once if the question is open already', () => {
    const table = open(rounds);
    table.stand('anna', { topic: 'number', answers: [4] });
    expect(asked(table)).toEqual(['bob number']);
  });

  it('are given every time with always', () => {
    const table = open(rounds);
    for (const seat of ['bob', 'cara']) table.stand(seat, { topic: 'number', answers: [4], always: true });
    for (const n of [1, 2, 3]) reply(table, 'anna', n);
    expect(table.over).toBe(true);
  });

  it('are dropped when they are not legal any more', () => {
    const table = open(rounds);
    table.stand('bob', { topic: 'number', answers: [400], always: true });
    reply(table, 'anna', 1);
    expect(asked(table)).toEqual(['bob number']);
    expect(table.journal.at(-1)).toEqual({ is: 'stood-down', seat: 'bob', topic: 'number' });
  });

  it('are not given once they are stood down', () => {
    const table = open(rounds);
    table.stand('bob', { topic: 'number', answers: [4] });
    table.standDown('bob', 'number');
    reply(table, 'anna', 1);
    expect(asked(table)).toEqual(['bob number']);
  });

  it('to be confirmed are only proposed, with what speaks against them', () => {
    const table = open(rounds);
    table.stand('bob', { topic: 'number', answers: [4], confirm: true });
    expect(table.prepared('bob')).toEqual([]);
    reply(table, 'anna', 1);
    expect(asked(table)).toEqual(['bob number']);
    expect(table.prepared('bob')).toMatchObject([{ asked: { id: '1.bob.1' }, answer: 4, refusal: undefined }]);
    table.stand('bob', { topic: 'number', answers: [400], confirm: true });
    expect(table.prepared('bob')).toMatchObject([{ refusal: { code: 'out-of-range' } }]);
    table.stand('bob', { topic: 'number', answers: ['four'], confirm: true });
    expect(table.prepared('bob')).toMatchObject([{ refusal: { code: 'shape' } }]);
    expect(table.prepared('anna')).toEqual([]);
  });

  it('are not given on an open floor, where there would be no end to it', () => {
    const table = open(market);
    table.stand('anna', { topic: 'trade', answers: [1], always: true });
    expect(table.world.heard).toEqual([]);
  });

  it('are stood down when they are taken back', () => {
    const table = open(rounds);
    table.stand('anna', { topic: 'number', answers: [4], always: true });
    expect(table.takeBack('anna').ok).toBe(true);
    expect(asked(table)).toEqual(['anna number']);
    expect(kinds(table).slice(-2)).toEqual(['taken-back', 'stood-down']);
  });

  it('are stood down by a seat only', () => {
    expect(open(rounds).standDown('zoe', 'number')).toMatchObject(refusedAs('not-seated'));
  });

  it('must be some, and from a seat', () => {
    expect(open(rounds).stand('bob', { topic: 'number', answers: [] })).toMatchObject(refusedAs('no-answers'));
    expect(open(rounds).stand('zoe', { topic: 'number', answers: [1] })).toMatchObject(refusedAs('not-seated'));
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

describe('a copy', () => {
  it('is the same and goes its own way, also in the middle of a step', () => {
    const table = open(sequence('all', allAtOnce, closing));
    reply(table, 'bob', 2);
    const before = state(table);
    const fork = table.fork();
    expect(state(fork)).toBe(before);
    reply(fork, 'anna', 1);
    reply(fork, 'cara', 3);
    expect([state(table), table.journal.length, fork.journal.length]).toEqual([before, 1, 3]);
    reply(table, 'anna', 9);
    expect(fork.world.heard).toEqual(['bob 2', 'anna 1', 'cara 3']);
  });

  it('draws as the original would, or with a label its own', () => {
    const table = open(sequence('all', draw, closing));
    const forks = [table, table.fork(), table.fork('a'), table.fork('b'), table.fork('a')];
    for (const fork of forks) reply(fork, 'anna', 1);
    const [truth, same, a, b, again] = forks.map((fork) => fork.world.heard[0]);
    expect(same).toBe(truth);
    expect(new Set([truth, a, b]).size).toBe(3);
    expect(again).toBe(a);
  });

  it('is a table of its own: its story, its past and its copies are the same game', () => {
    const table = open(sequence('all', draw, draw, closing));
    reply(table, 'anna', 1);
    const fork = table.fork('what if');
    reply(fork, 'anna', 1);
    const before = state(fork);
    expect(fork.story(null)).toHaveLength(1);
    expect([state(fork), state(fork.fork())]).toEqual([before, before]);
    expect(kinds(fork)).toEqual(['parted', 'answer']);
    expect(state(Table.resume(fork.game, fork.setup, fork.journal, undefined, false))).toBe(before);
  });

  it('has its own standing answers and proposals', () => {
    const table = open(inOrder);
    const fork = table.fork();
    fork.stand('bob', { topic: 'number', answers: [4] });
    reply(table, 'anna', 1);
    expect(asked(table)).toEqual(['bob number']);
  });

  it('keeps as much as it is told to', () => {
    const latest = [NOTHING_KEPT, SERVED].map((keeping) => {
      const fork = open(inOrder).fork(undefined, keeping);
      reply(fork, 'anna', 1);
      return fork.latestCheckpoint?.after;
    });
    expect(latest).toEqual([undefined, 1]);
  });
});

describe('an imagined table', () => {
  const secret = step<Talk>('secret', function* (world) {
    const votes = yield* askAll(world.seats, () => number('vote'));
    for (const [seat, n] of votes) world.heard.push(`${seat} ${n}`);
    yield* speak(world, 'anna');
  });
  const seen = (table: TalkTable, seat: Seat) => [table.view(seat), table.questions(seat), table.waiting()];

  it('looks to its seat as the true one does, but holds other secrets', () => {
    const table = open(inOrder);
    reply(table, 'anna', 1);
    const imagined = Array.from({ length: 8 }, (_, i) => table.imagine('anna', randomFrom(`dream ${i}`)));
    for (const dream of imagined) expect(seen(dream, 'anna')).toEqual(seen(table, 'anna'));
    expect(new Set(imagined.map((dream) => dream.world.hands['bob'])).size).toBe(2);
  });

  it('leaves the true one as it is, and does not draw as it would', () => {
    const table = open(sequence('all', draw, closing));
    const before = state(table);
    const dream = table.imagine('bob', randomFrom('dream'));
    reply(dream, 'anna', 1);
    expect(state(table)).toBe(before);
    reply(table, 'anna', 1);
    expect(dream.world.heard).not.toEqual(table.world.heard);
  });

  it('keeps one’s own sealed answer and draws those of others anew', () => {
    const table = open(secret);
    reply(table, 'anna', 77);
    reply(table, 'bob', 33);
    const dreams = Array.from({ length: 8 }, (_, i) => table.imagine('bob', randomFrom(`dream ${i}`)));
    for (const dream of dreams) reply(dream, 'cara', 0);
    expect(dreams.every((dream) => dream.world.heard[1] === 'bob 33')).toBe(true);
    expect(new Set(dreams.map((dream) => dream.world.heard[0])).size).toBeGreaterThan(4);
  });

  it('keeps sealed answers that have been opened', () => {
    const table = open(secret);
    for (const seat of SEATS) reply(table, seat, 77);
    expect(table.imagine('bob', randomFrom('dream')).world.heard).toEqual(table.world.heard);
  });

  it('for testing may be had with the sealed answers as given', () => {
    const table = open(secret);
    reply(table, 'anna', 77);
    const { table: other } = table.disguised('bob', randomFrom('disguise'));
    for (const seat of ['bob', 'cara']) reply(other, seat, 0);
    expect(other.world.heard[0]).toBe('anna 77');
  });

  it('needs the latest rest point', () => {
    const table = Table.open(talk(secret), { options: {}, seats: SEATS, seed: 'talk' }, NOTHING_KEPT);
    reply(table, 'anna', 77);
    expect(() => table.imagine('anna', randomFrom('dream'))).toThrow('must keep its latest rest point');
  });

  it('stays imagined when its story is told, something is taken back or it is copied', () => {
    for (const keeping of [SERVED, SEARCHED]) {
      const table = Table.open(talk(secret), { options: {}, seats: SEATS, seed: 'talk' }, keeping);
      reply(table, 'anna', 77);
      const dreams = Array.from({ length: 8 }, (_, i) => table.imagine('anna', randomFrom(`dream ${i}`)));
      for (const dream of dreams) {
        const before = state(dream);
        dream.story('anna');
        expect([state(dream), state(dream.fork())]).toEqual([before, before]);
        const hands = copy(dream.world.hands);
        expect(dream.takeBack('anna').ok).toBe(true);
        expect(dream.world.hands).toEqual(hands);
      }
      expect(new Set(dreams.map((dream) => dream.world.hands['bob'])).size).toBe(2);
    }
  });

  it('knows neither the seed nor what others have left for later', () => {
    const table = open(inOrder);
    table.stand('bob', { topic: 'number', answers: [4] });
    const dream = table.imagine('cara', randomFrom('dream'));
    expect([dream.setup.seed, JSON.stringify(dream.journal)]).toEqual(['', expect.not.stringContaining('stood')]);
    reply(dream, 'anna', 1);
    expect(asked(dream)).toEqual(['bob number']);
  });

  it('needs a game that says what is hidden', () => {
    const { disguise: _, ...plain } = talk(inOrder);
    const table = Table.open(plain, { options: {}, seats: SEATS, seed: 'talk' });
    expect(() => table.imagine('anna', randomFrom('dream'))).toThrow('talk to say what is hidden');
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

  it('is reported with the move and the cause', () => {
    const table = open(cursed);
    reply(table, 'anna', 1);
    const move: Entry = { is: 'answer', seat: 'anna', question: '0.anna.2', topic: 'second', answer: 13 };
    expect(() => reply(table, 'anna', 13)).toThrow(
      expect.objectContaining({ move, message: 'a rule broke down: thirteen', cause: new Error('thirteen') }),
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
