import type { Players } from './civilizations.ts';

/** Whether a card is used with every number of players or only with nine. @rule WE deck.1 @rule WE deck.3 */
type UsedWith = 'everybody' | 'nine';

type CommodityRow = readonly [id: string, name: string, copies: number, usedWith: UsedWith];

/** The commodities of each stack, from the first; the value of a card is the number of its stack. @rule WE card-table.1 */
const COMMODITY_ROWS = [
  [
    ['ochre', 'Ochre', 9, 'everybody'],
    ['clay', 'Clay', 9, 'everybody'],
    ['bone', 'Bone', 8, 'nine'],
  ],
  [
    ['papyri', 'Papyri', 8, 'everybody'],
    ['iron', 'Iron', 8, 'everybody'],
    ['wax', 'Wax', 8, 'nine'],
  ],
  [
    ['fish', 'Fish', 8, 'everybody'],
    ['fruit', 'Fruit', 9, 'everybody'],
    ['ceramics', 'Ceramics', 8, 'nine'],
  ],
  [
    ['wool', 'Wool', 7, 'everybody'],
    ['oil', 'Oil', 8, 'everybody'],
    ['grain', 'Grain', 8, 'nine'],
  ],
  [
    ['wine', 'Wine', 6, 'everybody'],
    ['textiles', 'Textiles', 7, 'everybody'],
    ['glass', 'Glass', 6, 'nine'],
  ],
  [
    ['tin', 'Tin', 5, 'everybody'],
    ['copper', 'Copper', 6, 'everybody'],
    ['lead', 'Lead', 6, 'nine'],
  ],
  [
    ['resin', 'Resin', 5, 'everybody'],
    ['incense', 'Incense', 6, 'everybody'],
    ['herbs', 'Herbs', 6, 'nine'],
  ],
  [
    ['marble', 'Marble', 4, 'everybody'],
    ['gemstones', 'Gemstones', 5, 'everybody'],
    ['obsidian', 'Obsidian', 4, 'nine'],
  ],
  [
    ['ivory', 'Ivory', 4, 'everybody'],
    ['gold', 'Gold', 5, 'everybody'],
    ['amber', 'Amber', 4, 'nine'],
  ],
] as const satisfies readonly (readonly CommodityRow[])[];

export type CommodityId = (typeof COMMODITY_ROWS)[number][number][0];

export interface Commodity {
  readonly id: CommodityId;
  readonly name: string;
  /** Its stack is also its face value. */
  readonly stack: number;
  readonly copies: number;
  readonly usedWith: UsedWith;
}

/** @rule WE deck-5-8.1 @rule WE deck-9.1 */
export const COMMODITIES: readonly Commodity[] = COMMODITY_ROWS.flatMap((rows, index) =>
  rows.map(([id, name, copies, usedWith]) => ({ id, name, stack: index + 1, copies, usedWith })),
);

export const STACKS = COMMODITY_ROWS.length;

/** Worth nothing, always there, and given where a stack is empty. @rule WE deck.4 @rule WE drawing.9 @rule WE W13 */
export const WATER = { id: 'water', name: 'Water', value: 0, printed: 18 } as const;

/** From the second stack on: the major calamity that is not tradable, the one that is, and the minor one. */
const STACK_ROWS = [
  [2, 'volcano-earthquake', 'treachery', 'tempest'],
  [3, 'famine', 'slave-revolt', 'squandered-wealth'],
  [4, 'flood', 'superstition', 'city-riots'],
  [5, 'civil-war', 'barbarian-hordes', 'city-in-flames'],
  [6, 'cyclone', 'epidemic', 'tribal-conflict'],
  [7, 'tyranny', 'civil-disorder', 'minor-uprising'],
  [8, 'corruption', 'iconoclasm-and-heresy', 'banditry'],
  [9, 'regression', 'piracy', 'coastal-migration'],
] as const;

type StackRow = (typeof STACK_ROWS)[number];
export type MajorCalamityId = StackRow[1 | 2];
export type MinorCalamityId = StackRow[3];
export type CalamityId = MajorCalamityId | MinorCalamityId;

const CALAMITY_NAMES: Readonly<Record<CalamityId, string>> = {
  'volcano-earthquake': 'Volcanic Eruption or Earthquake',
  treachery: 'Treachery',
  tempest: 'Tempest',
  famine: 'Famine',
  'slave-revolt': 'Slave Revolt',
  'squandered-wealth': 'Squandered Wealth',
  flood: 'Flood',
  superstition: 'Superstition',
  'city-riots': 'City Riots',
  'civil-war': 'Civil War',
  'barbarian-hordes': 'Barbarian Hordes',
  'city-in-flames': 'City in Flames',
  cyclone: 'Cyclone',
  epidemic: 'Epidemic',
  'tribal-conflict': 'Tribal Conflict',
  tyranny: 'Tyranny',
  'civil-disorder': 'Civil Disorder',
  'minor-uprising': 'Minor Uprising',
  corruption: 'Corruption',
  'iconoclasm-and-heresy': 'Iconoclasm and Heresy',
  banditry: 'Banditry',
  regression: 'Regression',
  piracy: 'Piracy',
  'coastal-migration': 'Coastal Migration',
};

export interface CalamityCard {
  readonly id: CalamityId;
  readonly name: string;
  readonly stack: number;
  readonly rank: 'minor' | 'major';
  readonly tradable: boolean;
  readonly usedWith: UsedWith;
}

function calamity(
  id: CalamityId,
  stack: number,
  rank: CalamityCard['rank'],
  tradable: boolean,
  usedWith: UsedWith,
): CalamityCard {
  return { id, name: CALAMITY_NAMES[id], stack, rank, tradable, usedWith };
}

/** The major calamities in the order they are called. @rule WE major.1 @rule WE major.2 */
export const MAJOR_CALAMITIES: readonly CalamityCard[] = STACK_ROWS.flatMap(([stack, kept, traded]) => [
  calamity(kept, stack, 'major', false, 'everybody'),
  calamity(traded, stack, 'major', true, 'everybody'),
]);

/** The minor calamities by stack; they are in play with nine players only. @rule WE deck-9.1 @rule WE minor.3 */
export const MINOR_CALAMITIES: readonly CalamityCard[] = STACK_ROWS.map(([stack, , , minor]) =>
  calamity(minor, stack, 'minor', true, 'nine'),
);

/** One copy of each. @rule WE components.5 */
export const CALAMITIES: readonly CalamityCard[] = [...MINOR_CALAMITIES, ...MAJOR_CALAMITIES];

export function isUsed(card: { readonly usedWith: UsedWith }, players: Players): boolean {
  return card.usedWith === 'everybody' || players === 9;
}

/** Cards each side of a trade gives at the least, and how many of them it names truly. @rule WE trade.12 @rule WE trade.13 */
export const TRADE = { fewest: 3, named: 2, minutes: 10 } as const;

/** What everybody may buy, and for how much treasury. @rule WE purchases.3 */
export const OPEN_STACK = { stack: 9, price: 15 } as const;

/** Commodity cards a hand keeps. @rule WE hand-limit.1 */
export const HAND_LIMIT = 8;

/** How many calamities a player keeps; minor ones come into it with nine players only. @rule WE calamity-selection.1 @rule WE calamity-selection.2 @rule WE W23 */
export const CALAMITY_LIMIT = { major: 2, inAll: 3 } as const;
