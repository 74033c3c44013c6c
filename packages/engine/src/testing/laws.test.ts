import { describe, expect, it } from 'vitest';
import { type Game, rank } from '../game.ts';
import { inHalves } from '../halves.ts';
import { copy } from '../json.ts';
import { OptionSheet } from '../options.ts';
import { inTurn, repeat, step } from '../program.ts';
import type { Question } from '../question.ts';
import { type Confirm, confirm, nameNumber } from '../questions/index.ts';
import { ruleIndex } from '../rules.ts';
import { ask, type Script, type Seat } from '../script.ts';
import { say } from '../text.ts';
import { type Event, happen, kept, newWorld, type World } from '../world.ts';
import { conformance, examine } from './conformance.ts';

interface Cards extends World {
  rev: number;
  deck: number[];
  discards: number[];
}
type Draw = (world: Cards, seat: Seat) => Script;

const number = () => nameNumber({ topic: 'number', text: say('How many?'), least: 0, most: 2 });
function discard(world: Cards, count: number): void {
  world.discards.push(...world.deck.splice(0, count));
  world.rev += 1;
}

/** Seats turn over cards of a small deck, one after another. */
function cards(draw: Draw, more: Partial<Game<Cards, unknown, Event>> = {}): Game<Cards, unknown, Event> {
  return {
    name: 'cards',
    title: 'Cards',
    version: '1',
    rules: ruleIndex('CD', 'Cards', []),
    seats: { least: 2, most: 2 },
    sheet: new OptionSheet({}),
    setup: (options, seats, random) => ({
      ...newWorld<unknown, Event>(options, seats, random),
      rev: 0,
      deck: Array.from({ length: 12 }, (_, card) => card),
      discards: [],
    }),
    program: repeat(
      'round',
      inTurn<Cards>('draw', ({ seats }) => seats, draw),
      ({ discards }) => discards.length > 7,
    ),
    view: ({ deck, discards }) => ({ deck: deck.length, discards: [...discards] }),
    tell: ({ event }) => say(event.what),
    called: ({ id }) => id,
    ranking: (world) => rank(world.seats.map((seat) => ({ seat, score: 0 }))),
    broken: ({ deck, discards }) => (deck.length + discards.length === 12 ? [] : ['a card is lost']),
    ...more,
  };
}
const soundly: Draw = function* (world, seat) {
  discard(world, yield* ask(seat, number()));
  happen(world, 'CD 1', { what: 'drawn' });
};

const examined = (game: Game<Cards, unknown, Event>, rate = 100) =>
  examine(game, { seed: 'exam', seats: ['anna', 'bob'], options: {}, rate, limit: 200 });
const lawBroken = (game: Game<Cards, unknown, Event>, rate?: number) => examined(game, rate).findings[0]?.law;

