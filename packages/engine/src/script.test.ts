import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { at } from './json.ts';
import { step } from './program.ts';
import { type Amounts, chooseOne, nameNumber, share } from './questions/index.ts';
import { ask, askAll, type Floor, floor, type Script, type Seat, together } from './script.ts';
import { Table } from './table.ts';
import { type Talk, talk } from './testing/talk.ts';
import { say } from './text.ts';

/** A game that is one script; what it comes to is heard in the end. */
function play(run: (world: Talk) => Script<unknown>, seats = ['anna', 'bob', 'cara']) {
  const program = step<Talk>('talk', function* (world) {
    world.heard.push(JSON.stringify(yield* run(world)));
  });
  const game = talk(program, ({ heard }) => heard);
  const table = Table.open(game, { options: {}, seats, seed: 'talk' });
  const reply = (seat: Seat, answer: unknown) => table.answer(seat, at(table.questions(seat), 0).id, answer);
  return { table, reply, asked: () => table.waiting().map(({ seat, topic }) => `${seat} ${topic}`) };
}

const number = (topic = 'number') => nameNumber({ topic, text: say('How many?'), least: 0, most: 9 });

describe('types flow', () => {
  it('from the question to what asking it comes to', () => {
    const head = { topic: 'x', text: say('?') };
    expectTypeOf(ask('anna', number())).toEqualTypeOf<Script<number>>();
    const letter = chooseOne({ ...head, from: ['a', 'b'] });
    expectTypeOf(ask('anna', letter)).toEqualTypeOf<Script<'a' | 'b'>>();
    expectTypeOf(ask('anna', share({ ...head, total: 1, over: [{ id: 'x', most: 1 }] }))).toEqualTypeOf<
      Script<Amounts<'x'>>
    >();
    expectTypeOf(askAll(['anna'], () => number())).toEqualTypeOf<Script<Map<Seat, number>>>();
    expectTypeOf(together([ask('anna', number())])).toEqualTypeOf<Script<number[]>>();
    expectTypeOf<Floor<number>['act']>().parameter(1).toEqualTypeOf<number>();
  });
});

describe('asking one seat', () => {
  it('waits for its answer and goes on with it', () => {
    const { table, reply, asked } = play(function* () {
      const first = yield* ask('anna', number('first'));
      const second = yield* ask('bob', number('second'));
      return [first, second];
    });
    expect(asked()).toEqual(['anna first']);
    reply('anna', 3);
    expect(asked()).toEqual(['bob second']);
    reply('bob', 4);
    expect(table.view(null)).toEqual(['[3,4]']);
  });

  it('stays open after an answer that is refused', () => {
    const { table, reply, asked } = play(() => ask('anna', number()));
    expect(reply('anna', 10)).toMatchObject({ ok: false, refusal: { code: 'out-of-range' } });
    expect(reply('anna', 'ten')).toMatchObject({ ok: false, refusal: { code: 'shape' } });
    expect(asked()).toEqual(['anna number']);
    expect(table.view(null)).toEqual([]);
  });
});

describe('asking all', () => {
  const vote = () =>
    play(function* () {
      return [...(yield* askAll(['anna', 'bob', 'cara'], () => number('vote')))];
    });

  it('takes the answers in any order and gives them in the order asked', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['anna', 'bob', 'cara'], { minLength: 3 }), (order) => {
        const { table, reply } = vote();
        for (const seat of order) reply(seat, seat.length);
        expect(table.view(null)).toEqual(['[["anna",4],["bob",3],["cara",4]]']);
      }),
    );
  });

  it('keeps every answer sealed until all are in', () => {
    const { table, reply, asked } = vote();
    const { seal } = at(table.openQuestions(), 0);
    reply('bob', 1);
    reply('anna', 2);
    expect([seal?.broken, asked(), table.view(null)]).toEqual([false, ['cara vote'], []]);
    reply('cara', 3);
    expect(seal?.broken).toBe(true);
  });

  it('takes each answer once', () => {
    const { table, reply } = vote();
    const { id } = at(table.questions('anna'), 0);
    reply('anna', 1);
    expect(table.answer('anna', id, 2)).toMatchObject({ ok: false, refusal: { code: 'not-open' } });
  });

  it('of nobody waits for nobody', () => {
    const { table } = play(function* () {
      return [...(yield* askAll([], () => number()))];
    });
    expect(table.over).toBe(true);
  });
});

