import { describe, expect, it } from 'vitest';
import { Unreadable } from './format.ts';
import { type Game, rank, type Upgradable } from './game.ts';
import { at, copy, isRecord } from './json.ts';
import { inTurn, repeat, sequence, step } from './program.ts';
import { nameNumber } from './questions/index.ts';
import { below } from './random.ts';
import { load, type Saved, save } from './save.ts';
import { arrange, scenarioOf } from './scenario/index.ts';
import { ask, type Script, type Seat } from './script.ts';
import { Table } from './table.ts';
import { bareGame } from './testing/bare-game.ts';
import { render, say } from './text.ts';
import { type Event, happen, newWorld, type World } from './world.ts';

/** Ten coins, which everybody takes from the bank in turn. The first format keeps them in a list, by seat. */
interface First extends World {
  coins: number[];
}
/** The second keeps purses by name. */
interface Second extends World {
  purses: Record<Seat, number>;
}
/** The third counts what is left in the bank, too, and calls the turns otherwise. */
interface Third extends World {
  purses: Record<Seat, { coins: number }>;
  bank: number;
}

const COINS = 10;
const SEATS = ['anna', 'bob'];
const FEW = 3;

/** The same rules over worlds that are stored in another way. */
function coinGame<W extends World>(
  make: (world: World) => W,
  purse: { has(world: W, seat: Seat): number; give(world: W, seat: Seat, coins: number): void },
  more: Partial<Game<W, number[], Event>> & { readonly turnName?: string } = {},
): Game<W, number[], Event> {
  const held = (world: W): number[] => world.seats.map((seat) => purse.has(world, seat));
  const taken = (world: W): number => held(world).reduce((sum, coins) => sum + coins, 0);
  function* takeCoins(world: W, seat: Seat): Script {
    for (const topic of ['first', 'second']) {
      const n = yield* ask(seat, nameNumber({ topic, text: say('Which?'), least: 0, most: FEW }));
      purse.give(world, seat, Math.min(n, COINS - taken(world)));
      happen(world, 'CO 1', { what: `${seat} takes ${n}, luck ${below(world.random, 100)}` });
    }
  }
  return bareGame({
    name: 'coins',
    setup: (options, seats, random) => make(newWorld<unknown, Event>(options, seats, random)),
    program: sequence(
      'game',
      step('shuffle', (world) => void below(world.random, 6)),
      repeat(
        'round',
        inTurn(more.turnName ?? 'turns', (world) => world.seats, takeCoins),
        (world) => taken(world) >= COINS,
      ),
    ),
    view: held,
    ranking: (world) => rank(world.seats.map((seat) => ({ seat, score: purse.has(world, seat) }))),
    broken: (world) => (held(world).every((coins) => coins >= 0 && coins <= COINS) ? [] : ['coins are lost']),
    ...more,
  });
}

const first = coinGame<First>((world) => ({ ...world, coins: world.seats.map(() => 0) }), {
  has: ({ coins, seats }, seat) => at(coins, seats.indexOf(seat)),
  give: ({ coins, seats }, seat, more) =>
    void coins.splice(seats.indexOf(seat), 1, at(coins, seats.indexOf(seat)) + more),
});

/** From a list of coins to purses by name. */
function withPurses({ world, ...place }: Upgradable): Upgradable {
  const { coins, ...rest } = world;
  if (!Array.isArray(coins) || !Array.isArray(rest['seats'])) throw new Error('there are no coins');
  const purses = Object.fromEntries(rest['seats'].map((seat: string, i) => [seat, coins[i]]));
  return { ...place, world: { ...rest, purses } };
}

