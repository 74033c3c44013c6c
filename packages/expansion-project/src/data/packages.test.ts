import { expect, test } from 'vitest';
import { advanceOf, GROUPS } from './advances.ts';
import { LENGTHS, PACKAGE_IDS, packageOf } from './packages.ts';

/** Advancements, credits of science, art, craft, civic and religion, and tokens; copied from the book and not from our data. */
// biome-ignore format: one package a line, to be read like a table.
const PRINTED = [
  ['craft-and-science', 'medium', 'agriculture', [5, 0, 10, 0, 0], 3],
  ['craft-and-science', 'short', 'agriculture, masonry, empiricism, coinage', [25, 5, 25, 10, 5], 0],
  ['craft-and-art', 'medium', 'drama-and-poetry, pottery', [0, 15, 10, 0, 5], 0],
  ['craft-and-art', 'short', 'drama-and-poetry, pottery, agriculture, sculpture', [5, 25, 20, 5, 5], 4],
  ['craft-and-civic', 'medium', 'masonry, urbanism', [10, 0, 10, 10, 0], 6],
  ['craft-and-civic', 'short', 'masonry, urbanism, metalworking, monarchy, cloth-making', [10, 5, 30, 20, 5], 4],
  ['craft-and-religion', 'medium', 'cloth-making, deism', [0, 5, 15, 0, 10], 1],
  ['craft-and-religion', 'short', 'cloth-making, deism, agriculture, pottery', [5, 10, 35, 0, 10], 4],
  ['science-and-art', 'medium', 'empiricism, sculpture', [10, 15, 5, 10, 5], 6],
  ['science-and-art', 'short', 'empiricism, sculpture, medicine, drama-and-poetry', [20, 25, 10, 10, 10], 0],
  ['science-and-civic', 'medium', 'written-record, monarchy', [10, 0, 0, 15, 5], 3],
  ['science-and-civic', 'short', 'written-record, monarchy, urbanism, engineering', [15, 0, 5, 25, 5], 0],
  ['science-and-religion', 'medium', 'astronavigation, mythology', [10, 5, 0, 0, 15], 0],
  ['science-and-religion', 'short', 'astronavigation, mythology, coinage, deism', [20, 5, 5, 5, 25], 4],
  ['art-and-civic', 'medium', 'literacy', [5, 10, 5, 10, 5], 6],
  ['art-and-civic', 'short', 'literacy, drama-and-poetry, monarchy, sculpture', [5, 30, 5, 25, 15], 6],
  ['art-and-religion', 'medium', 'mysticism, music', [0, 15, 0, 0, 10], 1],
  ['art-and-religion', 'short', 'mysticism, music, sculpture, architecture', [5, 35, 0, 5, 10], 2],
  ['civic-and-religion', 'medium', 'theocracy, monarchy', [5, 0, 0, 15, 5], 0],
  ['civic-and-religion', 'short', 'theocracy, monarchy, deism, metalworking', [5, 0, 15, 15, 15], 4],
] as const;

test.each(PRINTED)(
  '[EP 31.4a] %s in a %s game brings %s, credits %j and %i tokens',
  (id, length, names, credits, tokens) => {
    const { advances, printed, tokens: more } = packageOf(id, length);
    expect(advances.join(', ')).toBe(names);
    expect(GROUPS.map((group) => printed[group] ?? 0)).toEqual(credits);
    expect(more).toBe(tokens);
  },
);

test('[EP C76] the printed credits differ from those of the cards in five packages', () => {
  const different = PACKAGE_IDS.flatMap((id) =>
    LENGTHS.flatMap((length) => {
      const { advances, printed } = packageOf(id, length);
      const isOther = GROUPS.some((group) => {
        const sum = advances.reduce((all, one) => all + (advanceOf(one).credits[group] ?? 0), 0);
        return sum !== (printed[group] ?? 0);
      });
      return isOther ? [`${id} ${length}`] : [];
    }),
  );
  expect(different).toEqual([
    'craft-and-science short',
    'craft-and-civic short',
    'science-and-civic medium',
    'civic-and-religion medium',
    'civic-and-religion short',
  ]);
});
