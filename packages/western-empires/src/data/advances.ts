/** The five groups of advances, each with a colour. @rule WE advance-cards.5 */
export const GROUPS = ['science', 'arts', 'crafts', 'civics', 'religion'] as const;
export type Group = (typeof GROUPS)[number];

export type Credits = Readonly<Partial<Record<Group, number>>>;

type Row = readonly [
  id: string,
  name: string,
  groups: readonly Group[],
  cost: number,
  credits: Credits,
  towards: readonly [advance: string, credits: number] | null,
];

/** Name, groups, printed cost, credits by group, and the one advance it gives more credits to. @rule WE W2 */
const ROWS = [
  ['advanced-military', 'Advanced Military', ['civics'], 240, { science: 5, civics: 20 }, null],
  ['agriculture', 'Agriculture', ['crafts'], 120, { science: 5, crafts: 10 }, ['democracy', 20]],
  ['anatomy', 'Anatomy', ['science'], 270, { science: 20, crafts: 5 }, null],
  ['architecture', 'Architecture', ['arts'], 140, { science: 5, arts: 10 }, ['mining', 20]],
  ['astronavigation', 'Astronavigation', ['science'], 80, { science: 10, religion: 5 }, ['calendar', 10]],
  ['calendar', 'Calendar', ['science'], 180, { science: 10, civics: 5 }, ['public-works', 20]],
  ['cartography', 'Cartography', ['science'], 160, { science: 10, arts: 5 }, ['library', 20]],
  ['cloth-making', 'Cloth Making', ['crafts'], 50, { arts: 5, crafts: 10 }, ['naval-warfare', 10]],
  ['coinage', 'Coinage', ['science'], 90, { science: 10, civics: 5 }, ['trade-routes', 10]],
  ['cultural-ascendancy', 'Cultural Ascendancy', ['arts'], 280, { arts: 20, religion: 5 }, null],
  ['deism', 'Deism', ['religion'], 70, { crafts: 5, religion: 10 }, ['fundamentalism', 10]],
  ['democracy', 'Democracy', ['civics'], 220, { arts: 5, civics: 20 }, null],
  ['diaspora', 'Diaspora', ['religion'], 270, { arts: 5, religion: 20 }, null],
  ['diplomacy', 'Diplomacy', ['arts'], 160, { arts: 10, civics: 5 }, ['provincial-empire', 20]],
  ['drama-and-poetry', 'Drama and Poetry', ['arts'], 80, { arts: 10, religion: 5 }, ['rhetoric', 10]],
  [
    'empiricism',
    'Empiricism',
    ['science'],
    60,
    { science: 10, arts: 5, crafts: 5, civics: 5, religion: 5 },
    ['medicine', 10],
  ],
  ['engineering', 'Engineering', ['science', 'crafts'], 160, { science: 10, crafts: 10 }, ['roadbuilding', 20]],
  ['enlightenment', 'Enlightenment', ['religion'], 160, { crafts: 5, religion: 10 }, ['philosophy', 20]],
  ['fundamentalism', 'Fundamentalism', ['religion'], 150, { arts: 5, religion: 10 }, ['monotheism', 20]],
  ['law', 'Law', ['civics'], 150, { civics: 10, religion: 5 }, ['cultural-ascendancy', 20]],
  ['library', 'Library', ['science'], 220, { science: 20, arts: 5 }, null],
  [
    'literacy',
    'Literacy',
    ['arts', 'civics'],
    110,
    { science: 5, arts: 10, crafts: 5, civics: 10, religion: 5 },
    ['mathematics', 20],
  ],
  ['masonry', 'Masonry', ['crafts'], 60, { science: 5, crafts: 10 }, ['engineering', 10]],
  [
    'mathematics',
    'Mathematics',
    ['science', 'arts'],
    250,
    { science: 20, arts: 20, crafts: 10, civics: 10, religion: 10 },
    null,
  ],
  ['medicine', 'Medicine', ['science'], 140, { science: 10, crafts: 5 }, ['anatomy', 20]],
  ['metalworking', 'Metalworking', ['crafts'], 90, { crafts: 10, civics: 5 }, ['military', 10]],
  ['military', 'Military', ['civics'], 170, { crafts: 5, civics: 10 }, ['advanced-military', 20]],
  ['mining', 'Mining', ['crafts'], 230, { science: 5, crafts: 20 }, null],
  ['monarchy', 'Monarchy', ['civics'], 60, { civics: 10, religion: 5 }, ['law', 10]],
  ['monotheism', 'Monotheism', ['religion'], 240, { civics: 5, religion: 20 }, null],
  ['monument', 'Monument', ['crafts', 'religion'], 180, { crafts: 10, religion: 10 }, ['wonder-of-the-world', 20]],
  ['music', 'Music', ['arts'], 80, { arts: 10, religion: 5 }, ['enlightenment', 10]],
  ['mysticism', 'Mysticism', ['arts', 'religion'], 50, { arts: 5, religion: 5 }, ['monument', 10]],
  ['mythology', 'Mythology', ['religion'], 60, { arts: 5, religion: 10 }, ['literacy', 10]],
  ['naval-warfare', 'Naval Warfare', ['civics'], 160, { crafts: 5, civics: 10 }, ['diaspora', 20]],
  ['philosophy', 'Philosophy', ['science', 'religion'], 220, { science: 20, religion: 20 }, null],
  ['politics', 'Politics', ['arts'], 230, { arts: 20, religion: 5 }, null],
  ['pottery', 'Pottery', ['crafts'], 60, { arts: 5, crafts: 10 }, ['agriculture', 10]],
  ['provincial-empire', 'Provincial Empire', ['civics'], 260, { civics: 20, religion: 5 }, null],
  ['public-works', 'Public Works', ['civics'], 230, { crafts: 5, civics: 20 }, null],
  ['rhetoric', 'Rhetoric', ['arts'], 130, { arts: 10, civics: 5 }, ['politics', 20]],
  ['roadbuilding', 'Roadbuilding', ['crafts'], 220, { science: 5, crafts: 20 }, null],
  ['sculpture', 'Sculpture', ['arts'], 50, { arts: 10, civics: 5 }, ['architecture', 10]],
  ['theocracy', 'Theocracy', ['civics', 'religion'], 80, { civics: 5, religion: 5 }, ['universal-doctrine', 10]],
  ['theology', 'Theology', ['religion'], 250, { science: 5, religion: 20 }, null],
  ['trade-empire', 'Trade Empire', ['crafts'], 260, { crafts: 20, civics: 5 }, null],
  ['trade-routes', 'Trade Routes', ['crafts'], 180, { crafts: 10, religion: 5 }, ['trade-empire', 20]],
  ['universal-doctrine', 'Universal Doctrine', ['religion'], 160, { civics: 5, religion: 10 }, ['theology', 20]],
  ['urbanism', 'Urbanism', ['civics'], 50, { science: 5, civics: 10 }, ['diplomacy', 10]],
  ['wonder-of-the-world', 'Wonder of the World', ['arts', 'crafts'], 290, { arts: 20, crafts: 20 }, null],
  ['written-record', 'Written Record', ['science', 'civics'], 60, { science: 5, civics: 5 }, ['cartography', 10]],
] as const satisfies readonly Row[];

