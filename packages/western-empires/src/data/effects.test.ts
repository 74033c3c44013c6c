import { describe, expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { ABILITIES, ABILITY_IDS } from './abilities.ts';
import { effectsOf, freeFrom, protectedFrom } from './advance-effects.ts';
import { ADVANCES, advanceOf } from './advances.ts';
import { CALAMITY_ROWS } from './calamity-rows.ts';
import { MODIFIERS, modifiersBy, modifiersOf } from './modifiers.ts';
import { CALAMITIES, COMMODITIES, MAJOR_CALAMITIES, MINOR_CALAMITIES } from './trade-cards.ts';

const paragraphs = new Map(rules.paragraphs.map((paragraph) => [paragraph.id, paragraph]));

/** The paragraphs of a calamity or an advance that bind or illustrate. */
const bindingOf = (topic: string): readonly string[] =>
  rules.paragraphs
    .filter(({ id, kind }) => id.startsWith(`${topic}.`) && (kind === 'rule' || kind === 'example'))
    .map(({ id }) => id);

const citedBy = (id: keyof typeof CALAMITY_ROWS): readonly string[] => {
  const { primary, secondary, rules: own } = CALAMITY_ROWS[id];
  const losses = [...primary, ...(secondary?.losses ?? [])];
  return [
    ...own,
    ...(secondary?.rules ?? []),
    ...losses.flatMap((loss) => loss.rules),
    ...modifiersOf(id).flatMap((modifier) => modifier.rules),
  ];
};

describe('the calamity rows', () => {
  test.each(CALAMITIES.map(({ id }) => id))(
    '[WE resolution.2] [WE insufficient.4] [WE P1] every paragraph of %s stands in its row',
    (id) => {
      const cited = citedBy(id);
      expect(bindingOf(id).filter((paragraph) => !cited.includes(paragraph))).toEqual([]);
      expect(cited.filter((paragraph) => !paragraphs.has(paragraph))).toEqual([]);
    },
  );

  test('minor.4 minor calamities have no modifiers, secondary victims or beneficiary', () => {
    for (const { id } of MINOR_CALAMITIES) {
      expect(modifiersOf(id)).toEqual([]);
      expect(CALAMITY_ROWS[id]).toMatchObject({ secondary: null, beneficiary: null });
    }
  });

  test('W51 a beneficiary that cannot be named is there where victims are named, except in Famine', () => {
    const naming = MAJOR_CALAMITIES.filter(({ id }) => typeof CALAMITY_ROWS[id].secondary?.who === 'object');
    expect(naming.map(({ id }) => id)).toEqual(['famine', 'epidemic', 'iconoclasm-and-heresy', 'piracy']);
    const spared = MAJOR_CALAMITIES.filter(({ id }) => CALAMITY_ROWS[id].beneficiary?.cannotBeNamed);
    expect(spared.map(({ id }) => id)).toEqual(['epidemic', 'iconoclasm-and-heresy', 'piracy']);
  });

  test('calamity-beneficiary.4 Civil War and Tyranny look to stock alone, tradable calamities to trade', () => {
    for (const { id, tradable } of MAJOR_CALAMITIES) {
      const by = CALAMITY_ROWS[id].beneficiary?.by;
      expect(by === undefined || by === (tradable ? 'trade' : 'stock'), id).toBe(true);
    }
  });

  test('W24 a beneficiary chooses only where there is one', () => {
    for (const { id } of CALAMITIES) {
      const { primary, beneficiary } = CALAMITY_ROWS[id];
      if (primary.some(({ chooses }) => chooses === 'beneficiary')) expect(beneficiary, id).not.toBeNull();
    }
  });
});

describe('the effects of advances', () => {
  test.each(ADVANCES.map(({ id }) => id))('[WE W54] every paragraph of %s stands in its effects', (id) => {
    const cited = effectsOf(id).flatMap((effect) => effect.rules);
    expect(bindingOf(id).filter((paragraph) => !cited.includes(paragraph))).toEqual([]);
    expect(cited.filter((paragraph) => !paragraphs.has(paragraph))).toEqual([]);
  });

  test('advance-cards.8 only Empiricism, Literacy and Mathematics do nothing but bring credits', () => {
    const idle = ADVANCES.filter(({ id }) => effectsOf(id).length === 0);
    expect(idle.map(({ id }) => id)).toEqual(['empiricism', 'literacy', 'mathematics']);
  });

  test('[WE special-abilities.3] seven advances have an ability', () => {
    const able = ADVANCES.filter(({ id }) => effectsOf(id).some(({ kind }) => kind === 'ability'));
    expect(able.map(({ id }) => id)).toEqual(ABILITY_IDS);
    expect(ABILITIES.map(({ id }) => id)).toEqual(ABILITY_IDS);
  });

  test('special-abilities.8 four abilities have their protections, as the abilities name them', () => {
    expect(ABILITY_IDS.map((id) => protectedFrom(id))).toEqual([
      [],
      ['fundamentalism', 'philosophy'],
      ['monotheism', 'theology'],
      ['cultural-ascendancy', 'politics'],
      ['provincial-empire', 'public-works'],
      [],
      [],
    ]);
  });

  test('diplomacy.2 and cultural-ascendancy.2 name who is free from their bans', () => {
    expect(freeFrom('entering-city-areas')).toEqual(['diplomacy', 'military']);
    expect(freeFrom('causing-conflict')).toEqual(['advanced-military', 'cultural-ascendancy']);
  });

  test('purchases.3 trade cards are sold from different stacks, always above their value', () => {
    const sold = ADVANCES.flatMap(({ id }) => effectsOf(id)).filter((effect) => effect.kind === 'buys-trade-cards');
    expect(sold.map(({ stack }) => stack).toSorted()).toEqual([2, 3, 6, 7, 8]);
    for (const { stack, price } of sold) {
      expect(COMMODITIES.some((commodity) => commodity.stack === stack)).toBe(true);
      expect(price).toBeGreaterThan(stack);
    }
  });
});

describe('the modifiers', () => {
  test('modifiers.1 cite the calamity and the advance they belong to', () => {
    for (const { calamity, advance, rules: cited } of MODIFIERS) {
      expect(
        cited.some((id) => id.startsWith(`${calamity}.`)),
        `${calamity} ${advance}`,
      ).toBe(true);
      expect(
        cited.some((id) => id.startsWith(`${advance}.`)),
        `${calamity} ${advance}`,
      ).toBe(true);
    }
  });

  test('modifiers.4 are named by the chapter on calamities and by the chapter on advances', () => {
    for (const { id } of MAJOR_CALAMITIES) {
      const told = rules.paragraphs.filter(
        (each) => each.id.startsWith(`${id}.`) && / have |lets you /.test(each.says),
      );
      const named = ADVANCES.filter(({ name }) =>
        told.some(({ says }) => new RegExp(`(have|selecting,) ${name}\\b`).test(says)),
      );
      expect(named.map((each) => each.id).toSorted()).toEqual(
        [...new Set(modifiersOf(id).map(({ advance }) => advance))].toSorted(),
      );
    }
  });

  test('modifiers.4 say how much in the words of the advance', () => {
    for (const { advance, change, rules: cited } of MODIFIERS) {
      const said = cited.filter((id) => id.startsWith(`${advance}.`)).map((id) => paragraphs.get(id)?.says);
      const number =
        change.is === 'amount'
          ? Math.abs(change.by)
          : 'cities' in change
            ? change.cities
            : 'cards' in change
              ? change.cards
              : '';
      expect(
        said.some((says) => says?.includes(`${number}`)),
        `${advanceOf(advance).name}: ${said}`,
      ).toBe(true);
    }
  });

  test('modifiers.4 are the same seen from either side', () => {
    const byCalamity = MAJOR_CALAMITIES.flatMap(({ id }) => modifiersOf(id));
    const byAdvance = ADVANCES.flatMap(({ id }) => modifiersBy(id));
    expect(new Set(byCalamity)).toEqual(new Set(byAdvance));
    expect(byCalamity).toHaveLength(MODIFIERS.length);
  });

  test('P5 strike each pair of calamity, advance and role once', () => {
    const pairs = MODIFIERS.map(({ calamity, advance, role }) => `${calamity} ${advance} ${role}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});
