import { CALAMITY_CARDS, REMEDIES } from '@ecumene/advanced-civilization/reference';
import { rules } from '@ecumene/advanced-civilization/rules';
import { describe, expect, test } from 'vitest';
import { CALAMITIES } from './calamities.ts';

describe('the reference of calamities', () => {
  test('[AC 30.1] has all of them, in their order', () => {
    expect(CALAMITIES.map(({ id }) => id)).toEqual(CALAMITY_CARDS.map(({ id }) => id));
  });

  test('names the cards that help and those that worsen, as the rest of the screen does', () => {
    for (const { id, changes } of CALAMITIES) {
      const helping = new Set(changes.filter(({ helps }) => helps).map(({ card }) => card));
      expect([...helping].sort()).toEqual([...(REMEDIES.get(id) ?? [])].sort());
    }
    const worse = CALAMITIES.map(({ changes }) => changes.filter(({ helps }) => !helps).map(({ card }) => card));
    expect(worse.filter((cards) => cards.length > 0)).toEqual([
      ['military'],
      ['mining'],
      ['roadbuilding'],
      ['roadbuilding', 'military'],
      ['roadbuilding', 'monotheism'],
    ]);
  });

  test('cites paragraphs that are in the index', () => {
    const known = new Set(rules.paragraphs.map(({ id }) => `AC ${id}`));
    const cited = CALAMITIES.flatMap(({ rule, others, changes }) => [
      rule,
      ...(others === undefined ? [] : [others.rule]),
      ...changes.map((change) => change.rule),
    ]);
    expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
  });
});
