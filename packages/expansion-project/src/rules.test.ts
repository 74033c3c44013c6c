import { describe, expect, test } from 'vitest';
import { ADVANCES } from './data/advances.ts';
import { CALAMITIES } from './data/trade-cards.ts';
import { rules } from './rules.ts';

const ids = rules.paragraphs.map(({ id }) => id);
const isRuling = (id: string): boolean => /^[PCL]\d+$/.test(id);

describe('the rule index', () => {
  test('has one sentence for every paragraph', () => {
    for (const { id, says } of rules.paragraphs) {
      expect(id).toMatch(/^((O )?\d+(\.\d+)+[aABC]?( example)?|[PCL]\d+)$/);
      expect(says, id).toMatch(/^[A-Z0-9][^\n]*[^.][.]$/);
    }
  });

  test('stands in the order of the book', () => {
    const sections = ids.filter((id) => /^\d/.test(id)).map((id) => Number(id.split('.')[0]));
    expect(sections).toEqual(sections.toSorted((a, b) => a - b));
  });

  test('has all rulings', () => {
    expect(ids.filter((id) => /^P\d+$/.test(id))).toHaveLength(5);
    expect(ids.filter((id) => /^C\d+$/.test(id))).toHaveLength(100);
    expect(ids.filter(isRuling)).toHaveLength(5 + 100 + 8);
  });

  test('names the parts that speak of a calamity or an advancement', () => {
    expect(rules.parts.map(({ name }) => name)).toEqual([...CALAMITIES, ...ADVANCES].map(({ name }) => name));
  });
});
