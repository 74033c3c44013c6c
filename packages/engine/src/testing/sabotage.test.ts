import { describe, expect, it } from 'vitest';
import { type Game, rank } from '../game.ts';
import { inTurn, type Program, repeat, sequence, step, when } from '../program.ts';
import { chooseOne, confirm, nameNumber } from '../questions/index.ts';
import { below, type Random, shuffle } from '../random.ts';
import { ask, type Script, type Seat } from '../script.ts';
import { say } from '../text.ts';
import { type Event, happen, newWorld, reveal, type World, whisper } from '../world.ts';
import { bareGame } from './bare-game.ts';
import { conformance, report } from './conformance.ts';

/** Games that break a law in ways a game might, each with what the kit must say of it; and sound ones that look alike. */

interface Told extends Event {
  readonly rolls?: Readonly<Record<Seat, number>>;
  readonly die?: number;
}
/** Everybody has rolled a number that only they know. */
interface Rolls extends World<unknown, Told> {
  rolls: Record<Seat, number>;
  round: number;
  /** Only for the rules themselves. */
  last: number;
}
type RollGame = Game<Rolls, unknown, Told>;

function roll(world: Pick<Rolls, 'rolls' | 'seats'>, random: Random): void {
  for (const seat of world.seats) world.rolls[seat] = below(random, 6);
}
const tellAll = (world: Rolls): void => happen(world, 'RO 1', { what: 'rolled', rolls: { ...world.rolls } });
function* nod(_world: Rolls, seat: Seat): Script {
  yield* ask(seat, confirm({ topic: 'nod', text: say('Do you nod?') }));
}
const nodding = inTurn<Rolls>('nods', ({ seats }) => seats, nod);
const counting = step<Rolls>('count', (world) => {
  world.round += 1;
});
const rounds = (...parts: Program<Rolls>[]): Program<Rolls> =>
  repeat('rounds', sequence('round', ...parts, counting), ({ round }) => round >= 4);

/** The rolls of the others are anybody's guess. */
function disguise(world: Rolls, observer: Seat, random: Random) {
  const others = world.seats.filter((seat) => seat !== observer);
  const guessed = others.map(() => below(random, 6));
  return {
    world: (other: Rolls) => {
      for (const [i, seat] of others.entries()) other.rolls[seat] = guessed[i] ?? 0;
    },
    answer: (_truth: Rolls, _seat: Seat, _topic: string, answer: unknown) => answer,
  };
}

function rolls(program: Program<Rolls>, more: Partial<RollGame> = {}): RollGame {
  return bareGame<Rolls, unknown, Told>({
    seats: { least: 2, most: 3 },
    setup: (options, seats, random) => {
      const world = { ...newWorld<unknown, Told>(options, seats, random), rolls: {}, round: 0, last: 0 };
      roll(world, random);
      return world;
    },
    program,
    view: ({ rolls: all, round }, viewer) => ({ round, own: viewer === null ? null : (all[viewer] ?? null) }),
    disguise,
    ...more,
  });
}

/** The first thing the kit finds wrong with a game. */
function found(game: RollGame): { readonly law: string; readonly what: string; readonly where: string } | undefined {
  const [finding] = conformance(game, { games: 12, rate: 40, limit: 300 }).findings;
  return finding && { law: finding.law, what: finding.what, where: finding.where.join(' / ') };
}
const secrets = (what: string) => ({ law: 'secrets', what: expect.stringContaining(what) });

describe('a secret that is told to all', () => {
  it('in a step of its own before the first question', () => {
    expect(found(rolls(sequence('game', step('tell', tellAll), rounds(nodding))))).toMatchObject(
      secrets('it was told something else'),
    );
  });

  it('in a step of its own, rolled in another', () => {
    const rolling = step<Rolls>('roll', (world) => roll(world, world.random));
    expect(found(rolls(rounds(nodding, rolling, step('tell', tellAll))))).toMatchObject(secrets('told something else'));
  });

  it('in the very step in which it is rolled', () => {
    const rolling = step<Rolls>('roll', (world) => {
      roll(world, world.random);
      tellAll(world);
    });
    expect(found(rolls(rounds(nodding, rolling)))).toMatchObject(
      secrets('is told of something its view hides (rolls.'),
    );
  });

  it('by the rule that rolls it after an answer', () => {
    const rolling = inTurn<Rolls>(
      'roll',
      ({ seats }) => seats,
      function* (world, seat) {
        yield* nod(world, seat);
        world.rolls[seat] = below(world.random, 6);
        happen(world, 'RO 1', { what: 'rolled', rolls: { [seat]: world.rolls[seat] } });
      },
    );
    expect(found(rolls(rounds(rolling)))).toMatchObject(secrets('is told of something its view hides (rolls.'));
  });

  it('by the rule that has just been answered with it', () => {
    const choosing = inTurn<Rolls>(
      'choose',
      ({ seats }) => seats,
      function* (world, seat) {
        const n = yield* ask(seat, nameNumber({ topic: 'number', text: say('Which?'), least: 0, most: 5 }));
        world.rolls[seat] = n;
        happen(world, 'RO 1', { what: 'rolled', rolls: { [seat]: n } });
      },
    );
    expect(found(rolls(rounds(choosing)))).toMatchObject(secrets('is told of something its view hides (rolls.'));
  });

  it('after something else came to light by right', () => {
    const both = sequence<Rolls>(
      'both',
      step('show', (world) => reveal(world, 'RO 2', { what: 'shown' })),
      step('tell', tellAll),
    );
    expect(found(rolls(rounds(nodding, both)))).toMatchObject(secrets('told something else'));
  });

  it('is no secret where it is said to come to light', () => {
    const open = step<Rolls>('tell', (world) => reveal(world, 'RO 1', { what: 'rolled', rolls: { ...world.rolls } }));
    const { disguise: _, ...sound } = rolls(rounds(nodding, open), { view: ({ rolls: all }) => all });
    expect(found(sound)).toBeUndefined();
  });
});

