import type { Bonus, Effect } from '@ecumene/ancients';
import { EFFECTS } from './effects.ts';

/** The five groups of advancements, each with a colour. @rule EP 5.1 */
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
  section: string,
];

/** Name, groups, printed cost, credits by group, the one advancement it gives more credits to, and its section. @rule EP 30.1 */
// biome-ignore format: one advancement a line, to be read like a table.
const ROWS = [
  ['advanced-military', 'Advanced Military', ['civics'], 260, { science: 5, civics: 10 }, null, '30.2'],
  ['agriculture', 'Agriculture', ['crafts'], 120, { science: 5, crafts: 10 }, ['democracy', 20], '30.3'],
  ['anatomy', 'Anatomy', ['science'], 270, { science: 10, crafts: 5 }, null, '30.4'],
  ['architecture', 'Architecture', ['arts'], 140, { science: 5, arts: 10 }, ['mining', 20], '30.5'],
  ['astronavigation', 'Astronavigation', ['science'], 80, { science: 10, religion: 5 }, ['calendar', 10], '30.6'],
  ['calendar', 'Calendar', ['science'], 180, { science: 10, civics: 5 }, ['public-works', 20], '30.7'],
  ['cartography', 'Cartography', ['science'], 160, { science: 10, arts: 5 }, ['library', 20], '30.8'],
  ['cloth-making', 'Cloth Making', ['crafts'], 50, { arts: 5, crafts: 10 }, ['naval-warfare', 10], '30.9'],
  ['coinage', 'Coinage', ['science'], 90, { science: 10, civics: 5 }, ['trade-routes', 10], '30.10'],
  ['cultural-ascendancy', 'Cultural Ascendancy', ['arts'], 280, { arts: 10, religion: 5 }, null, '30.11'],
  ['deism', 'Deism', ['religion'], 80, { crafts: 5, religion: 10 }, ['fundamentalism', 10], '30.12'],
  ['democracy', 'Democracy', ['civics'], 220, { arts: 5, civics: 10 }, null, '30.13'],
  ['diaspora', 'Diaspora', ['religion'], 270, { arts: 5, religion: 10 }, null, '30.14'],
  ['diplomacy', 'Diplomacy', ['arts'], 180, { arts: 10, civics: 5 }, ['provincial-empire', 20], '30.15'],
  ['drama-and-poetry', 'Drama and Poetry', ['arts'], 80, { arts: 10, religion: 5 }, ['rhetoric', 10], '30.16'],
  ['empiricism', 'Empiricism', ['science'], 60, { science: 10, arts: 5, crafts: 5, civics: 5, religion: 5 }, ['medicine', 10], '30.17'],
  ['engineering', 'Engineering', ['crafts', 'science'], 160, { science: 5, crafts: 5 }, ['roadbuilding', 20], '30.18'],
  ['enlightenment', 'Enlightenment', ['religion'], 160, { crafts: 5, religion: 10 }, ['philosophy', 20], '30.19'],
  ['fundamentalism', 'Fundamentalism', ['religion'], 150, { arts: 5, religion: 10 }, ['monotheism', 20], '30.20'],
  ['law', 'Law', ['civics'], 170, { civics: 10, religion: 5 }, ['cultural-ascendancy', 20], '30.21'],
  ['library', 'Library', ['science'], 220, { science: 10, arts: 5 }, null, '30.22'],
  ['literacy', 'Literacy', ['arts', 'civics'], 110, { science: 5, arts: 10, crafts: 5, civics: 10, religion: 5 }, ['mathematics', 20], '30.23'],
  ['masonry', 'Masonry', ['crafts'], 60, { science: 5, crafts: 10 }, ['engineering', 10], '30.24'],
  ['mathematics', 'Mathematics', ['science', 'arts'], 240, { science: 10, arts: 10, crafts: 10, civics: 10, religion: 10 }, null, '30.25'],
  ['medicine', 'Medicine', ['science'], 140, { science: 10, crafts: 5 }, ['anatomy', 20], '30.26'],
  ['metalworking', 'Metalworking', ['crafts'], 90, { science: 5, crafts: 10 }, ['military', 10], '30.27'],
  ['military', 'Military', ['civics'], 170, { crafts: 5, civics: 10 }, ['advanced-military', 20], '30.28'],
  ['mining', 'Mining', ['crafts'], 230, { science: 5, crafts: 10 }, null, '30.29'],
  ['monarchy', 'Monarchy', ['civics'], 60, { civics: 10, religion: 5 }, ['law', 10], '30.30'],
  ['monotheism', 'Monotheism', ['religion'], 240, { civics: 5, religion: 10 }, null, '30.31'],
  ['monument', 'Monument', ['crafts', 'religion'], 180, { crafts: 5, religion: 5 }, ['wonder-of-the-world', 20], '30.32'],
  ['music', 'Music', ['arts'], 80, { arts: 10, religion: 5 }, ['enlightenment', 10], '30.33'],
  ['mysticism', 'Mysticism', ['arts', 'religion'], 50, { arts: 5, religion: 5 }, ['monument', 10], '30.34'],
  ['mythology', 'Mythology', ['religion'], 60, { arts: 5, religion: 10 }, ['literacy', 10], '30.35'],
  ['naval-warfare', 'Naval Warfare', ['civics'], 160, { crafts: 5, civics: 10 }, ['diaspora', 20], '30.36'],
  ['philosophy', 'Philosophy', ['science', 'religion'], 240, { science: 5, religion: 5 }, null, '30.37'],
  ['politics', 'Politics', ['arts'], 230, { arts: 10, religion: 5 }, null, '30.38'],
  ['pottery', 'Pottery', ['crafts'], 60, { arts: 5, crafts: 10 }, ['agriculture', 10], '30.39'],
  ['provincial-empire', 'Provincial Empire', ['civics'], 260, { civics: 10, religion: 5 }, null, '30.40'],
  ['public-works', 'Public Works', ['civics'], 230, { crafts: 5, civics: 10 }, null, '30.41'],
  ['rhetoric', 'Rhetoric', ['arts'], 130, { arts: 10, civics: 5 }, ['politics', 20], '30.42'],
  ['roadbuilding', 'Roadbuilding', ['crafts'], 220, { science: 5, crafts: 10 }, null, '30.43'],
  ['sculpture', 'Sculpture', ['arts'], 50, { arts: 10, civics: 5 }, ['architecture', 10], '30.44'],
  ['theocracy', 'Theocracy', ['civics', 'religion'], 80, { civics: 5, religion: 5 }, ['universal-doctrine', 10], '30.45'],
  ['theology', 'Theology', ['religion'], 250, { science: 5, religion: 10 }, null, '30.46'],
  ['trade-empire', 'Trade Empire', ['crafts'], 260, { crafts: 10, civics: 5 }, null, '30.47'],
  ['trade-routes', 'Trade Routes', ['crafts'], 180, { crafts: 10, religion: 5 }, ['trade-empire', 20], '30.48'],
  ['universal-doctrine', 'Universal Doctrine', ['religion'], 160, { civics: 5, religion: 10 }, ['theology', 20], '30.49'],
  ['urbanism', 'Urbanism', ['civics'], 50, { science: 5, civics: 10 }, ['diplomacy', 10], '30.50'],
  ['wonder-of-the-world', 'Wonder of the World', ['crafts', 'arts'], 280, { arts: 5, crafts: 5 }, null, '30.51'],
  ['written-record', 'Written Record', ['science', 'civics'], 60, { science: 5, civics: 5 }, ['cartography', 10], '30.52'],
] as const satisfies readonly Row[];

