import { describe, expect, test } from 'vitest';
import { creditsOf, priceOf } from '../book/advances.ts';
import { position } from '../testing.ts';
import { type AdvanceId, advanceOf, GROUPS, type Group } from './advances.ts';

const EGYPT = 8;
type Credits = Readonly<Partial<Record<Group, number>>>;
type Card = readonly [string, AdvanceId, number, string, Credits, readonly [AdvanceId, number] | null];

/** What is printed on each card: its cost, its groups, its credits, and the advance that it makes cheaper besides. */
const CARDS: readonly Card[] = [
  ['Advanced Military', 'advanced-military', 240, 'civics', { civics: 20, science: 5 }, null],
  ['[WE agriculture.7] Agriculture', 'agriculture', 120, 'crafts', { crafts: 10, science: 5 }, ['democracy', 20]],
  ['Anatomy', 'anatomy', 270, 'science', { crafts: 5, science: 20 }, null],
  ['[WE architecture.3] Architecture', 'architecture', 140, 'arts', { arts: 10, science: 5 }, ['mining', 20]],
  [
    '[WE astronavigation.3] Astronavigation',
    'astronavigation',
    80,
    'science',
    { religion: 5, science: 10 },
    ['calendar', 10],
  ],
  ['[WE calendar.5] Calendar', 'calendar', 180, 'science', { civics: 5, science: 10 }, ['public-works', 20]],
  ['[WE cartography.4] Cartography', 'cartography', 160, 'science', { arts: 5, science: 10 }, ['library', 20]],
  ['[WE cloth-making.2] Cloth Making', 'cloth-making', 50, 'crafts', { arts: 5, crafts: 10 }, ['naval-warfare', 10]],
  ['[WE coinage.6] Coinage', 'coinage', 90, 'science', { civics: 5, science: 10 }, ['trade-routes', 10]],
  ['Cultural Ascendancy', 'cultural-ascendancy', 280, 'arts', { arts: 20, religion: 5 }, null],
  ['[WE deism.2] Deism', 'deism', 70, 'religion', { crafts: 5, religion: 10 }, ['fundamentalism', 10]],
  ['Democracy', 'democracy', 220, 'civics', { arts: 5, civics: 20 }, null],
  ['Diaspora', 'diaspora', 270, 'religion', { arts: 5, religion: 20 }, null],
  ['[WE diplomacy.7] Diplomacy', 'diplomacy', 160, 'arts', { arts: 10, civics: 5 }, ['provincial-empire', 20]],
  [
    '[WE drama-and-poetry.3] Drama and Poetry',
    'drama-and-poetry',
    80,
    'arts',
    { arts: 10, religion: 5 },
    ['rhetoric', 10],
  ],
  [
    '[WE empiricism.1] [WE empiricism.2] Empiricism',
    'empiricism',
    60,
    'science',
    { arts: 5, civics: 5, crafts: 5, religion: 5, science: 10 },
    ['medicine', 10],
  ],
  [
    '[WE engineering.9] Engineering',
    'engineering',
    160,
    'crafts+science',
    { crafts: 10, science: 10 },
    ['roadbuilding', 20],
  ],
  [
    '[WE enlightenment.5] Enlightenment',
    'enlightenment',
    160,
    'religion',
    { crafts: 5, religion: 10 },
    ['philosophy', 20],
  ],
  [
    '[WE fundamentalism.4] Fundamentalism',
    'fundamentalism',
    150,
    'religion',
    { arts: 5, religion: 10 },
    ['monotheism', 20],
  ],
  ['[WE law.4] Law', 'law', 150, 'civics', { civics: 10, religion: 5 }, ['cultural-ascendancy', 20]],
  ['Library', 'library', 220, 'science', { arts: 5, science: 20 }, null],
  [
    '[WE literacy.1] [WE literacy.2] Literacy',
    'literacy',
    110,
    'arts+civics',
    { arts: 10, civics: 10, crafts: 5, religion: 5, science: 5 },
    ['mathematics', 20],
  ],
  ['[WE masonry.4] Masonry', 'masonry', 60, 'crafts', { crafts: 10, science: 5 }, ['engineering', 10]],
  [
    '[WE mathematics.1] Mathematics',
    'mathematics',
    250,
    'arts+science',
    { arts: 20, civics: 10, crafts: 10, religion: 10, science: 20 },
    null,
  ],
  ['[WE medicine.2] Medicine', 'medicine', 140, 'science', { crafts: 5, science: 10 }, ['anatomy', 20]],
  ['[WE metalworking.3] Metalworking', 'metalworking', 90, 'crafts', { civics: 5, crafts: 10 }, ['military', 10]],
  ['[WE military.5] Military', 'military', 170, 'civics', { civics: 10, crafts: 5 }, ['advanced-military', 20]],
  ['Mining', 'mining', 230, 'crafts', { crafts: 20, science: 5 }, null],
  ['[WE monarchy.7] Monarchy', 'monarchy', 60, 'civics', { civics: 10, religion: 5 }, ['law', 10]],
  ['Monotheism', 'monotheism', 240, 'religion', { civics: 5, religion: 20 }, null],
  [
    '[WE monument.3] Monument',
    'monument',
    180,
    'crafts+religion',
    { crafts: 10, religion: 10 },
    ['wonder-of-the-world', 20],
  ],
  ['[WE music.3] Music', 'music', 80, 'arts', { arts: 10, religion: 5 }, ['enlightenment', 10]],
  ['[WE mysticism.2] Mysticism', 'mysticism', 50, 'arts+religion', { arts: 5, religion: 5 }, ['monument', 10]],
  ['[WE mythology.2] Mythology', 'mythology', 60, 'religion', { arts: 5, religion: 10 }, ['literacy', 10]],
  ['[WE naval-warfare.15] Naval Warfare', 'naval-warfare', 160, 'civics', { civics: 10, crafts: 5 }, ['diaspora', 20]],
  ['Philosophy', 'philosophy', 220, 'religion+science', { religion: 20, science: 20 }, null],
  ['Politics', 'politics', 230, 'arts', { arts: 20, religion: 5 }, null],
  ['[WE pottery.2] Pottery', 'pottery', 60, 'crafts', { arts: 5, crafts: 10 }, ['agriculture', 10]],
  ['Provincial Empire', 'provincial-empire', 260, 'civics', { civics: 20, religion: 5 }, null],
  ['Public Works', 'public-works', 230, 'civics', { civics: 20, crafts: 5 }, null],
  ['[WE rhetoric.2] Rhetoric', 'rhetoric', 130, 'arts', { arts: 10, civics: 5 }, ['politics', 20]],
  ['Roadbuilding', 'roadbuilding', 220, 'crafts', { crafts: 20, science: 5 }, null],
  ['[WE sculpture.2] Sculpture', 'sculpture', 50, 'arts', { arts: 10, civics: 5 }, ['architecture', 10]],
  [
    '[WE theocracy.4] Theocracy',
    'theocracy',
    80,
    'civics+religion',
    { civics: 5, religion: 5 },
    ['universal-doctrine', 10],
  ],
  ['Theology', 'theology', 250, 'religion', { religion: 20, science: 5 }, null],
  ['Trade Empire', 'trade-empire', 260, 'crafts', { civics: 5, crafts: 20 }, null],
  [
    '[WE trade-routes.3] Trade Routes',
    'trade-routes',
    180,
    'crafts',
    { crafts: 10, religion: 5 },
    ['trade-empire', 20],
  ],
  [
    '[WE universal-doctrine.4] Universal Doctrine',
    'universal-doctrine',
    160,
    'religion',
    { civics: 5, religion: 10 },
    ['theology', 20],
  ],
  ['[WE urbanism.3] Urbanism', 'urbanism', 50, 'civics', { civics: 10, science: 5 }, ['diplomacy', 10]],
  ['Wonder of the World', 'wonder-of-the-world', 290, 'arts+crafts', { arts: 20, crafts: 20 }, null],
  [
    '[WE written-record.3] Written Record',
    'written-record',
    60,
    'civics+science',
    { civics: 5, science: 5 },
    ['cartography', 10],
  ],
];

describe('[WE advance-cards.1] [WE advance-cards.4] [WE credits.5] [WE W2] what is printed on the card', () => {
  test.each(CARDS)('%s', (_, id, cost, groups, credits, towards) => {
    const before = position({ egypt: {} });
    const after = position({ egypt: { cards: [id] } });
    expect(priceOf(before, EGYPT, id)).toBe(cost);
    expect(advanceOf(id).groups.toSorted().join('+')).toBe(groups.split('+').toSorted().join('+'));
    for (const group of GROUPS) expect(creditsOf(after, EGYPT, group), group).toBe(credits[group] ?? 0);
    for (const [, other, full] of CARDS) {
      if (other === id) continue;
      const best = Math.max(...advanceOf(other).groups.map((group) => credits[group] ?? 0));
      const more = towards?.[0] === other ? towards[1] : 0;
      expect(priceOf(after, EGYPT, other), other).toBe(Math.max(0, full - best - more));
    }
  });
});
