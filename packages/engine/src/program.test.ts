import { describe, expect, it } from 'vitest';
import { type Game, rank } from './game.ts';
import { at } from './json.ts';
import { OptionSheet, oneOf } from './options.ts';
import {
  each,
  inTurn,
  type Program,
  paced,
  path,
  repeat,
  seek,
  sequence,
  steady,
  step,
  Walk,
  when,
} from './program.ts';
import { nameNumber } from './questions/index.ts';
import { ruleIndex } from './rules.ts';
import { ask, type Script, type Seat } from './script.ts';
import { Table } from './table.ts';
import { say } from './text.ts';
import { type Event, newWorld, type World } from './world.ts';

interface Day {
  count: number;
  order: Seat[];
}

const tick = (name: string): Program<Day> =>
  step(name, (day) => {
    day.count += 1;
  });

/** The places a program passes, its cursor written down and read again before each. */
function walk(program: Program<Day>, day: Day = { count: 0, order: ['anna', 'bob'] }): string[] {
  const places: string[] = [];
  let onTheWay = Walk.begin(program, day);
  while (onTheWay.step !== undefined) {
    const { name } = onTheWay.step;
    onTheWay = Walk.at(program, JSON.parse(JSON.stringify(onTheWay.cursor)));
    expect(onTheWay.step?.name).toBe(name);
    places.push(path(program, onTheWay.cursor).join(' '));
    onTheWay.step?.run(day);
    onTheWay.proceed(day);
  }
  return places;
}

describe('a program', () => {
  it('of one step is that step', () => {
    expect(walk(tick('a'))).toEqual(['a']);
  });

  it('in sequence plays its parts in order', () => {
    expect(walk(sequence('day', tick('a'), sequence('noon', tick('b'), tick('c')), tick('d')))).toEqual([
      'day a',
      'day noon b',
      'day noon c',
      'day d',
    ]);
  });

  it('without parts is over at once', () => {
    expect(walk(sequence('day'))).toEqual([]);
    expect(walk(sequence('day', sequence('noon'), tick('a')))).toEqual(['day a']);
  });

  it('for each seat plays one after another', () => {
    const turns = each<Day>(
      'turns',
      (day) => day.order,
      (seat) => sequence('turn', tick(`${seat} moves`), tick('rests')),
    );
    expect(walk(turns)).toEqual([
      'turns anna turn anna moves',
      'turns anna turn rests',
      'turns bob turn bob moves',
      'turns bob turn rests',
    ]);
  });

  it('fixes the order of seats when it begins', () => {
    const turns = inTurn<Day>(
      'turns',
      (day) => day.order,
      (day) => void day.order.reverse(),
    );
    expect(walk(turns)).toEqual(['turns anna turns', 'turns bob turns']);
  });

  it('keeps its order although the list it came from is changed in place', () => {
    const day = { count: 0, order: ['anna', 'bob'] };
    const turns = each<Day>(
      'turns',
      ({ order }) => order,
      () => tick('move'),
    );
    const onTheWay = Walk.begin(turns, day);
    day.order.reverse();
    onTheWay.proceed(day);
    expect(path(turns, onTheWay.cursor)).toEqual(['turns', 'bob', 'move']);
  });

  it('asks for the order again each time it begins', () => {
    const shrinking = each<Day>(
      'turns',
      (day) => day.order.slice(day.count),
      () => tick('move'),
    );
    expect(walk(repeat('rounds', shrinking, (day) => day.count > 1))).toHaveLength(2);
    const growing = inTurn<Day>(
      'turns',
      (day) => day.order,
      (day) => {
        day.count += 1;
        if (day.count === 1) day.order.push('cara');
      },
    );
    expect(walk(repeat('rounds', growing, (day) => day.count > 2))).toEqual([
      'rounds turns anna turns',
      'rounds turns bob turns',
      'rounds turns anna turns',
      'rounds turns bob turns',
      'rounds turns cara turns',
    ]);
  });

  it('for no seat is passed over', () => {
    expect(
      walk(
        sequence(
          'day',
          each(
            'turns',
            () => [],
            () => tick('never'),
          ),
          tick('a'),
        ),
      ),
    ).toEqual(['day a']);
  });

  it('repeats at least once, until its end holds after a whole part', () => {
    expect(walk(repeat('days', tick('a'), (day) => day.count >= 3))).toHaveLength(3);
    expect(walk(repeat('days', tick('a'), () => true))).toHaveLength(1);
    expect(walk(repeat('days', sequence('day', tick('a'), tick('b')), (day) => day.count >= 1))).toEqual([
      'days day a',
      'days day b',
    ]);
  });

  it('leaves out what does not apply when its time comes', () => {
    const late = when<Day>('late', (day) => day.count >= 2, tick('supper'));
    expect(walk(sequence('day', late, tick('a'), tick('b'), late))).toEqual(['day a', 'day b', 'day late supper']);
  });

  it('goes on to the end with what began to apply, although it no longer does', () => {
    const early = when<Day>('early', (day) => day.count === 0, sequence('morning', tick('a'), tick('b')));
    expect(walk(early)).toEqual(['early morning a', 'early morning b']);
  });

  it('has a cursor of as many frames as there are nodes around the step', () => {
    const program = repeat<Day>(
      'days',
      each(
        'turns',
        () => ['anna'],
        () => sequence('turn', tick('a')),
      ),
      () => true,
    );
    const { cursor } = Walk.begin(program, { count: 0, order: [] });
    expect(cursor).toEqual([{ at: 0 }, { at: 0, of: ['anna'] }, { at: 0 }]);
  });

  it('stops at once at a cursor that points past its end, or at no step', () => {
    expect(() => Walk.at(sequence('day', tick('a')), [{ at: 1 }])).toThrow('past the end of day');
    expect(() => Walk.at(sequence('day', tick('a')), [])).toThrow('no step of day');
  });
});