export type AdvanceId = (typeof ROWS)[number][0];

export interface Advance {
  readonly id: AdvanceId;
  readonly name: string;
  readonly groups: readonly Group[];
  readonly cost: number;
  /** Victory points. */
  readonly points: number;
  readonly credits: Credits;
  /** More credits, to one other advance only. @rule WE advance-cards.4 */
  readonly towards: { readonly advance: AdvanceId; readonly credits: number } | null;
}

/** How many copies of each advance there are: one for each player. @rule WE components.2 */
export const COPIES = 9;

/** Advances are worth more points the more they cost; none costs exactly 200. @rule WE victory.2 @rule WE W12 */
const POINTS = [
  { below: 100, points: 1 },
  { below: 200, points: 3 },
  { below: Number.POSITIVE_INFINITY, points: 6 },
] as const;

function pointsFor(cost: number): number {
  return POINTS.find(({ below }) => cost < below)?.points ?? 0;
}

/** The 51 advances by name. No advance needs another one first. @rule WE buying.8 */
export const ADVANCES: readonly Advance[] = ROWS.map(([id, name, groups, cost, credits, towards]) => ({
  id,
  name,
  groups,
  cost,
  points: pointsFor(cost),
  credits,
  towards: towards === null ? null : { advance: towards[0], credits: towards[1] },
}));

export const ADVANCE_IDS: readonly AdvanceId[] = ADVANCES.map(({ id }) => id);

const BY_ID = new Map(ADVANCES.map((advance) => [advance.id, advance]));

export function advanceOf(id: AdvanceId): Advance {
  const advance = BY_ID.get(id);
  if (advance === undefined) throw new Error(`No advance "${id}"`);
  return advance;
}

/** Three advances of which the first helps to buy the second and the second the third. */
export interface Chain {
  readonly low: AdvanceId;
  readonly middle: AdvanceId;
  readonly high: AdvanceId;
}

/** The seventeen chains of the strategy explorer, cheapest beginning first. @rule WE credits.14 */
export const CHAINS: readonly Chain[] = ADVANCES.filter(({ points }) => points === 1)
  .toSorted((a, b) => a.cost - b.cost)
  .flatMap(({ id: low, towards }) => {
    const middle = towards?.advance;
    const high = middle && advanceOf(middle).towards?.advance;
    return middle && high ? [{ low, middle, high }] : [];
  });
