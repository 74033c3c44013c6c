import { describe, expect, test } from 'vitest';
import { lookOfName, NAME_PATTERN, plainName } from './names.ts';

const isName = (text: string): boolean => new RegExp(NAME_PATTERN, 'u').test(text);

describe('a name', () => {
  test.each(['Ada', 'Ὑπατία', 'مريم', '李白', '🏺', 'O’Neill-Smith', 'نیما‌پور'])('may be %s', (name) => {
    expect(isName(name)).toBe(true);
    expect(plainName(name)).toBe(name);
  });

  test.each([
    ['turns the writing around', 'Ada\u202e drawkcab', 'Ada drawkcab'],
    ['opens an isolate', '\u2067Ben', 'Ben'],
    ['has a line break', 'Ada\nhas won', 'Adahas won'],
    ['has a sign of no width', 'A\u200bda', 'Ada'],
    ['has a tag', 'Ada\u{e0041}', 'Ada'],
    ['has half a sign', 'Ada\ud83c', 'Ada'],
    ['is nothing but space', ' \u00a0 ', ''],
    ['is nothing to see', '\u200b', ''],
    ['is a filler of Korean', '\u3164', ''],
    ['is another filler', '\u115f', ''],
    ['is a pattern of no dots', '\u2800', ''],
    ['hides a filler', 'A\u3164da', 'Ada'],
  ])('is none if it %s', (_, name, plain) => {
    expect(isName(name)).toBe(false);
    expect(plainName(name)).toBe(plain);
  });
});

describe('how a name looks', () => {
  test.each([
    ['Anna', 'ANNA'],
    ['Anna', 'Аnnа'],
    ['Anna', 'Ànnà'],
    ['Anna', 'An na.'],
    ['Ilse', 'lIse'],
    ['Tom', 'T0m'],
    ['Barney', 'Bamey'],
    ['Παύλος', 'Παυλος'],
  ])('is the same for %s and %s', (name, other) => {
    expect(lookOfName(other)).toBe(lookOfName(name));
  });

  test.each([
    ['Anna', 'Hanna'],
    ['Anna', 'Anne'],
    ['李白', '李黑'],
    ['🏺', '🏛️'],
    ['Player 12', 'Player 22'],
  ])('is another for %s and %s', (name, other) => {
    expect(lookOfName(other)).not.toBe(lookOfName(name));
  });
});
