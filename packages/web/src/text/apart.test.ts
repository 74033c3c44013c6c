import { say } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { inWords, t } from './text.ts';

describe('a name in a sentence', () => {
  test('stands as it is where it runs with the words', () => {
    expect(t('{name} hosts', { name: 'Ὑπατία' })).toBe('Ὑπατία hosts');
  });

  test('is set apart where it runs against them', () => {
    expect(t('{name} hosts', { name: 'مريم' })).toBe('\u2068مريم\u2069 hosts');
    const told = say('{seat} waits.', { seat: { is: 'seat', id: 's' } });
    expect(inWords(told, () => 'דנה')).toBe('\u2068דנה\u2069 waits.');
  });

  test('turns nothing around', () => {
    expect(t('{name} hosts', { name: 'Ada\u202eedoc' })).toBe('Adaedoc hosts');
    expect(t('{name} hosts', { name: 'م\u2069\u202eA' })).toBe('\u2068مA\u2069 hosts');
  });
});