describe('scripts side by side', () => {
  function* twice(seat: Seat): Script<number> {
    return 10 * (yield* ask(seat, number('tens'))) + (yield* ask(seat, number('ones')));
  }

  it('are answered in any order, each in its own', () => {
    const order = fc.shuffledSubarray(['anna', 'anna', 'bob', 'bob', 'cara', 'cara'], { minLength: 6 });
    fc.assert(
      fc.property(order, (seats) => {
        const { table, reply } = play(() => together(['anna', 'bob', 'cara'].map(twice)));
        const left = new Map([
          ['anna', [1, 2]],
          ['bob', [3, 4]],
          ['cara', [5, 6]],
        ]);
        for (const seat of seats) reply(seat, left.get(seat)?.shift());
        expect(table.view(null)).toEqual(['[12,34,56]']);
      }),
    );
  });

  it('ask what each stands at, and nobody waits for the others', () => {
    const { reply, asked } = play(() => together(['anna', 'bob'].map(twice)));
    reply('bob', 1);
    expect(asked()).toEqual(['anna tens', 'bob ones']);
    reply('bob', 1);
    expect(asked()).toEqual(['anna tens']);
  });

  it('may run others side by side themselves, two deep', () => {
    const { table, reply, asked } = play(() =>
      together<unknown>([together([twice('anna'), ask('bob', number('inner'))]), ask('cara', number('outer'))]),
    );
    expect(asked()).toEqual(['anna tens', 'bob inner', 'cara outer']);
    reply('bob', 7);
    reply('cara', 8);
    reply('anna', 1);
    reply('anna', 2);
    expect(table.view(null)).toEqual(['[[12,7],8]']);
  });

  it('that ask nothing are done at once, and none at all come to nothing', () => {
    function* silent(): Script<number> {
      return 5;
    }
    expect(play(() => together([silent(), silent()])).table.view(null)).toEqual(['[5,5]']);
    expect(play(() => together([])).table.view(null)).toEqual(['[]']);
  });

  it('do what an answer causes at once, before the others have answered', () => {
    const { table, reply } = play((world) =>
      together(
        ['anna', 'bob'].map(function* (seat) {
          world.heard.push(`${seat} said ${yield* ask(seat, number())}`);
        }),
      ),
    );
    reply('bob', 2);
    expect(table.view(null)).toEqual(['bob said 2']);
  });
});

describe('an open floor', () => {
  const count = (most = 3) =>
    play((world) =>
      floor({
        name: 'market',
        seats: ['anna', 'bob'],
        asking: () => number(`act ${world.heard.length}`),
        act: (seat, n) => world.heard.push(`${seat} ${n}`),
        over: () => world.heard.length >= most,
      }),
    );

  it('takes acts again and again from any seat, until it is over', () => {
    const { table, reply } = count();
    reply('bob', 1);
    reply('bob', 2);
    reply('anna', 3);
    expect(table.view(null)).toEqual(['bob 1', 'bob 2', 'anna 3', '"over"']);
  });

  it('asks all as things stand after each act, the others by the same name', () => {
    const { table, reply, asked } = count();
    const names = () => ['anna', 'bob'].map((seat) => at(table.questions(seat), 0).id);
    expect(names()).toEqual(['0.anna.1', '0.bob.1']);
    reply('anna', 1);
    expect(asked()).toEqual(['anna act 1', 'bob act 1']);
    expect(names()).toEqual(['0.anna.2', '0.bob.1']);
  });

  it('names each question again, so an act is not taken twice', () => {
    const { table, reply } = count();
    const { id } = at(table.questions('anna'), 0);
    reply('anna', 1);
    expect(table.answer('anna', id, 1)).toMatchObject({ ok: false, refusal: { code: 'not-open' } });
  });

  it('is closed by the clock, and says so', () => {
    const { table, reply } = count();
    reply('anna', 1);
    expect(table.openFloors()).toEqual(['market']);
    expect(table.closeFloor('market').ok).toBe(true);
    expect(table.view(null)).toEqual(['anna 1', '"closed"']);
    expect(table.openFloors()).toEqual([]);
  });

  it('has a bell that no seat hears of or rings', () => {
    const { table, asked } = count();
    expect(asked()).toEqual(['anna act 0', 'bob act 0']);
    expect(table.answer('@clock', '0.@clock.1', true)).toMatchObject({ ok: false, refusal: { code: 'not-open' } });
    expect(table.closeFloor('harbour')).toMatchObject({ ok: false, refusal: { code: 'not-open' } });
  });

  it('that is over before it begins asks nothing', () => {
    expect(count(0).table.view(null)).toEqual(['"over"']);
  });

  it('may stand beside other scripts', () => {
    const { table, reply } = play((world) =>
      together<unknown>([
        floor({
          name: 'market',
          seats: ['anna'],
          asking: () => number('trade'),
          act: (_, n) => world.heard.push(`${n}`),
          over: () => false,
        }),
        ask('bob', number('build')),
      ]),
    );
    reply('anna', 1);
    reply('bob', 2);
    expect(table.over).toBe(false);
    table.closeFloor('market');
    expect(table.view(null)).toEqual(['1', '["closed",2]']);
  });
});
