import { expect, it } from 'vitest';
import { ruleIndex } from './rules.ts';

it('an index lists its paragraphs in the order of the book', () => {
  const index = ruleIndex('AC', 'Advanced Civilization', [
    ['2', 'component', 'There is a board.'],
    ['1.1', 'rule', 'Players take turns.'],
  ]);
  expect(index).toEqual({
    book: 'AC',
    title: 'Advanced Civilization',
    paragraphs: [
      { id: '2', kind: 'component', says: 'There is a board.' },
      { id: '1.1', kind: 'rule', says: 'Players take turns.' },
    ],
    parts: [],
  });
});

it('a paragraph listed twice is a mistake, whatever it says', () => {
  expect(() =>
    ruleIndex('AC', 'Advanced Civilization', [
      ['1.1', 'rule', 'Players take turns.'],
      ['1.1', 'advice', 'Take your time.'],
    ]),
  ).toThrow('AC 1.1 is listed twice');
});

it('a part without paragraphs is a mistake', () => {
  const rows = [['1.1', 'rule', 'A flood takes tokens.']] as const;
  const flood = { begins: '1.', name: 'Flood' };
  expect(ruleIndex('AC', 'Advanced Civilization', rows, [flood]).parts).toEqual([flood]);
  const famine = { begins: '2.', name: 'Famine' };
  expect(() => ruleIndex('AC', 'Advanced Civilization', rows, [famine])).toThrow('AC has no paragraphs on Famine');
});
