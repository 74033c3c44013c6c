import { describe, expect, test } from 'vitest';
import { ADVANCES, type Advance, BONUSES, GROUPS, type Group } from './advances.ts';

const NAMES: Readonly<Record<Group, string>> = {
  science: 'Science',
  arts: 'Art',
  crafts: 'Craft',
  civics: 'Civic',
  religion: 'Religion',
};

/** Section, name, groups, cost, credits and extra credits, copied from the book and not from our data. */
// biome-ignore format: one advancement a line, to be read like a table.
const PRINTED = [
  ['30.2', 'Advanced Military', 'Civic', 260, 'Civic 10, Science 5', ''],
  ['30.3', 'Agriculture', 'Craft', 120, 'Craft 10, Science 5', 'Democracy 20'],
  ['30.4', 'Anatomy', 'Science', 270, 'Science 10, Craft 5', ''],
  ['30.5', 'Architecture', 'Art', 140, 'Art 10, Science 5', 'Mining 20'],
  ['30.6', 'Astronavigation', 'Science', 80, 'Science 10, Religion 5', 'Calendar 10'],
  ['30.7', 'Calendar', 'Science', 180, 'Science 10, Civic 5', 'Public Works 20'],
  ['30.8', 'Cartography', 'Science', 160, 'Science 10, Art 5', 'Library 20'],
  ['30.9', 'Cloth Making', 'Craft', 50, 'Craft 10, Art 5', 'Naval Warfare 10'],
  ['30.10', 'Coinage', 'Science', 90, 'Science 10, Civic 5', 'Trade Routes 10'],
  ['30.11', 'Cultural Ascendancy', 'Art', 280, 'Art 10, Religion 5', ''],
  ['30.12', 'Deism', 'Religion', 80, 'Religion 10, Craft 5', 'Fundamentalism 10'],
  ['30.13', 'Democracy', 'Civic', 220, 'Civic 10, Art 5', ''],
  ['30.14', 'Diaspora', 'Religion', 270, 'Religion 10, Art 5', ''],
  ['30.15', 'Diplomacy', 'Art', 180, 'Art 10, Civic 5', 'Provincial Empire 20'],
  ['30.16', 'Drama and Poetry', 'Art', 80, 'Art 10, Religion 5', 'Rhetoric 10'],
  ['30.17', 'Empiricism', 'Science', 60, 'Craft 5, Science 10, Art 5, Civic 5, Religion 5', 'Medicine 10'],
  ['30.18', 'Engineering', 'Craft & Science', 160, 'Craft 5, Science 5', 'Roadbuilding 20'],
  ['30.19', 'Enlightenment', 'Religion', 160, 'Religion 10, Craft 5', 'Philosophy 20'],
  ['30.20', 'Fundamentalism', 'Religion', 150, 'Religion 10, Art 5', 'Monotheism 20'],
  ['30.21', 'Law', 'Civic', 170, 'Civic 10, Religion 5', 'Cultural Ascendancy 20'],
  ['30.22', 'Library', 'Science', 220, 'Science 10, Art 5', ''],
  ['30.23', 'Literacy', 'Art & Civic', 110, 'Craft 5, Science 5, Art 10, Civic 10, Religion 5', 'Mathematics 20'],
  ['30.24', 'Masonry', 'Craft', 60, 'Craft 10, Science 5', 'Engineering 10'],
  ['30.25', 'Mathematics', 'Science & Art', 240, 'Craft 10, Science 10, Civic 10, Art 10, Religion 10', ''],
  ['30.26', 'Medicine', 'Science', 140, 'Science 10, Craft 5', 'Anatomy 20'],
  ['30.27', 'Metalworking', 'Craft', 90, 'Craft 10, Science 5', 'Military 10'],
  ['30.28', 'Military', 'Civic', 170, 'Civic 10, Craft 5', 'Advanced Military 20'],
  ['30.29', 'Mining', 'Craft', 230, 'Craft 10, Science 5', ''],
  ['30.30', 'Monarchy', 'Civic', 60, 'Civic 10, Religion 5', 'Law 10'],
  ['30.31', 'Monotheism', 'Religion', 240, 'Religion 10, Civic 5', ''],
  ['30.32', 'Monument', 'Craft & Religion', 180, 'Craft 5, Religion 5', 'Wonder of the World 20'],
  ['30.33', 'Music', 'Art', 80, 'Art 10, Religion 5', 'Enlightenment 10'],
  ['30.34', 'Mysticism', 'Art & Religion', 50, 'Art 5, Religion 5', 'Monument 10'],
  ['30.35', 'Mythology', 'Religion', 60, 'Religion 10, Art 5', 'Literacy 10'],
  ['30.36', 'Naval Warfare', 'Civic', 160, 'Civic 10, Craft 5', 'Diaspora 20'],
  ['30.37', 'Philosophy', 'Science & Religion', 240, 'Science 5, Religion 5', ''],
  ['30.38', 'Politics', 'Art', 230, 'Art 10, Religion 5', ''],
  ['30.39', 'Pottery', 'Craft', 60, 'Craft 10, Art 5', 'Agriculture 10'],
  ['30.40', 'Provincial Empire', 'Civic', 260, 'Civic 10, Religion 5', ''],
  ['30.41', 'Public Works', 'Civic', 230, 'Civic 10, Craft 5', ''],
  ['30.42', 'Rhetoric', 'Art', 130, 'Art 10, Civic 5', 'Politics 20'],
  ['30.43', 'Roadbuilding', 'Craft', 220, 'Craft 10, Science 5', ''],
  ['30.44', 'Sculpture', 'Art', 50, 'Art 10, Civic 5', 'Architecture 10'],
  ['30.45', 'Theocracy', 'Civic & Religion', 80, 'Civic 5, Religion 5', 'Universal Doctrine 10'],
  ['30.46', 'Theology', 'Religion', 250, 'Religion 10, Science 5', ''],
  ['30.47', 'Trade Empire', 'Craft', 260, 'Craft 10, Civic 5', ''],
  ['30.48', 'Trade Routes', 'Craft', 180, 'Craft 10, Religion 5', 'Trade Empire 20'],
  ['30.49', 'Universal Doctrine', 'Religion', 160, 'Religion 10, Civic 5', 'Theology 20'],
  ['30.50', 'Urbanism', 'Civic', 50, 'Civic 10, Science 5', 'Diplomacy 10'],
  ['30.51', 'Wonder of the World', 'Craft & Art', 280, 'Craft 5, Art 5', ''],
  ['30.52', 'Written Record', 'Science & Civic', 60, 'Science 5, Civic 5', 'Cartography 10'],
] as const;