export type AdvanceId = (typeof ROWS)[number][0];

export interface Advance {
  readonly id: AdvanceId;
  readonly name: string;
  readonly groups: readonly Group[];
  /** The printed cost, which is also its face value. */
  readonly cost: number;
  /** Victory points. */
  readonly points: number;
  readonly credits: Credits;
  /** More credits, to one other advancement only. @rule EP 26.5.1 */
  readonly towards: { readonly advance: AdvanceId; readonly credits: number } | null;
  readonly effects: readonly Effect[];
  /** Its section of the rulebook: `30.2`. */
  readonly section: string;
}

/** Advancements are worth more points the more they cost. @rule EP 35.1 */
const POINTS = [
  { below: 100, points: 1 },
  { below: 200, points: 2 },
  { below: Number.POSITIVE_INFINITY, points: 3 },
] as const;

/** The 51 advancements by name. */
export const ADVANCES: readonly Advance[] = ROWS.map(([id, name, groups, cost, credits, towards, section]) => ({
  id,
  name,
  groups,
  cost,
  points: POINTS.find(({ below }) => cost < below)?.points ?? 0,
  credits,
  towards: towards === null ? null : { advance: towards[0], credits: towards[1] },
  effects: EFFECTS[id] ?? [],
  section,
}));

export const ADVANCE_IDS: readonly AdvanceId[] = ADVANCES.map(({ id }) => id);

const BY_ID: ReadonlyMap<string, Advance> = new Map(ADVANCES.map((advance) => [advance.id, advance]));

export function isAdvance(id: string): id is AdvanceId {
  return BY_ID.has(id);
}

export function advanceOf(id: AdvanceId): Advance {
  const advance = BY_ID.get(id);
  if (advance === undefined) throw new Error(`No advancement "${id}"`);
  return advance;
}

/** @rule EP 30.4.2 @rule EP 30.22.2 @rule EP 30.32.2 @rule EP 30.51.2 @rule EP 30.52.2 @rule EP C72 @rule EP C73 */
export const BONUSES: Readonly<Partial<Record<AdvanceId, Bonus>>> = {
  anatomy: { is: 'free', most: 2, group: 'science', below: 100, rule: 'EP 30.4.2' },
  library: { is: 'discount', points: 40, rule: 'EP 30.22.2' },
  monument: { is: 'credits', points: 10, oneGroup: false, rule: 'EP 30.32.2' },
  'wonder-of-the-world': { is: 'credits', points: 20, oneGroup: false, rule: 'EP 30.51.2' },
  'written-record': { is: 'credits', points: 5, oneGroup: true, rule: 'EP 30.52.2' },
};