/** From purses to purses and a bank. The turns have another name now. */
function withBank({ world, cursor, where = ['game', 'round', 'turns', 'anna', 'turns'] }: Upgradable): Upgradable {
  const { purses, ...rest } = world;
  if (!isRecord(purses)) throw new Error('there are no purses');
  const held = Object.entries(purses).map(([seat, coins]) => [seat, Number(coins)] as const);
  const bank = held.reduce((left, [, coins]) => left - coins, COINS);
  return {
    cursor,
    where: where.map((name) => (name === 'turns' ? 'goes' : name)),
    world: { ...rest, purses: Object.fromEntries(held.map(([seat, coins]) => [seat, { coins }])), bank },
  };
}

const secondPurse = {
  has: ({ purses }: Second, seat: Seat) => purses[seat] ?? Number.NaN,
  give: ({ purses }: Second, seat: Seat, more: number) => {
    purses[seat] = (purses[seat] ?? Number.NaN) + more;
  },
};
const inPurses = (world: World): Second => ({
  ...world,
  purses: Object.fromEntries(world.seats.map((seat) => [seat, 0])),
});
const second = coinGame<Second>(inPurses, secondPurse, { format: 2, upgrades: { 1: withPurses } });

function thirdGame(more: Partial<Game<Third, number[], Event>>) {
  return coinGame<Third>(
    (world) => ({ ...world, bank: COINS, purses: Object.fromEntries(world.seats.map((seat) => [seat, { coins: 0 }])) }),
    {
      has: ({ purses }, seat) => purses[seat]?.coins ?? Number.NaN,
      give: (world, seat, more) => {
        world.bank -= more;
        world.purses[seat] = { coins: (world.purses[seat]?.coins ?? Number.NaN) + more };
      },
    },
    { format: 3, turnName: 'goes', ...more },
  );
}
const third = thirdGame({ upgrades: { 1: withPurses, 2: withBank } });

type AnyTable<W extends World> = Table<W, number[], Event>;

/** Anna has had a turn, and Bob has taken once. */
function played<W extends World>(game: Game<W, number[], Event>): AnyTable<W> {
  const table = Table.open(game, { options: {}, seats: SEATS, seed: 'coins' });
  for (const n of [1, 2, 3]) answer(table, n);
  return table;
}

function answer<W extends World>(table: AnyTable<W>, n: number): void {
  const [post] = table.openQuestions();
  if (post === undefined) throw new Error('nobody is asked anything');
  expect(table.answer(post.seat, post.id, n)).toMatchObject({ ok: true });
}

/** What was stored by one program, as another one reads it. */
function handed<W>(saved: unknown): Saved<W> {
  return JSON.parse(JSON.stringify(saved));
}

/** Before formats were numbered, neither the number nor the names of the steps were in a position. */
function unnumbered<T>(saved: T): T {
  return JSON.parse(JSON.stringify(saved, (_, value) => (isPosition(value) ? without(value) : value)));
}

function isPosition(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && 'cursor' in value && 'world' in value;
}

function without({ format: _, where: __, ...position }: Record<string, unknown>): Record<string, unknown> {
  return position;
}

/** A table goes on as if it had never been stored. */
function mustGoOnLike<W extends World>(table: AnyTable<W>, other: AnyTable<World>): void {
  expect(table.openQuestions().map(({ id }) => id)).toEqual(other.openQuestions().map(({ id }) => id));
  expect(table.view(null)).toEqual(other.view(null));
  for (let n = 1; n < 4 && !other.over; n++) for (const one of [table, other]) answer(one, n);
  expect([table.view(null), table.over]).toEqual([other.view(null), other.over]);
  expect(table.world.random).toEqual(other.world.random);
}

function whyNot(open: () => unknown): Unreadable['why'] | undefined {
  try {
    open();
    return undefined;
  } catch (error) {
    return error instanceof Unreadable ? error.why : undefined;
  }
}

