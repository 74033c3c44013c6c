import { describe, expect, test } from 'vitest';
import { CIVILIZATION_CARDS } from '../data/civilization-cards.ts';
import { CALAMITY_CARDS } from '../data/trade-cards.ts';
import { rules } from '../rules.ts';
import { called } from '../thing-names.ts';

describe('the named parts of the book', () => {
  const names = rules.parts.map(({ name }) => name);

  test('are the calamities in their order, and all civilization cards', () => {
    const nameOf = ({ id }: { readonly id: string }): string => called({ is: 'card', id });
    expect(names.slice(0, CALAMITY_CARDS.length)).toEqual(CALAMITY_CARDS.map(nameOf));
    expect(names.slice(CALAMITY_CARDS.length).sort()).toEqual(CIVILIZATION_CARDS.map(nameOf).sort());
  });

  test('take in every paragraph of their sections but the first, and begin with the price of the card they are named after', () => {
    const loose = rules.paragraphs.filter(
      ({ id }) => /^3[02]\./.test(id) && !rules.parts.some(({ begins }) => id.startsWith(begins)),
    );
    expect(loose.map(({ id }) => id)).toEqual(['30.1', '32.1']);
    for (const { begins, name } of rules.parts.filter((part) => part.begins.startsWith('32.'))) {
      expect(rules.paragraphs.find(({ id }) => id === begins)?.says).toContain(`${name} is a`);
    }
  });
});
