import { render, say } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { disguised, pseudo } from './pseudo.ts';

test('a sentence gets accents and grows by a third', () => {
  expect(disguised('Play now')).toBe('Þļåý ñöŵ···');
});

test('gaps and the forms of plurals stay what they are', () => {
  const sentence = '{who} gives {n, plural, =0 {nothing} one {one {card}} other {# cards}}.';
  const catalogue = { [sentence]: disguised(sentence) };
  const inPseudo = (n: number): string => render(say(sentence, { who: 'Ana', n, card: 'X' }), { catalogue });
  expect(inPseudo(0)).toMatch(/^Ana ĝîṽéš ñöŧħîñĝ\.[· ]+$/);
  expect(inPseudo(1)).toMatch(/^Ana ĝîṽéš öñé X\.[· ]+$/);
  expect(inPseudo(2)).toMatch(/^Ana ĝîṽéš 2 çåŕđš\.[· ]+$/);
});

test('it speaks every sentence of the catalogue, either way round', () => {
  expect(pseudo(['On'], 'rtl')).toEqual({ locale: 'en-XA', catalogue: { On: 'Öñ·' }, direction: 'rtl' });
});