describe('the laws', () => {
  it('find nothing wrong with a sound game', () => {
    const { findings, finished, decisions } = examined(cards(soundly));
    expect([findings, finished]).toEqual([[], true]);
    expect(decisions).toBeGreaterThan(3);
  });

  it('find a card that is lost', () => {
    const game = cards(function* (world, seat) {
      discard(world, yield* ask(seat, number()));
      if (world.discards.length > 3) world.discards.pop();
    });
    expect(examined(game, 0).findings).toMatchObject([{ law: 'conservation', what: 'a card is lost' }]);
  });

  it('find state kept in a closure', () => {
    let most = 1;
    const game = cards(function* (world, seat) {
      discard(world, yield* ask(seat, nameNumber({ topic: 'number', text: say('?'), least: 1, most: ++most })));
    });
    expect(lawBroken(game)).toBe('save and load');
  });

  it('find a source of chance that is not the generator', () => {
    let clock = 0;
    const game = cards(function* (world, seat) {
      yield* ask(seat, number());
      clock += 1;
      discard(world, clock === 1 ? 2 : 1);
    });
    expect(lawBroken(game, 0)).toBe('replay');
  });

  it('find a story that is told differently the second time', () => {
    let clock = 0;
    const game = cards(function* (world, seat) {
      yield* ask(seat, number());
      discard(world, 1);
      happen(world, 'CD 1', { what: `drawn at ${++clock}` });
    });
    expect(lawBroken(game, 0)).toBe('replay');
  });

  it('find a dead end', () => {
    const game = cards(function* (world, seat) {
      discard(world, yield* ask(seat, number()));
      if (world.discards.length > 3) yield [];
    });
    expect(examined(game, 0).findings).toMatchObject([
      { law: 'no dead ends', what: expect.stringContaining('nobody is asked anything at round / draw') },
    ]);
  });

  it('find a game without an end', () => {
    const game = cards(function* (_world, seat) {
      yield* ask(seat, number());
    });
    expect(lawBroken(game, 0)).toBe('every game ends');
  });

  it('find a rule that breaks down', () => {
    const game = cards(function* (world, seat) {
      discard(world, yield* ask(seat, number()));
      if (world.discards.length > 3) throw new Error('out of patience');
    });
    expect(examined(game, 0).findings).toMatchObject([
      { law: 'no rule breaks down', what: expect.stringContaining('out of patience') },
    ]);
  });

  /** Draws by a question that answers itself in its own way. */
  const with_ = (more: { sample?: () => number; list?: () => number[]; default?: () => number }): Draw =>
    function* (world, seat) {
      const asking = number();
      const n = yield* ask(seat, {
        question: asking.question,
        schema: () => asking.schema(),
        read: (answer): answer is number => asking.read(answer),
        check: (answer) => asking.check(answer),
        sample: (random) => asking.sample(random),
        list: () => asking.list(),
        default: () => 0,
        ...more,
      });
      discard(world, n);
    };

  it('find a default that is not legal', () => {
    expect(examined(cards(with_({ default: () => 3 }))).findings[0]).toMatchObject({
      law: 'questions answer themselves',
      what: expect.stringContaining('the default of 0.anna.1 (number) is refused: out-of-range 3'),
    });
  });

  it('find a sample and a listed answer that are not legal', () => {
    expect(lawBroken(cards(with_({ sample: () => 7 })))).toBe('questions answer themselves');
    expect(lawBroken(cards(with_({ list: () => [0, 7] })))).toBe('questions answer themselves');
    expect(lawBroken(cards(with_({ list: () => [] })))).toBe('questions answer themselves');
    expect(lawBroken(cards(with_({ sample: () => 7 })), 0)).toBe('samples are legal');
  });

  it('find a question that is not plain data', () => {
    const game = cards(function* (world, seat) {
      const asking = confirm({ topic: 'draw', text: say('?') });
      const question: Question & { on: Date } = { ...asking.question, on: new Date(0) };
      yield* ask(seat, {
        question,
        schema: () => asking.schema(),
        read: (answer): answer is boolean => asking.read(answer),
        check: () => undefined,
        sample: (random) => asking.sample(random),
        list: () => asking.list(),
        default: () => false,
      });
      discard(world, 1);
    });
    expect(lawBroken(game)).toBe('questions are data');
  });

  it('find a check that changes the world', () => {
    const game = cards(function* (world, seat) {
      const asking = confirm({ topic: 'draw', text: say('?') });
      const question: Confirm = { ...asking.question, kind: 'confirm', usual: false };
      yield* ask(seat, {
        question,
        schema: () => asking.schema(),
        read: (answer): answer is boolean => {
          world.rev += 1;
          return asking.read(answer);
        },
        check: () => undefined,
        sample: (random) => asking.sample(random),
        list: () => asking.list(),
        default: () => false,
      });
      discard(world, 1);
    });
    expect(lawBroken(game)).toBe('refusals change nothing');
  });

  it('find a refusal that says nothing', () => {
    const game = cards(function* (world, seat) {
      const asking = number();
      yield* ask(seat, {
        question: asking.question,
        schema: () => asking.schema(),
        read: (answer): answer is number => asking.read(answer),
        check: (n) => (asking.check(n) ? { code: 'no', text: say('') } : undefined),
        sample: (random) => asking.sample(random),
        list: () => asking.list(),
        default: () => 0,
      });
      discard(world, 1);
    });
    expect(lawBroken(game)).toBe('refusals say why');
  });

  it('find a view that is kept although its part has changed', () => {
    const see = kept((world: Cards) => world.discards.length);
    const game = cards(
      function* (world, seat) {
        yield* ask(seat, number());
        world.discards.push(...world.deck.splice(0, 1));
      },
      { view: see },
    );
    const { findings } = conformance(game, { games: 30, rate: 20 });
    expect(findings.map(({ law }) => law)).toContain('views');
  });

  it('find halves of a view that overlap, or are not the view', () => {
    const counted = ({ deck }: Cards) => ({ deck: deck.length });
    const both = inHalves(counted, counted);
    expect(examined(cards(soundly, both)).findings.slice(0, 1)).toMatchObject([
      { law: 'views', what: 'deck is in both halves of a view' },
    ]);
    const { halves } = inHalves(counted, ({ discards }) => ({ discards: [...discards] }));
    expect(lawBroken(cards(soundly, { halves }))).toBe(undefined);
    expect(lawBroken(cards(soundly, { halves, view: counted }))).toBe('views');
  });

  it.each([
    ['a date', { at: new Date(0) }],
    ['a map', new Map([['a', 1]])],
  ])('find a view that is not plain data but %s', (_, view) => {
    expect(lawBroken(cards(soundly, { view: () => view }))).toBe('views');
  });

  it('find a world that is not plain data', () => {
    const seen = { seen: new Set(['x']) };
    const game = cards(soundly, {
      setup: (options, seats, random) => ({ ...cards(soundly).setup(options, seats, random), ...seen }),
    });
    const { findings } = conformance(game, { games: 30, rate: 20 });
    expect(findings.map(({ law }) => law)).toContain('plain data');
  });

  it('find a copy that shares something with its original', () => {
    const shallow = (world: Cards): Cards => ({ ...copy(world), discards: world.discards });
    expect(lawBroken(cards(soundly, { copy: shallow }))).toMatch(/^(fork|save and load|undo)$/);
  });

  it('are tried at the end of a game that asks nothing', () => {
    const game = cards(soundly, {
      program: step('lose', (world) => {
        world.deck.pop();
      }),
    });
    expect(lawBroken(game, 0)).toBe('conservation');
  });
});
