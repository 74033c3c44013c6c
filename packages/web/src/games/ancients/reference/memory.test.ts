import { expect, test } from 'vitest';
import { memoryOf } from './memory.ts';

test('what was played, laid away and struck is remembered', () => {
  const bought = { what: 'cards-acquired', nation: 'egypt', cards: ['pottery'], treasury: 0, mined: null } as const;
  const memory = memoryOf([
    { what: 'turn-begins', turn: 3 },
    { what: 'calamity-strikes', calamity: 'famine', nation: 'crete', trader: null },
    { ...bought, spent: { salt: 3, grain: 1 } },
    { what: 'turn-begins', turn: 4 },
    { ...bought, spent: { salt: 2 } },
    { what: 'cards-surrendered', nation: 'crete', cards: { ochre: 2 } },
    { what: 'calamity-strikes', calamity: 'treachery', nation: 'egypt', trader: 'crete' },
  ]);
  expect(Object.fromEntries(memory.played)).toEqual({ salt: 5, grain: 1 });
  expect(Object.fromEntries(memory.discarded)).toEqual({ ochre: 2 });
  expect(memory.struck).toEqual([
    { calamity: 'famine', nation: 'crete', trader: null, turn: 3 },
    { calamity: 'treachery', nation: 'egypt', trader: 'crete', turn: 4 },
  ]);
});
