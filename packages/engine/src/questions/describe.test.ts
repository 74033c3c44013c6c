import Type from 'typebox';
import { expect, it, describe as suite } from 'vitest';
import { say } from '../text.ts';
import { act, moves } from './act.ts';
import { pickUnits, share } from './amounts.ts';
import { chooseOne } from './choose-one.ts';
import { chooseSome } from './choose-some.ts';
import { confirm } from './confirm.ts';
import { describe, readAnswer } from './describe.ts';
import { nameNumber } from './number.ts';
import { putInOrder } from './order.ts';

const head = { topic: 'topic', text: say('What now?') };
const over = [
  { id: 'tokens', most: 3 },
  { id: 'cities', worth: 5, least: 1, most: 2 },
];
const name = ({ id }: { readonly id: string }) => id.toUpperCase();

suite('a question in plain text', () => {
  it.each([
    [
      'choose-one',
      chooseOne({ ...head, from: ['a', 'b'], words: { b: say('the other') } }),
      ['One of:', '  "a"', '  "b": the other'],
    ],
    [
      'choose-some',
      chooseSome({ ...head, from: ['a', 'b'], least: 1, most: 2, of: 'card' }),
      ['From 1 to 2, as a list:', '  "a": A', '  "b": B'],
    ],
    [
      'put-in-order',
      putInOrder({ ...head, items: ['a', 'b'] }),
      ['All of these as a list, first to last:', '  "a"', '  "b"'],
    ],
    ['name-number', nameNumber({ ...head, least: 2, most: 9 }), ['A number from 2 to 9.']],
    ['confirm', confirm({ ...head, yes: say('Attack') }), ['true: Attack', 'false: no']],
    [
      'share',
      share({ ...head, total: 6, over }),
      ['Amounts that come to 6, such as {"id": number}:', '  "tokens": 0 to 3', '  "cities": 1 to 2, worth 5 each'],
    ],
    [
      'pick-units',
      pickUnits({ ...head, total: 99, over }),
      ['Amounts that come to 13, such as {"id": number}:', '  "tokens": 0 to 3', '  "cities": 1 to 2, worth 5 each'],
    ],
    [
      'act',
      act(head, moves('march', Type.Null()), { check: () => undefined, sample: () => null, default: () => null }),
      ['A move of the family “march”.'],
    ],
  ])('says how to answer %s', (_, { question }, lines) => {
    expect(describe(question, { name }).split('\n')).toEqual(['What now?', ...lines]);
  });

  it('names the paragraph that asks', () => {
    expect(describe(confirm({ ...head, rule: 'AC 19.31' }).question)).toMatch(/^What now\? \(AC 19\.31\)\n/);
  });

  it('of a kind nobody knows is just what is asked', () => {
    expect(describe({ ...head, kind: 'juggle' })).toBe('What now?');
  });
});

suite('a line of text read as an answer', () => {
  it.each([
    ['12', 12],
    ['true', true],
    ['["a", "b"]', ['a', 'b']],
    ['{"tokens": 3}', { tokens: 3 }],
    ['"silk"', 'silk'],
    [' silk ', 'silk'],
    ['null', 'null'],
  ])('%s', (line, meant) => {
    expect(readAnswer(line)).toEqual(meant);
  });
});
