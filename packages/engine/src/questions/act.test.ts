import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Asking, LISTABLE, refusalOf } from '../question.ts';
import { below, randomFrom } from '../random.ts';
import { refuse } from '../refusal.ts';
import { render, say } from '../text.ts';
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

  it.each([
    [{ do: 'halt', steps: 1 }, 'An answer here has no part “steps”. Remove it and use only do.'],
    [{ do: 'fly' }, 'This is not an answer to “Where to?”.'],
    ['halt', 'This is not an answer to “Where to?”.'],
  ])('says what is wrong with the shape of %j, where that is plain', (wrong, words) => {
    const refusal = refusalOf(asking, wrong);
    expect(refusal).toMatchObject({ code: 'shape', rule: 'AC 23.1' });
    expect(refusal && render(refusal.text)).toBe(words);
  });

  it('says how many there may be', () => {
    const names = Type.Array(Type.String(), { maxItems: 2 });
    const counts = Type.Record(Type.String(), Type.Integer(), { maxProperties: 1 });
    const forms = moves('names', Type.Object({ names, counts }, { additionalProperties: false }));
    const many = forms.misfit({ names: ['a', 'b', 'c'], counts: {} });
    expect(many && render(many)).toBe('You named 3 at once. Name at most 2.');
    const wide = forms.misfit({ names: [], counts: { a: 1, b: 1 } });
    expect(wide && render(wide)).toBe('You named 2 at once. Name at most 1.');
    expect(forms.misfit({ names: 'a', counts: [] })).toBeUndefined();
  });

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
