import { describe, expect, test } from 'vitest';
import lines from '../rules-lines.json' with { type: 'json' };
import { ADVANCES } from './data/advances.ts';
import { CALAMITIES } from './data/trade-cards.ts';
import { rules } from './rules.ts';

const ids = rules.paragraphs.map(({ id }) => id);
const isRuling = (id: string): boolean => /^[PW]\d+$/.test(id);

describe('the rule index', () => {
  test('has an id by topic and place, in order, and one sentence for every rule', () => {
    const last = new Map<string, number>();
    for (const { id, says } of rules.paragraphs) {
      expect(id).toMatch(/^([a-z]+(-[a-z0-9]+)*\.\d+|[PW]\d+)$/);
      const [, topic = '', place = ''] = /^(.*?)(\d+)$/.exec(id) ?? [];
      expect(Number(place), id).toBe((last.get(topic) ?? 0) + 1);
      last.set(topic, Number(place));
      expect(says, id).toMatch(/^[A-Z][^\n]*[^.][.]$/);
    }
  });

  test('keeps the rows of a topic together', () => {
    const topics = ids.map((id) => id.replace(/\.?\d+$/, ''));
    const runs = topics.filter((topic, place) => topic !== topics[place - 1]);
    expect(runs).toEqual([...new Set(runs)]);
  });

  test('has all rulings, and marks the guesses among them as options', () => {
    expect(ids.filter(isRuling)).toHaveLength(5 + 68);
    const guesses = rules.paragraphs.filter(({ says }) => says.endsWith('(an option).'));
    expect(guesses.map(({ id }) => id)).toEqual(['W4', 'W45', 'W64', 'W65', 'W68']);
  });

  test('names the parts that speak of a calamity or an advance', () => {
    expect(rules.parts.map(({ name }) => name)).toEqual([...CALAMITIES, ...ADVANCES].map(({ name }) => name));
  });
});

describe('the lines of the book', () => {
  test('are named for every rule of the book, and for nothing else', () => {
    expect(Object.keys(lines.rows)).toEqual(ids.filter((id) => !isRuling(id)));
  });

  test('are ranges of line numbers within the book', () => {
    for (const [id, ranges] of Object.entries(lines.rows)) {
      for (const range of ranges.split(',')) {
        const [first = Number.NaN, last = first] = range.split('-').map(Number);
        expect(first >= 1 && last >= first && last <= 4557, `${id} ${range}`).toBe(true);
      }
    }
  });
});