describe('seeking a step by its names', () => {
  const program = repeat<Day>(
    'days',
    sequence(
      'day',
      tick('dawn'),
      each(
        'turns',
        (day) => day.order,
        (seat) => sequence('turn', tick('move'), tick(`${seat} rests`)),
      ),
      when('late', () => true, tick('supper')),
    ),
    () => true,
  );
  const place = (...names: string[]) => {
    const cursor = seek(program, { count: 0, order: ['anna', 'bob'] }, names);
    return cursor && path(program, cursor).join(' ');
  };

  it.each([
    [[], 'days day dawn'],
    [['dawn'], 'days day dawn'],
    [['turns', 'bob'], 'days day turns bob turn move'],
    [['bob', 'move'], 'days day turns bob turn move'],
    [['bob rests'], 'days day turns bob turn bob rests'],
    [['days', 'late', 'supper'], 'days day late supper'],
  ])('%j leads to %s', (names, expected) => {
    expect(place(...names)).toBe(expected);
  });

  it('finds nothing where the names lead nowhere', () => {
    expect([place('noon'), place('turns', 'zoe'), place('supper', 'late')]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a steady program', () => {
  it('is steady in every step, and otherwise the same', () => {
    const program = sequence<Day>(
      'day',
      tick('a'),
      repeat(
        'noon',
        when(
          'sunny',
          () => true,
          each(
            'turns',
            (day) => day.order,
            () => tick('b'),
          ),
        ),
        () => true,
      ),
    );
    const day = { count: 0, order: ['anna', 'bob'] };
    const calm = steady(program);
    const steadiness: unknown[] = [];
    for (const onTheWay = Walk.begin(calm, day); onTheWay.step !== undefined; onTheWay.proceed(day))
      steadiness.push(onTheWay.step.steady);
    expect(steadiness).toEqual([true, true, true]);
    expect(walk(calm)).toEqual(walk(program));
  });

  it('does not make the program it was made from steady', () => {
    const program = tick('a');
    steady(program);
    expect(Walk.at(program, []).step?.steady).toBeUndefined();
  });
});

describe('pace', () => {
  const sheet = new OptionSheet({
    pace: oneOf(['strict', 'swift'], { title: 'Pace', about: 'Pace.', default: 'swift' }),
  });
  interface Race extends World<{ readonly pace: 'strict' | 'swift' }> {
    steps: string[];
  }
  function* run(race: Race, seat: Seat): Script {
    const n = yield* ask(seat, nameNumber({ topic: 'steps', text: say('How far?'), least: 1, most: 6 }));
    race.steps.push(`${seat} ${n}`);
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
      steady(paced<Race>('run', (world) => world.seats.filter((seat) => !done(world, seat)), run)),
      (world) => world.steps.length >= 4,
    ),
    view: ({ steps }) => steps,
    tell: ({ event }) => say(event.what),
    called: ({ id }) => id,
    ranking: (world) => rank(world.seats.map((seat) => ({ seat, score: 0 }))),
  };
  /** Whether a seat has had its turn this round. */
  function done({ steps }: Race, seat: Seat): boolean {
    const round = steps.slice(steps.length < 2 ? 0 : 2);
    return steps.length % 2 !== 0 && round.some((text) => text.startsWith(seat));
  }
  const open = (pace: string) => Table.open(race, { options: { pace }, seats: ['anna', 'bob'], seed: 'race' });
  const asked = (table: ReturnType<typeof open>) => table.waiting().map(({ seat }) => seat);
  const answer = (table: ReturnType<typeof open>, seat: Seat) => table.answer(seat, at(table.questions(seat), 0).id, 1);

  it('strict asks one seat after another, with a rest point between', () => {
    const table = open('strict');
    expect(asked(table)).toEqual(['anna']);
    answer(table, 'anna');
    expect(asked(table)).toEqual(['bob']);
    expect(table.where).toEqual(['rounds', 'run', 'run', 'bob', 'run']);
  });

  it('swift asks all at once, in any order', () => {
    const table = open('swift');
    expect(asked(table)).toEqual(['anna', 'bob']);
    answer(table, 'bob');
    expect(asked(table)).toEqual(['anna']);
    expect(table.where).toEqual(['rounds', 'run', 'run']);
  });

  it('of a steady step stays as it began, and is strict from the next phase on while a seat insists', () => {
    const table = open('swift');
    table.insist('bob', true);
    expect(asked(table)).toEqual(['anna', 'bob']);
    answer(table, 'bob');
    answer(table, 'anna');
    expect(asked(table)).toEqual(['anna']);
  });

  it('is swift again when no seat insists any more', () => {
    const table = open('swift');
    table.insist('bob', true);
    table.insist('bob', false);
    answer(table, 'anna');
    answer(table, 'bob');
    expect(asked(table)).toEqual(['anna', 'bob']);
  });

  it('makes both ways steady at once', () => {
    const swift = open('swift');
    answer(swift, 'bob');
    expect(swift.latestCheckpoint?.after).toBe(1);
    expect(open('strict').latestCheckpoint?.position.asked).toEqual({ anna: 0 });
  });
});
