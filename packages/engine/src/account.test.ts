import { describe, expect, it } from 'vitest';
import { account, codeOf, taggedIn, testsOf, titledIn } from './account.ts';
import { ruleIndex } from './rules.ts';

const index = ruleIndex('AC', 'Advanced Civilization', [
  ['1', 'component', 'A board.'],
  ['24.2', 'rule', 'Conflict.'],
  ['24.22', 'rule', 'Equal forces.'],
  ['colonization.4', 'rule', 'Of our own.'],
]);

describe('what code names', () => {
  it.each([
    ['/** Equal forces. @rule AC 24.22 */', ['24.22']],
    ['/** Conflict. @rule AC 24.2. And more. */', ['24.2']],
    ['/** @rule AC 24.2 @rule AC 24.22 */', ['24.2', '24.22']],
    [' * @rule AC 24.2\n * @rule AC colonization.4\n */', ['24.2', 'colonization.4']],
    ['/** @rule EP 24.2 */', []],
    ['/** @rule AC 24.2 @rule EP 1 */', ['24.2']],
    ['/** @rule EP 1 @rule AC 24.2 */', ['24.2']],
    ['/** The rule AC 24.2 is elsewhere. */', []],
  ])('%j', (source, ids) => {
    expect(taggedIn(index, [source])).toEqual({ known: new Set(ids), unknown: new Set() });
  });

  it('is told apart where the index does not have it, longer numbers too', () => {
    const { known, unknown } = taggedIn(index, ['/** @rule AC 24.221 */', '/** @rule AC 99 */']);
    expect([known, unknown]).toEqual([new Set(), new Set(['24.221', '99'])]);
  });
});

it('test titles name the paragraphs in their brackets', () => {
  const titles = ['conflict > [AC 24.22] equal forces', '[AC 24.2][AC 1] both', '[EP 3] another book', 'AC 24.2 plain'];
  expect(titledIn(index, titles)).toEqual(new Set(['24.22', '24.2', '1']));
});

describe('the places of a paragraph', () => {
  const cites = { 'conflict.fight': ['AC 24.22', 'AC 24.2'], 'taxes.pay': ['AC 1'] };

  it('are the lines of code that name it, or the shared rule that serves it', () => {
    const code = [
      { file: 'fight.ts', text: '// Fights.\n\n/** @rule AC 24.22 */\n/** @rule AC 24.2 */' },
      { file: 'shared.ts', text: '/** @rule taxes.pay */\n/** @rule conflict.fight */' },
    ];
    expect(codeOf(index, '24.22', code, cites)).toEqual(['fight.ts:3', 'shared.ts:2']);
    expect(codeOf(index, '24.2', code, cites)).toEqual(['fight.ts:4', 'shared.ts:2']);
    expect(codeOf(index, 'colonization.4', code, cites)).toEqual([]);
  });

  it('are the lines of tests that name it, and no longer number', () => {
    const tests = [
      { file: 'fight.test.ts', text: "it('[AC 24.22] is even')\nit('[AC 24.2][AC 24.2] is hard')" },
      { file: 'shared.test.ts', text: "it('[conflict.fight] is fought')\nit('[taxes.pay] is paid')" },
      { file: 'fights.yaml', text: 'rule: AC 24.2\n' },
    ];
    expect(testsOf(index, '24.2', tests, cites)).toEqual(['fight.test.ts:2', 'shared.test.ts:1', 'fights.yaml:1']);
    expect(testsOf(index, '24.22', tests, cites)).toEqual(['fight.test.ts:1', 'shared.test.ts:1']);
  });
});

describe('the account of a rulebook', () => {
  const sources = ['/** @rule AC 24.2 */', '/** @rule AC 24.22 */'];

  it('counts the rules that have code and a passing test, and names those that lack one', () => {
    const tests = [{ title: '[AC 24.22] equal forces', passed: true }];
    expect(account(index, sources, tests)).toEqual({
      book: 'AC',
      rules: 3,
      withCode: 2,
      withPassingTest: 1,
      missing: ['24.2', 'colonization.4'],
      withoutCode: ['colonization.4'],
      withoutTest: ['24.2', 'colonization.4'],
      unknown: [],
    });
  });

  it('does not take a rule for proved when one of its tests fails', () => {
    const tests = [true, false].map((passed) => ({ title: '[AC 24.22] equal forces', passed }));
    expect(account(index, sources, tests).withPassingTest).toBe(0);
  });

  it('says which paragraphs are named that the book does not have', () => {
    const tests = [{ title: '[AC 77] nowhere', passed: false }];
    expect(account(index, ['/** @rule AC 99 */'], tests).unknown).toEqual(['99', '77']);
  });
});
