import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Asking, LISTABLE } from '../question.ts';
import { below, randomFrom } from '../random.ts';
import { refuse } from '../refusal.ts';
import { say } from '../text.ts';
import { type Acting, act, moves, toAct } from './act.ts';

const marches = moves(
  'march',
  Type.Union([
    Type.Object({ do: Type.Literal('march'), steps: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
    Type.Object({ do: Type.Literal('halt') }, { additionalProperties: false }),
  ]),
);
type March = { do: 'march'; steps: number } | { do: 'halt' };

const head = { topic: 'move', text: say('Where to?'), rule: 'AC 23.1' };
const acting: Acting<March> = {
  check: (move) => (move.do === 'march' && move.steps > 2 ? refuse('too-far', say('Too far.'), 'AC 23.1') : undefined),
  sample: (random) => ({ do: 'march', steps: 1 + below(random, 2) }),
  default: () => ({ do: 'halt' }),
};

describe('a move of a family', () => {
  const asking = act({ ...head, bounds: { reach: 2 } }, marches, acting);

  it('has the type its schema gives it', () => {
    expectTypeOf(asking).toEqualTypeOf<Asking<March>>();
    expect(asking.read({ do: 'march', steps: 1 })).toBe(true);
  });

  it.each([
    { do: 'march' },
    { do: 'march', steps: 0 },
    { do: 'march', steps: 1.5 },
    { do: 'fly' },
    { do: 'halt', steps: 1 },
    'halt',
    null,
  ])('must have one of the forms: not %j', (wrong) => {
    expect(asking.read(wrong)).toBe(false);
    expect(Compile(asking.schema()).Check(wrong)).toBe(false);
  });

  it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])(
    'cannot use the built-in key %s as an id',
    (key) => {
      const counts = moves('counts', Type.Object({ tokens: Type.Record(Type.String(), Type.Integer()) }));
      expect(counts.reads({ tokens: { rome: 1 } })).toBe(true);
      expect(counts.reads({ tokens: JSON.parse(`{"rome": 1, "${key}": 1}`) })).toBe(false);
    },
  );

  it('is refused as the game says', () => {
    expect(asking.check({ do: 'march', steps: 3 })).toMatchObject({ code: 'too-far', rule: 'AC 23.1' });
    expect(asking.check({ do: 'march', steps: 2 })).toBeUndefined();
  });

  it('is asked for with the bounds as part of the question', () => {
    expect(asking.question).toEqual({ ...head, kind: 'act', moves: 'march', reach: 2 });
  });

  it('can be asked for with a question made once', () => {
    const question = toAct({ ...head, bounds: { reach: 2 } }, marches);
    expect(question).toEqual(asking.question);
    expect(act(question, marches, acting).question).toBe(question);
  });

  it('cannot be misnamed by its bounds', () => {
    const bounds = { kind: 'confirm', topic: 'other', moves: 'none' };
    expect(act({ ...head, bounds }, marches, acting).question).toEqual({ ...head, kind: 'act', moves: 'march' });
  });

  it('is sampled and defaulted by the game, in a form that fits the schema', () => {
    const answers = [asking.sample(randomFrom('march')), asking.default()];
    expect(answers.every((answer) => Compile(asking.schema()).Check(answer))).toBe(true);
    expect(asking.default()).toEqual({ do: 'halt' });
  });

  it('is listed where the game can and there are not too many', () => {
    const listing = (count: number) =>
      act(head, marches, { ...acting, list: () => Array.from({ length: count }, () => ({ do: 'halt' as const })) });
    expect(asking.list()).toBeUndefined();
    expect(listing(LISTABLE).list()).toHaveLength(LISTABLE);
    expect(listing(LISTABLE + 1).list()).toBeUndefined();
  });
});