describe('a table stored in an earlier format', () => {
  it.each([
    ['of the first format', () => handed<Third>(save(played(first)))],
    ['of the first format, when it had no number', () => unnumbered(handed<Third>(save(played(first))))],
    ['of the second format', () => handed<Third>(save(played(second)))],
  ])('%s is upgraded, and goes on as it would have', (_, saved) => {
    const { table, rebuilt, notice } = load(third, saved());
    expect([rebuilt, notice]).toEqual([undefined, undefined]);
    expect(table.world).toMatchObject({ purses: { anna: { coins: 3 }, bob: { coins: 3 } }, bank: 4 });
    mustGoOnLike(table, played(third));
  });

  it('says in which format it is when it is stored again', () => {
    const again = save(load(third, handed<Third>(save(played(first)))).table);
    expect(again.checkpoint?.position).toMatchObject({ format: 3, where: ['game', 'round', 'goes', 'bob', 'goes'] });
    expect(save(played(first)).checkpoint?.position).toMatchObject({ format: 1 });
  });

  it.each([
    ['a copy of', (saved: Saved<First>) => saved],
    ['a link to', ({ checkpoint: _, ...saved }: Saved<First>) => saved],
    ['a copy without a number of', unnumbered],
  ])('%s it is upgraded, though its journal does not reach back', (_, stored) => {
    const table = played(first);
    for (const n of [1, 1, 1]) answer(table, n);
    const { table: opened } = load(third, handed<Third>(stored(save(table.fork('copy')))));
    expect(opened.world).toMatchObject({ purses: { anna: { coins: 5 }, bob: { coins: 4 } }, bank: 1 });
    answer(opened, 1);
    expect(opened.world.bank).toBe(0);
  });

  it('a copy that was upgraded is stored, opened and looked back at again', () => {
    const opened = load(third, handed<Third>(save(played(first).fork('copy')))).table;
    answer(opened, 1);
    const { table } = load(third, handed<Third>(save(opened)));
    expect(table.view(null)).toEqual(opened.view(null));
    expect(table.chronicle().played).toHaveLength(table.journal.length);
  });

  it('a scenario of it is upgraded', () => {
    const scenario = handed<never>(scenarioOf(played(first), 'Coins'));
    expect(arrange(third, JSON.parse(JSON.stringify(scenario))).world).toMatchObject({ bank: 7 });
  });

  it('is not changed by being read', () => {
    const saved = handed<Third>(save(played(first)));
    const before = copy(saved);
    load(third, saved);
    expect(saved).toEqual(before);
  });
});

const lost = ({ world, ...place }: Upgradable): Upgradable => ({ ...place, world: { ...world, purses: {} } });
const failing = (): Upgradable => {
  throw new Error('no such thing');
};

describe('a table that cannot be upgraded', () => {
  it.each([
    ['because there is no upgrade', {}, 'older', 'no upgrade from format 1'],
    ['because one is missing on the way', { 1: withPurses }, 'older', 'no upgrade from format 2'],
    ['because an upgrade fails', { 1: failing, 2: withBank }, 'older', 'from format 1 failed: no such thing'],
    ['because an upgrade loses something', { 1: withPurses, 2: lost }, 'damaged', 'coins are lost'],
    [
      'because an upgrade leaves no world',
      { 1: withPurses, 2: () => ({ world: {}, cursor: [] }) },
      'damaged',
      'not a world',
    ],
  ] as const)('%s is rebuilt from its journal', (_, upgrades, why, detail) => {
    const { table, rebuilt, notice } = load(thirdGame({ upgrades }), handed<Third>(save(played(first))));
    expect(rebuilt).toMatchObject({ why, message: expect.stringContaining(detail) });
    expect(notice).toBeUndefined();
    mustGoOnLike(table, played(third));
  });

  it.each([
    ['there is no upgrade', {}, 'older'],
    ['an upgrade fails', { 1: failing }, 'older'],
    ['an upgrade loses something', { 1: withPurses, 2: lost }, 'damaged'],
  ] as const)('has copies that are not opened at all when %s', (_, upgrades, why) => {
    const saved = handed<Third>(save(played(first).fork('copy')));
    expect(whyNot(() => load(thirdGame({ upgrades }), saved))).toBe(why);
  });

  it('under newer rules is rebuilt only if they take every answer, and its players are told', () => {
    const saved = handed<Third>(save(played(first)));
    const { table, notice } = load(thirdGame({ version: '2' }), saved);
    expect(table.journal.at(-1)).toEqual({ is: 'new-rules', version: '2', dropped: [] });
    expect(notice && render(notice)).toContain('rules of this table were updated');
    const [entry, ...entries] = saved.journal;
    const other = { ...entry, topic: 'nobody asks this' };
    const misfit = handed<Third>({ ...saved, journal: [other, ...entries] });
    expect(whyNot(() => load(thirdGame({ version: '2' }), misfit))).toBe('older');
  });

  it('by a program older than itself is rebuilt, or is said to be newer', () => {
    const saved = save(played(third));
    const { table, rebuilt } = load(first, handed<First>(saved));
    expect(rebuilt).toMatchObject({ why: 'newer' });
    mustGoOnLike(table, played(first));
    expect(whyNot(() => load(first, handed<First>(save(played(third).fork('copy')))))).toBe('newer');
  });

  it('tells a player in a sentence', () => {
    const { text } = new Unreadable('newer', 'it has format 9');
    expect(render(text)).toBe(
      'This table was saved by a newer version of the game. Update this one, then open the table again.',
    );
  });
});

