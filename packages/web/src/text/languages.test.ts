import { describe, expect, test } from 'vitest';
import { ownName, preferred, translated } from './languages.ts';

describe('the language of a page', () => {
  const spoken = ['en', 'de', 'pt-BR'];

  test('is what was asked for, if the site speaks it', () => {
    expect(preferred('de', ['en-GB'], spoken)).toBe('de');
    expect(preferred('xx', ['en-GB'], spoken)).toBe('en');
    expect(preferred('pseudo', ['de'], spoken)).toBe('pseudo');
  });

  test('is the first of the device that the site speaks', () => {
    expect(preferred(null, ['fr', 'de-AT', 'en'], spoken)).toBe('de');
    expect(preferred(null, ['pt-BR'], spoken)).toBe('pt-BR');
    expect(preferred(null, ['fr'], spoken)).toBe('en');
  });

  test('reads from right to left where its people do, and leaves out what is not translated', () => {
    expect(translated('he', { Yes: 'כן', No: '' })).toEqual({
      locale: 'he',
      catalogue: { Yes: 'כן' },
      direction: 'rtl',
    });
    expect(translated('pt-BR', {}).direction).toBe('ltr');
  });

  test('has a name of its own', () => {
    expect(ownName('de')).toBe('Deutsch');
  });
});