describe('what is not hidden may be told', () => {
  it('a die that all see, thrown where something is dealt in secret', () => {
    const dealing = step<Rolls>('deal', (world) => {
      roll(world, world.random);
      happen(world, 'RO 3', { what: 'die', die: below(world.random, 6) });
    });
    expect(found(rolls(rounds(nodding, dealing)))).toBeUndefined();
  });

  it('a die that only the rules remember', () => {
    const throwing = step<Rolls>('throw', (world) => {
      world.last = below(world.random, 6);
      happen(world, 'RO 3', { what: 'die', die: world.last });
    });
    expect(found(rolls(rounds(nodding, throwing)))).toBeUndefined();
  });

  it('one’s own roll', () => {
    const rolling = step<Rolls>('roll', (world) => {
      roll(world, world.random);
      for (const seat of world.seats)
        whisper(world, 'RO 1', { what: 'rolled', rolls: { [seat]: world.rolls[seat] ?? 0 } }, [seat]);
    });
    expect(found(rolls(rounds(nodding, rolling)))).toBeUndefined();
  });
});

describe('what a question depends on', () => {
  it('whether someone is asked is said plainly', () => {
    const asking = inTurn<Rolls>(
      'turns',
      ({ seats }) => seats,
      function* (world, seat) {
        yield* nod(world, seat);
        const able = (world.rolls[seat] ?? 0) > 2;
        if (able) yield* ask(seat, confirm({ topic: 'brag', text: say('Do you brag?') }));
        yield* nod(world, seat);
      },
    );
    const finding = found(rolls(rounds(asking)));
    expect(finding?.law).toBe('secrets');
    expect(finding?.what).toMatch(
      /whether seat-\d is asked "(brag|nod)" \(\d+\.seat-\d\.\d\) depends on something hidden from seat-\d|who is asked, or what, depends on something hidden/,
    );
  });

  it('what someone may answer is said plainly', () => {
    const asking = inTurn<Rolls>(
      'turns',
      ({ seats }) => seats,
      function* (world, seat) {
        const from = Array.from({ length: 1 + (world.rolls[seat] ?? 0) }, (_, i) => String(i));
        yield* ask(seat, chooseOne({ topic: 'brag', text: say('How much?'), from }));
        yield* nod(world, seat);
      },
    );
    expect(found(rolls(rounds(asking)))).toMatchObject(secrets('may answer to "brag"'));
  });
});

describe('rules that do not come to a question', () => {
  const loops = (what: string, where: string) => ({
    law: 'no endless loops',
    what: expect.stringContaining(what),
    where,
  });

  it('steps that ask nobody anything, over and over', () => {
    const idle = repeat<Rolls>('idle', counting, () => false);
    expect(found(rolls(idle))).toMatchObject(
      loops('idle / count: 10000 steps in a row asked nobody anything', 'idle / count'),
    );
    expect(found(rolls(sequence('game', nodding, idle)))).toMatchObject(
      loops('game / idle / count: ', 'game / idle / count'),
    );
  });

  it('parts that are always left out', () => {
    const idle = repeat<Rolls>(
      'idle',
      when('never', () => false, counting),
      () => false,
    );
    expect(found(rolls(sequence('game', nodding, idle)))).toMatchObject(
      loops('game / idle: 10000 parts in a row were without a step', 'game / idle'),
    );
  });

  it('a rule that tells the same thing for ever', () => {
    const chatter = step<Rolls>('chatter', (world) => {
      for (;;) tellAll(world);
    });
    expect(found(rolls(sequence('game', chatter, nodding)))).toMatchObject(
      loops('game / chatter: 100000 things happened without a question', 'game / chatter'),
    );
  });
});

