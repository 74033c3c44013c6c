import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { piecesOf } from './links.ts';

describe('what is said', () => {
  test('has web addresses that can be followed', () => {
    expect(piecesOf('See https://example.org/a?b=1, then (http://x.test).')).toEqual([
      { text: 'See ' },
      { text: 'https://example.org/a?b=1', href: 'https://example.org/a?b=1' },
      { text: ', then (' },
      { text: 'http://x.test', href: 'http://x.test/' },
      { text: ').' },
    ]);
  });

  test('has nothing else that can be followed', () => {
    for (const said of [
      'javascript:alert(1)',
      'data:text/html,x',
      'https://',
      'http://bank.test@evil.test',
      'ftp://x.test',
    ])
      expect(piecesOf(said)).toEqual([{ text: said }]);
  });

  test('is all there, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.webUrl())), (words) => {
        const said = words.join(' ');
        expect(
          piecesOf(said)
            .map(({ text }) => text)
            .join(''),
        ).toBe(said);
      }),
    );
  });
});
