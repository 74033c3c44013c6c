import { BLOCKS, type Block } from './blocks.ts';

/** When a commodity is used with 5 to 11 players: always, from 8 on, or not at all. */
type WithOneBlock = 'always' | 'from-eight' | 'never';
/** In which block it is with 12 to 18 players; shared ones are half in each, from 15 on. */
type WithTwoBlocks = Block | 'shared';

type Row = readonly [id: string, name: string, copies: number, few: WithOneBlock, many: WithTwoBlocks];

/** The commodities of each stack, from the first; the value of a card is the number of its stack. @rule EP 8.2.1 @rule EP C11 */
const ROWS = [
  [
    ['clay', 'Clay', 7, 'always', 'west'],
    ['ochre', 'Ochre', 7, 'never', 'west'],
    ['hides', 'Hides', 7, 'always', 'east'],
    ['flax', 'Flax', 7, 'never', 'east'],
    ['bone', 'Bone', 8, 'from-eight', 'shared'],
  ],
  [
    ['iron', 'Iron', 8, 'always', 'west'],
    ['papyri', 'Papyri', 7, 'never', 'west'],
    ['stone', 'Stone', 7, 'always', 'east'],
    ['furs', 'Furs', 8, 'never', 'east'],
    ['wax', 'Wax', 8, 'from-eight', 'shared'],
  ],
  [
    ['fish', 'Fish', 8, 'always', 'west'],
    ['fruit', 'Fruit', 9, 'never', 'west'],
    ['salt', 'Salt', 9, 'always', 'east'],
    ['timber', 'Timber', 8, 'never', 'east'],
    ['ceramics', 'Ceramics', 8, 'from-eight', 'shared'],
  ],
  [
    ['oil', 'Oil', 8, 'always', 'west'],
    ['wool', 'Wool', 7, 'never', 'west'],
    ['cotton', 'Cotton', 7, 'always', 'east'],
    ['sugar', 'Sugar', 8, 'never', 'east'],
    ['grain', 'Grain', 8, 'from-eight', 'shared'],
  ],
  [
    ['wine', 'Wine', 6, 'always', 'west'],
    ['textiles', 'Textiles', 7, 'never', 'west'],
    ['livestock', 'Livestock', 7, 'always', 'east'],
    ['lacquer', 'Lacquer', 6, 'never', 'east'],
    ['glass', 'Glass', 6, 'from-eight', 'shared'],
  ],
  [
    ['copper', 'Copper', 6, 'always', 'west'],
    ['tin', 'Tin', 5, 'never', 'west'],
    ['silver', 'Silver', 5, 'always', 'east'],
    ['bronze', 'Bronze', 6, 'never', 'east'],
    ['lead', 'Lead', 6, 'from-eight', 'shared'],
  ],
  [
    ['resin', 'Resin', 5, 'always', 'west'],
    ['incense', 'Incense', 6, 'never', 'west'],
    ['spice', 'Spice', 6, 'always', 'east'],
    ['jade', 'Jade', 5, 'never', 'east'],
    ['herbs', 'Herbs', 6, 'from-eight', 'shared'],
  ],
  [
    ['gemstones', 'Gemstones', 5, 'always', 'west'],
    ['marble', 'Marble', 4, 'never', 'west'],
    ['dye', 'Dye', 4, 'always', 'east'],
    ['tea', 'Tea', 5, 'never', 'east'],
    ['obsidian', 'Obsidian', 4, 'from-eight', 'shared'],
  ],
  [
    ['gold', 'Gold', 5, 'always', 'west'],
    ['ivory', 'Ivory', 4, 'never', 'west'],
    ['silk', 'Silk', 4, 'always', 'east'],
    ['pearls', 'Pearls', 5, 'never', 'east'],
    ['amber', 'Amber', 4, 'from-eight', 'shared'],
  ],
] as const satisfies readonly (readonly Row[])[];

type CommodityId = (typeof ROWS)[number][number][0];

export interface Commodity {
  readonly id: CommodityId;
  readonly name: string;
  /** Its stack within its block, which is also its face value. */
  readonly level: number;
  readonly copies: number;
  readonly few: WithOneBlock;
  readonly many: WithTwoBlocks;
}

export const COMMODITIES: readonly Commodity[] = ROWS.flatMap((rows, index) =>
  rows.map(([id, name, copies, few, many]) => ({ id, name, level: index + 1, copies, few, many })),
);

const BY_ID: ReadonlyMap<string, Commodity> = new Map(COMMODITIES.map((one) => [one.id, one]));

export function commodityNamed(id: string): Commodity | undefined {
  return BY_ID.get(id);
}

/** From the second level on: the major calamity that cannot be traded, the one that can, and the minor one. @rule EP 8.3.1 */
const CALAMITY_ROWS = [
  [2, 'volcano-earthquake', 'treachery', 'squandered-wealth'],
  [3, 'famine', 'superstition', 'tempest'],
  [4, 'civil-war', 'slave-revolt', 'city-in-flames'],
  [5, 'flood', 'barbarian-hordes', 'city-riots'],
  [6, 'cyclone', 'epidemic', 'coastal-migration'],
  [7, 'corruption', 'civil-disorder', 'tribal-conflict'],
  [8, 'tyranny', 'iconoclasm-and-heresy', 'minor-uprising'],
  [9, 'regression', 'piracy', 'banditry'],
] as const;