describe('a rule that throws', () => {
  function stumble(): never {
    throw new Error('stumbled');
  }

  it('is reported with where it threw, in the code and in the sequence of play', () => {
    const finding = found(rolls(sequence('game', nodding, step('fall', stumble))));
    expect(finding).toMatchObject({ law: 'no rule breaks down', where: 'game / fall' });
    expect(finding?.what).toMatch(/^Error: stumbled\n +at .*stumble.*sabotage\.test\.ts.*playing {"is":"answer"/s);
  });

  it('also before the first question', () => {
    expect(found(rolls(step('fall', stumble)))?.what).toMatch(/^Error: stumbled\n +at .*stumble/);
  });
});

describe('what a game says of itself', () => {
  const telling = rounds(
    nodding,
    step<Rolls>('bell', (world) => happen(world, 'RO 4', { what: 'bell' })),
  );

  it('a happening that cannot be told', () => {
    const mute = rolls(telling, {
      tell: () => {
        throw new Error('lost for words');
      },
    });
    expect(found(mute)).toMatchObject({
      law: 'chronicle',
      what: expect.stringMatching(/^"bell" cannot be told: Error: lost for words\n +at /),
    });
    expect(found(rolls(telling, { tell: () => say('{who} rings.') }))).toMatchObject({ law: 'chronicle' });
  });

  it('a happening of which nothing is told', () => {
    expect(found(rolls(telling, { tell: () => say(' ') }))).toMatchObject({
      law: 'chronicle',
      what: 'nothing is told of "bell"',
    });
  });

  it('a ranking that leaves seats out, names them twice or has nobody first', () => {
    const ranking = (of: RollGame['ranking']) => found(rolls(telling, { ranking: of }));
    expect(ranking(() => [])).toMatchObject({ law: 'ranking', what: 'seat-1 is named 0 times in the ranking' });
    expect(ranking(({ seats }) => rank([...seats, 'seat-2'].map((seat) => ({ seat, score: 0 }))))).toMatchObject({
      law: 'ranking',
      what: 'seat-2 is named 2 times in the ranking',
    });
    expect(ranking(({ seats }) => seats.map((seat) => ({ seat, score: 0, rank: 2 })))).toMatchObject({
      law: 'ranking',
      what: 'nobody is first',
    });
  });

  it('a seat that is never asked again but is not out, and one that is out but asked', () => {
    const knockout = repeat<Rolls>(
      'rounds',
      sequence(
        'round',
        inTurn('nods', ({ seats, round }) => seats.filter((_, i) => i > 0 || round < 2), nod),
        counting,
      ),
      ({ round }) => round >= 40,
    );
    expect(found(rolls(knockout, { seats: { least: 3, most: 3 } }))).toMatchObject({
      law: 'out',
      what: expect.stringMatching(
        /^seat-1 was asked nothing for the last \d+ answers: if it is out of the game, out must/,
      ),
    });
    const honest = rolls(knockout, { out: ({ seats, round }) => (round < 2 ? [] : seats.slice(0, 1)) });
    expect(found(honest)).toBeUndefined();
    expect(found(rolls(knockout, { idle: ({ seats }) => seats.slice(0, 1) }))).toBeUndefined();
    expect(found(rolls(telling, { out: ({ seats }) => seats.slice(0, 1) }))).toMatchObject({
      law: 'out',
      what: 'seat-1 is out of the game and asked "nod"',
    });
  });
});

describe('what a seat imagines', () => {
  const game = (of: (world: Rolls, random: Random) => number) =>
    rolls(rounds(nodding, counting), {
      setup: (options, seats, random) => {
        const world = { ...newWorld<unknown, Told>(options, seats, random), rolls: {}, round: 0, last: 0 };
        roll(world, random);
        return world;
      },
      disguise: (world, observer, random) => {
        const exchange = disguise(world, observer, random);
        const last = of(world, random);
        return { ...exchange, world: (other) => Object.assign(other, { last }, exchange.world(other)) };
      },
    });

  it('may not tell the truth anywhere, even where nobody looks', () => {
    expect(found(game((world) => world.rolls['seat-2'] ?? 0))).toMatchObject({
      law: 'imagine',
      what: expect.stringMatching(/depends on what it cannot know: last: \d is not \d/),
    });
    expect(found(game((_, random) => below(random, 6)))).toBeUndefined();
  });

  it('does not hold what the seat does not know to be there', () => {
    const shuffled = rolls(rounds(nodding), {
      disguise: (world, observer, random) => ({
        ...disguise(world, observer, random),
        forget: (other) => {
          other.last = shuffle(random, [1, 2, 3])[0] ?? 0;
        },
      }),
    });
    expect(found(shuffled)).toBeUndefined();
  });
});

it('findings are reported in a few lines, without the journal', () => {
  const { findings } = conformance(rolls(sequence('game', step('tell', tellAll), rounds(nodding))), { games: 1 });
  expect(report(findings)).toMatch(
    /^secrets: seat-\d can tell [^\n]*\n {2}in: talk with \d seats, for seat-\d, at [^\n]*\n {2}again: ecumene simulate talk [^\n]*$/,
  );
});