function sorted(list: string): readonly string[] {
  return list.split(', ').toSorted();
}

function advanceAt(section: string): Advance {
  const found = ADVANCES.find((one) => one.section === section);
  if (found === undefined) throw new Error(section);
  return found;
}

describe('the advancements', () => {
  test('[EP 5.1] are 51 in five groups, of which nine belong to two', () => {
    expect(ADVANCES).toHaveLength(51);
    expect(GROUPS).toHaveLength(5);
    expect(ADVANCES.filter(({ groups }) => groups.length === 2)).toHaveLength(9);
    expect(ADVANCES.every(({ groups }) => groups.length === 1 || groups.length === 2)).toBe(true);
  });

  test.each(PRINTED)(
    '[EP %s.1] %s gives the credits that are printed',
    (section, name, groups, cost, credits, extra) => {
      const one = advanceAt(section);
      expect(one).toMatchObject({ name, cost });
      expect(one.groups.map((group) => NAMES[group]).toSorted()).toEqual(groups.split(' & ').toSorted());
      const given = GROUPS.flatMap((group) => {
        const count = one.credits[group];
        return count === undefined ? [] : [`${NAMES[group]} ${count}`];
      });
      expect(given.toSorted()).toEqual(sorted(credits));
      const { towards } = one;
      const helped = ADVANCES.find(({ id }) => id === towards?.advance);
      expect(towards === null ? '' : `${helped?.name} ${towards.credits}`).toBe(extra);
    },
  );

  test('[EP 35.1B] are worth 1 point below 100, 2 below 200 and 3 from 200 on', () => {
    for (const { cost, points, id } of ADVANCES) expect(points, id).toBe(cost < 100 ? 1 : cost < 200 ? 2 : 3);
  });

  test('[EP 6.1] bring credits in steps of 5', () => {
    const counts = [
      ...ADVANCES.flatMap(({ credits }) => Object.values(credits)),
      ...Object.values(BONUSES).flatMap((bonus) => (bonus.is === 'credits' ? [bonus.points] : [])),
    ];
    expect(counts.every((count) => count > 0 && count % 5 === 0)).toBe(true);
  });

  test('[EP P1] [EP C9] name a paragraph of their own section with every effect', () => {
    for (const { section, effects, id } of ADVANCES)
      for (const { rule } of effects) expect(rule.startsWith(`EP ${section}.`), `${id} ${rule}`).toBe(true);
    const disorder = (name: string) =>
      ADVANCES.find(({ id }) => id === name)?.effects.find(
        (effect) => 'calamity' in effect && effect.calamity === 'civil-disorder',
      );
    expect(disorder('drama-and-poetry')).toMatchObject({ amounts: { primary: -1 } });
    expect(disorder('law')).toMatchObject({ amounts: { primary: -1 } });
  });
});