type CalamityRow = (typeof CALAMITY_ROWS)[number];
type MajorId = CalamityRow[1 | 2];
type MinorId = CalamityRow[3];
export type CalamityId = MajorId | MinorId;

const NAMES: Readonly<Record<CalamityId, string>> = {
  'volcano-earthquake': 'Volcanic Eruption or Earthquake',
  treachery: 'Treachery',
  'squandered-wealth': 'Squandered Wealth',
  famine: 'Famine',
  superstition: 'Superstition',
  tempest: 'Tempest',
  'civil-war': 'Civil War',
  'slave-revolt': 'Slave Revolt',
  'city-in-flames': 'City in Flames',
  flood: 'Flood',
  'barbarian-hordes': 'Barbarian Hordes',
  'city-riots': 'City Riots',
  cyclone: 'Cyclone',
  epidemic: 'Epidemic',
  'coastal-migration': 'Coastal Migration',
  corruption: 'Corruption',
  'civil-disorder': 'Civil Disorder',
  'tribal-conflict': 'Tribal Conflict',
  tyranny: 'Tyranny',
  'iconoclasm-and-heresy': 'Iconoclasm and Heresy',
  'minor-uprising': 'Minor Uprising',
  regression: 'Regression',
  piracy: 'Piracy',
  banditry: 'Banditry',
};

export interface CalamityCard {
  readonly id: CalamityId;
  readonly name: string;
  readonly level: number;
  readonly severity: 'major' | 'minor';
  readonly tradable: boolean;
}

/** In the order in which they are resolved, major ones only after all minor ones. @rule EP 24.7.1 @rule EP 24.7.2 @rule EP 29.1 */
export const MAJORS: readonly CalamityCard[] = CALAMITY_ROWS.flatMap(([level, kept, traded]) => [
  { id: kept, name: NAMES[kept], level, severity: 'major', tradable: false },
  { id: traded, name: NAMES[traded], level, severity: 'major', tradable: true },
]);
export const MINORS: readonly CalamityCard[] = CALAMITY_ROWS.map(([level, , , id]) => ({
  id,
  name: NAMES[id],
  level,
  severity: 'minor',
  tradable: true,
}));
export const CALAMITIES: readonly CalamityCard[] = [...MINORS, ...MAJORS];

const CALAMITIES_BY_ID: ReadonlyMap<string, CalamityCard> = new Map(CALAMITIES.map((card) => [card.id, card]));

export function calamityNamed(id: string): CalamityCard | undefined {
  return CALAMITIES_BY_ID.get(id);
}

/** Which commodities lie in a block, and how many of each. @rule EP 10.3.1 @rule EP 10.3.2 @rule EP 10.3.3 @rule EP 10.3.4 */
export function commoditiesIn(block: Block, players: number): readonly (Commodity & { readonly shared: boolean })[] {
  return COMMODITIES.flatMap((one) => {
    const copies = copiesIn(one, block, players);
    return copies === 0 ? [] : [{ ...one, copies, shared: one.many === 'shared' && players >= SHARED_FROM }];
  });
}

const EXTRA_FROM = 8;
const TWO_FROM = 12;
const SHARED_FROM = 15;

function copiesIn({ copies, few, many }: Commodity, block: Block, players: number): number {
  if (players < TWO_FROM) {
    if (block !== BLOCKS[0]) return 0;
    return few === 'always' || (few === 'from-eight' && players >= EXTRA_FROM) ? copies : 0;
  }
  if (many === 'shared') return players >= SHARED_FROM ? copies / BLOCKS.length : 0;
  return many === block ? copies : 0;
}

/** Whether minor calamities are in play. @rule EP 10.3.1 @rule EP 10.3.2 @rule EP 10.3.3 @rule EP 10.3.4 */
export function hasMinors(players: number): boolean {
  return (players >= EXTRA_FROM && players < TWO_FROM) || players >= SHARED_FROM;
}

/** What can be bought, for how much treasury, and with which advancement. @rule EP 22.5.2 @rule EP 22.5.3 @rule EP 22.5.4 @rule EP 22.5.5 */
export const ON_SALE = [
  { level: 9, price: 18, advance: null, rule: 'EP 22.5.2' },
  { level: 3, price: 9, advance: 'rhetoric', rule: 'EP 30.42.2' },
  { level: 2, price: 7, advance: 'cartography', rule: 'EP 30.8.2' },
  { level: 7, price: 15, advance: 'cartography', rule: 'EP 30.8.3' },
  { level: 6, price: 13, advance: 'mining', rule: 'EP 30.29.2' },
  { level: 8, price: 16, advance: 'mining', rule: 'EP 30.29.3' },
] as const;

/** Cards a player may buy in a turn. @rule EP 22.5.1 */
export const MOST_BOUGHT = 2;

/**
 * Cards each side of a trade gives at the least, how many of them it names, and the minutes the book recommends for trade:
 * with up to seven players, and with more. @rule EP 23.3 @rule EP 23.4
 */
export const TRADE = { fewest: 3, named: 2, minutes: { upToSeven: 10, fromEight: 15 } } as const;

/** Commodity cards a hand keeps. @rule EP 27.2 */
export const HAND_LIMIT = 8;

/** Major and minor calamities somebody can be the primary victim of in a turn. @rule EP 24.2 */
export const CALAMITY_LIMIT = { major: 2, minor: 1 } as const;

/** The same where the limit is dynamic. @rule EP 32.6.1.1 */
export const DYNAMIC_LIMIT = { major: 2, inAll: 3 } as const;
