import type { Face } from '@ecumene/ancients';

/** A commodity, and whether Mining can enlarge a set of it. */
export interface Commodity extends Face {
  readonly mined?: true;
}

const commodity = (id: string, stack: number, copies: number, mined = false): Commodity => ({
  id,
  kind: 'commodity',
  stack,
  copies,
  tradable: true,
  ...(mined && { mined: true as const }),
});

const calamity = (id: string, stack: number, tradable: boolean): Face => ({
  id,
  kind: 'calamity',
  stack,
  copies: 1,
  tradable,
});

/** Commodities by value, and how many of each there are. @rule AC 8.1 @rule AC 28.53 */
export const COMMODITIES: readonly Commodity[] = [
  commodity('ochre', 1, 7),
  commodity('hides', 1, 7),
  commodity('iron', 2, 8, true),
  commodity('papyrus', 2, 7),
  commodity('salt', 3, 9),
  commodity('timber', 3, 8),
  commodity('grain', 4, 8),
  commodity('oil', 4, 7),
  commodity('cloth', 5, 7),
  commodity('wine', 5, 6),
  commodity('bronze', 6, 6, true),
  commodity('silver', 6, 5, true),
  commodity('spices', 7, 6),
  commodity('resin', 7, 5),
  commodity('gems', 8, 5, true),
  commodity('dye', 8, 4),
  commodity('gold', 9, 5, true),
  commodity('ivory', 9, 4),
];

const BY_ID = new Map(COMMODITIES.map((one) => [one.id, one]));

export function commodityNamed(id: string): Commodity | undefined {
  return BY_ID.get(id);
}

/** The twelve calamities in their order of resolution, with their stacks. @rule AC 9.1 @rule AC 29.6 @rule AC 30.1 */
export const CALAMITY_CARDS = [
  calamity('volcano-earthquake', 2, false),
  calamity('treachery', 2, true),
  calamity('famine', 3, false),
  calamity('superstition', 3, true),
  calamity('civil-war', 4, false),
  calamity('slave-revolt', 4, true),
  calamity('flood', 5, false),
  calamity('barbarian-hordes', 5, true),
  calamity('epidemic', 6, true),
  calamity('civil-disorder', 7, true),
  calamity('iconoclasm-and-heresy', 8, true),
  calamity('piracy', 9, true),
] as const;

/** @rule AC 7.1 */
export const TRADE_CARDS: readonly Face[] = [...COMMODITIES, ...CALAMITY_CARDS];

export const STACKS = 9;

/** Cards each side of a trade gives at the least, and how many of them it names. @rule AC 28.3 */
export const FEWEST_TRADED = 3;
export const NAMED = 2;

/** Commodities a hand may keep after cards were acquired. @rule AC 31.71 */
export const KEPT = 8;