/** Everything that can be wrong with a position, as what is left of it. */
const DAMAGES: readonly (readonly [string, (position: Record<string, unknown>) => unknown])[] = [
  ['is missing', () => null],
  ['is a list', () => []],
  ['has no world', ({ world: _, ...rest }) => rest],
  ['has an empty world', (position) => ({ ...position, world: {} })],
  ['has no cursor', ({ cursor: _, ...rest }) => rest],
  ['points nowhere', (position) => ({ ...position, cursor: [{ at: 7 }], where: ['no more'] })],
  ['does not say how many rest points came before', ({ rest: _, ...rest }) => rest],
  ['has a format that is no number', (position) => ({ ...position, format: 'three' })],
  ['has a format before the first', (position) => ({ ...position, format: 0 })],
  ...['options', 'seats', 'random', 'room', 'news'].map(
    (part) =>
      [
        `has no ${part}`,
        (position: Record<string, unknown>) => ({
          ...position,
          world: { ...asRecord(position['world']), [part]: null },
        }),
      ] as const,
  ),
  ['has no purses', (position) => ({ ...position, world: { ...asRecord(position['world']), purses: null } })],
  [
    'has too many coins',
    (position) => ({ ...position, world: { ...asRecord(position['world']), purses: { anna: { coins: 99 } } } }),
  ],
];

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

describe('a stored position that is damaged', () => {
  it.each(DAMAGES)('because it %s is left aside, and the journal is played again', (_, damage) => {
    const saved = save(played(third));
    const position = damage(asRecord(handed<Third>(saved).checkpoint?.position));
    const { table, rebuilt } = load(third, handed<Third>({ ...saved, checkpoint: { ...saved.checkpoint, position } }));
    expect(rebuilt).toBeInstanceOf(Unreadable);
    mustGoOnLike(table, played(third));
  });

  it.each(DAMAGES.filter(([what]) => what !== 'has too many coins' && what !== 'is missing'))(
    'because it %s is not opened where there is no journal to go by',
    (_, damage) => {
      const { checkpoint: __, ...saved } = save(played(third).fork('copy'));
      const position = damage(asRecord(saved.setup.position));
      const damaged = handed<Third>({ ...saved, setup: { ...saved.setup, position } });
      expect(['damaged', 'older']).toContain(whyNot(() => load(third, damaged)));
    },
  );

  it('is not opened where the journal is damaged as well', () => {
    const saved = save(played(third));
    const journal = saved.journal.map((entry) => ({ ...entry, question: 'lost' }));
    const damaged = handed<Third>({ ...saved, journal, checkpoint: { ...saved.checkpoint, position: {} } });
    expect(whyNot(() => load(third, damaged))).toBe('damaged');
  });
});
