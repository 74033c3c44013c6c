import { expect, test } from 'vitest';
import { ADVANCE_IDS, type AdvanceId } from '../data/advances.ts';
import { CALAMITIES, type CalamityId } from '../data/trade-cards.ts';
import { position } from '../testing.ts';
import { amountFor, citiesForAStep, discardInstead, isNeverNamed, isOnlyReduced, notSpared } from './amounts.ts';

const EGYPT = 8;
/** Larger than all that advances can take away. */
const BASE = 100;

type Changes = Readonly<Partial<Record<AdvanceId, number>>>;

/** What every advance changes in the amounts of a calamity, first for its holder, then for secondary victims. */
const CHANGES: Readonly<Partial<Record<CalamityId, readonly [Changes, Changes]>>> = {
  treachery: both({ diplomacy: 1 }),
  famine: [
    { agriculture: 5, pottery: -5, calendar: -5 },
    { pottery: -5, calendar: -5 },
  ],
  'slave-revolt': both({ mythology: -1, enlightenment: -1, mining: 1 }),
  flood: both({ engineering: -5 }),
  superstition: both({ mysticism: -1, deism: -1, enlightenment: -1, 'universal-doctrine': 1 }),
  'civil-war': both({ music: -5, 'drama-and-poetry': -5, democracy: -10, philosophy: 5, military: 5 }),
  'barbarian-hordes': both({ monarchy: -5, politics: 5, 'provincial-empire': 5 }),
  cyclone: both({ 'trade-empire': 1 }),
  epidemic: [
    { medicine: -5, enlightenment: -5, roadbuilding: 5, 'trade-empire': 5 },
    { medicine: -5, anatomy: -5 },
  ],
  tyranny: both({ sculpture: -5, law: -5, monarchy: 5, 'provincial-empire': 5 }),
  'civil-disorder': both({
    music: 1,
    'drama-and-poetry': 1,
    law: 1,
    democracy: 1,
    'advanced-military': -1,
    'naval-warfare': -1,
  }),
  corruption: both({ law: -5, coinage: 5, 'wonder-of-the-world': 5 }),
  'iconoclasm-and-heresy': both({ philosophy: -2, theology: -3, monotheism: 1 }),
  regression: both({ fundamentalism: 1, library: -1 }),
  piracy: [{ cartography: 1, 'naval-warfare': -1 }, {}],
};

function both(changes: Changes): readonly [Changes, Changes] {
  return [changes, changes];
}

const holding = (...cards: readonly AdvanceId[]) => position({ egypt: { cards } });
const worlds = ADVANCE_IDS.map((id) => [id, holding(id)] as const);

test.each(CALAMITIES.map(({ id }) => id))(
  '[WE modifiers.1] [WE modifiers.2] [WE modifiers.4] [WE minor.4] these advances change the amount of %s, and no others',
  (calamity) => {
    for (const [place, role] of (['primary', 'secondary'] as const).entries()) {
      const changed = worlds.flatMap(([id, world]) => {
        const by = amountFor(world, EGYPT, calamity, role, BASE) - BASE;
        return by === 0 ? [] : [[id, by] as const];
      });
      expect(Object.fromEntries(changed), role).toEqual(CHANGES[calamity]?.[place] ?? {});
    }
  },
);

test.each(CALAMITIES.map(({ id }) => id))(
  '[WE modifiers.4] [WE P5] all advances together add up in %s, and never below 0',
  (calamity) => {
    const all = holding(...ADVANCE_IDS);
    for (const [place, role] of (['primary', 'secondary'] as const).entries()) {
      const sum = Object.values(CHANGES[calamity]?.[place] ?? {}).reduce((total, by) => total + by, 0);
      for (const base of [0, 1, 5, BASE])
        expect(amountFor(all, EGYPT, calamity, role, base)).toBe(Math.max(0, base + sum));
    }
  },
);

test('[WE cyclone.5] [WE cyclone.6] [WE volcano-earthquake.6] [WE piracy.7] [WE iconoclasm-and-heresy.7] [WE regression.4] what advances do besides, and to which calamity', () => {
  const found = CALAMITIES.flatMap(({ id }) =>
    worlds.flatMap(([advance, world]) => {
      const told = [
        ['spares', BASE - notSpared(world, EGYPT, id, 'primary', BASE)],
        ['spares others too', BASE - notSpared(world, EGYPT, id, 'secondary', BASE)],
        ['only reduces', Number(isOnlyReduced(world, EGYPT, id))],
        ['is never named', Number(isNeverNamed(world, EGYPT, id))],
        ['discards', discardInstead(world, EGYPT, id, 'primary')],
        ['discards as another', discardInstead(world, EGYPT, id, 'secondary')],
        ['cities a step', citiesForAStep(world, EGYPT, id)],
      ] as const;
      return told.flatMap(([what, count]) => (count === 0 ? [] : [`${id}: ${advance} ${what} ${count}`]));
    }),
  );
  expect(found.toSorted()).toEqual(
    [
      'cyclone: masonry spares 1',
      'cyclone: masonry spares others too 1',
      'cyclone: calendar spares 2',
      'cyclone: calendar spares others too 2',
      'volcano-earthquake: engineering only reduces 1',
      'piracy: naval-warfare is never named 1',
      'iconoclasm-and-heresy: theocracy discards 2',
      'iconoclasm-and-heresy: theocracy discards as another 2',
      'regression: enlightenment cities a step 2',
    ].toSorted(),
  );
});
