import { say } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { inWords, t } from './text.ts';

describe('a name in a sentence', () => {
  test('stands as it is where it runs with the words', () => {
    expect(t('host: {name}', { name: 'Ὑπατία' })).toBe('host: Ὑπατία');
  });

  test('is set apart where it runs against them', () => {
    expect(t('host: {name}', { name: 'مريم' })).toBe('host: \u2068مريم\u2069');
    const told = say('{seat} waits.', { seat: { is: 'seat', id: 's' } });
    expect(inWords(told, () => 'דנה')).toBe('\u2068דנה\u2069 waits.');
  });

  test('turns nothing around', () => {
    expect(t('host: {name}', { name: 'Ada\u202eedoc' })).toBe('host: Adaedoc');
    expect(t('host: {name}', { name: 'م\u2069\u202eA' })).toBe('host: \u2068مA\u2069');
  });
});
