import { expect, test } from 'vitest';
import { rules } from './rules.ts';

test('every rule has an id by section and place, in order, and one sentence', () => {
  const last = new Map<string, number>();
  for (const { id, says } of rules.paragraphs) {
    expect(id).toMatch(/^([a-z]+(-[a-z]+)*\.\d+|ruling\.[PT]\d+)$/);
    const [, section = '', place = ''] = /^(.*\.[PT]?)(\d+)$/.exec(id) ?? [];
    expect(Number(place), id).toBe((last.get(section) ?? 0) + 1);
    last.set(section, Number(place));
    expect(says, id).toMatch(/^[A-Z][^\n]*[.)]$/);
  }
});

test('the guesses among our rulings are marked as options', () => {
  const options = rules.paragraphs.filter(({ says }) => says.endsWith('(an option).')).map(({ id }) => id);
  expect(options).toEqual(
    ['T34', 'T47', 'T57', 'T59', 'T60', 'T73', 'T83', 'T85', 'T87', 'T95'].map((ruling) => `ruling.${ruling}`),
  );
});
