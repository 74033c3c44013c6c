import { describe, expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { effectsOf } from './advance-effects.ts';
import { ADVANCES, type Advance, advanceOf, CHAINS, COPIES, GROUPS } from './advances.ts';
import { DESTROYING_TOKENS, SCENARIO_TOKENS, scenarioTokensFor } from './short-game.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const total = (of: (advance: Advance) => number): number => sum(ADVANCES.map(of));

describe('the advances', () => {
  test('[WE components.2] are 51, nine copies of each, 459 cards', () => {
    expect(new Set(ADVANCES.map(({ id }) => id)).size).toBe(51);
    expect(ADVANCES.length * COPIES).toBe(459);
  });

  test('advance-cards.5 are twelve of each group, nine of two groups', () => {
    for (const group of GROUPS) expect(ADVANCES.filter(({ groups }) => groups.includes(group))).toHaveLength(12);
    expect(ADVANCES.filter(({ groups }) => groups.length === 2)).toHaveLength(9);
  });

  test('[WE W2] cost 7,920 in all and bring these credits', () => {
    expect(total(({ cost }) => cost)).toBe(7920);
    expect(GROUPS.map((group) => total(({ credits }) => credits[group] ?? 0))).toEqual([200, 200, 215, 210, 215]);
  });

  test('victory.2 are worth 1, 3 or 6 points, seventeen of each', () => {
    for (const points of [1, 3, 6]) expect(ADVANCES.filter((each) => each.points === points)).toHaveLength(17);
    expect(ADVANCES.some(({ cost }) => cost === 200)).toBe(false);
  });

  test('advance-cards.1 bring most credits to their own groups', () => {
    for (const { id, groups, credits } of ADVANCES) {
      const most = Math.max(...Object.values(credits));
      expect(
        groups.map((group) => credits[group]),
        id,
      ).toEqual(groups.map(() => most));
    }
  });

  test('advance-cards.4 give 10 more credits from low to middle and 20 from middle to high, none from high', () => {
    const given = new Map([
      [1, 10],
      [3, 20],
    ]);
    for (const { id, points, towards } of ADVANCES) expect(towards?.credits, id).toBe(given.get(points));
  });

  test('[WE credits.14] make seventeen chains that use each advance once', () => {
    expect(CHAINS).toHaveLength(17);
    expect(CHAINS.flatMap(({ low, middle, high }) => [low, middle, high]).toSorted()).toEqual(
      ADVANCES.map(({ id }) => id).toSorted(),
    );
    for (const { low, middle, high } of CHAINS) {
      expect([low, middle, high].map((id) => advanceOf(id).points)).toEqual([1, 3, 6]);
    }
  });

  test('advance-cards.4 say in the index which other advance they help', () => {
    for (const { id, name, towards } of ADVANCES) {
      const said = rules.paragraphs.filter(
        (each) => each.id.startsWith(`${id}.`) && / gives \d+ credits /.test(each.says),
      );
      const expected = towards && `${name} gives ${towards.credits} credits to ${advanceOf(towards.advance).name}.`;
      expect(said.map(({ says }) => says)).toEqual(expected === null ? [] : [expected]);
    }
  });

  test('credits.10 Music, Drama and Poetry and Mysticism are as the example has them', () => {
    expect(advanceOf('music')).toMatchObject({ cost: 80, credits: { arts: 10, religion: 5 } });
    expect(advanceOf('drama-and-poetry')).toMatchObject({ cost: 80, groups: ['arts'] });
    expect(advanceOf('mysticism')).toMatchObject({ cost: 50, groups: ['arts', 'religion'] });
  });

  test('credits.12 Pottery, Masonry and Agriculture are as the example has them', () => {
    const both = (group: (typeof GROUPS)[number]) =>
      sum([advanceOf('pottery'), advanceOf('masonry')].map(({ credits }) => credits[group] ?? 0));
    expect([both('crafts'), both('science'), both('arts')]).toEqual([20, 5, 5]);
    expect(advanceOf('pottery')).toMatchObject({ cost: 60, towards: { advance: 'agriculture', credits: 10 } });
    expect(advanceOf('agriculture')).toMatchObject({ cost: 120, credits: { crafts: 10 } });
  });

  test('credits.13 Agriculture and Democracy are as the example has them', () => {
    expect(advanceOf('agriculture').towards).toEqual({ advance: 'democracy', credits: 20 });
    expect(advanceOf('democracy')).toMatchObject({ cost: 220 });
    expect(advanceOf('agriculture').credits.civics).toBeUndefined();
  });

  test('W42 four science advances of two groups or one cost less than 100', () => {
    const cheap = ADVANCES.filter(({ groups, cost }) => groups.includes('science') && cost < 100);
    expect(cheap.map(({ id }) => id)).toEqual(['astronavigation', 'coinage', 'empiricism', 'written-record']);
  });
});

describe('the tokens of the Short Game', () => {
  test('short-game.15 bring four advances each, two of them of cost 100 or more', () => {
    expect(SCENARIO_TOKENS).toHaveLength(9);
    for (const { id, advances } of SCENARIO_TOKENS) {
      expect(new Set(advances).size, id).toBe(4);
      expect(advances.filter((each) => advanceOf(each).cost >= 100).length, id).toBe(2);
      expect(sum(advances.map((each) => advanceOf(each).points)), id).toBe(8);
    }
  });

  test('short-game.2 are as many as players', () => {
    for (const players of [5, 6, 7, 8, 9] as const) expect(scenarioTokensFor(players)).toHaveLength(players);
  });

  test('short-game.6 are without Coin and Commerce for eight', () => {
    expect(scenarioTokensFor(8).map(({ id }) => id)).not.toContain('coin-and-commerce');
    expect(scenarioTokensFor(7).map(({ id }) => id)).toContain('coin-and-commerce');
  });

  test('W4 destroy a city where the set is worth 460 or more', () => {
    const costs = SCENARIO_TOKENS.map(({ id, advances }) => ({
      id,
      cost: sum(advances.map((each) => advanceOf(each).cost)),
    }));
    expect(
      costs
        .filter(({ cost }) => cost >= 460)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(DESTROYING_TOKENS.toSorted());
  });

  test('W66 only Written Record among them brings credits of choice', () => {
    const choosing = SCENARIO_TOKENS.flatMap(({ advances }) => advances).filter((id) =>
      effectsOf(id).some(({ kind }) => kind === 'credits-of-choice'),
    );
    expect(choosing).toEqual(['written-record']);
  });
});
