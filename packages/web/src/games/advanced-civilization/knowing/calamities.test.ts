import { CALAMITY_CARDS, REMEDIES } from '@ecumene/advanced-civilization/reference';
import { rules } from '@ecumene/advanced-civilization/rules';
import { describe, expect, test } from 'vitest';
import { WORSENS } from '../purchases/deeds.ts';
import { CALAMITIES } from './calamities.ts';

describe('the reference of calamities', () => {
  test('[AC 30.1] has all of them, in their order', () => {
    expect(CALAMITIES.map(({ id }) => id)).toEqual(CALAMITY_CARDS.map(({ id }) => id));
  });

  test('names the cards that help and those that worsen, as the rest of the screen does', () => {
    for (const { id, helps, worsens } of CALAMITIES) {
      const remedies: Readonly<Record<string, readonly string[] | undefined>> = REMEDIES;
      expect(helps.map(({ card }) => card).sort()).toEqual([...(remedies[id] ?? [])].sort());
      const worse = Object.entries(WORSENS).flatMap(([card, of]) => (of.includes(id) ? [card] : []));
      expect(worsens.map(({ card }) => card).sort()).toEqual(worse.sort());
    }
  });

  test('cites paragraphs that are in the index', () => {
    const known = new Set(rules.paragraphs.map(({ id }) => `AC ${id}`));
    const cited = CALAMITIES.flatMap(({ rule, others, helps, worsens }) => [
      rule,
      ...(others === undefined ? [] : [others.rule]),
      ...[...helps, ...worsens].map((change) => change.rule),
    ]);
    expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
  });
});
