import type { AdvanceId } from './advances.ts';

/** The advances with a special ability. @rule WE special-abilities.3 */
export const ABILITY_IDS = [
  'diaspora',
  'fundamentalism',
  'monotheism',
  'politics',
  'provincial-empire',
  'trade-routes',
  'universal-doctrine',
] as const satisfies readonly AdvanceId[];

export type AbilityId = (typeof ABILITY_IDS)[number];

/** What using an ability does. Amounts are the most; areas are adjacent to an area with own units. */
export type AbilityAction =
  /** Own tokens go to other areas, within the limits. */
  | { readonly is: 'move-tokens'; readonly tokens: number }
  /** All units of an area adjacent by land are destroyed. */
  | { readonly is: 'destroy-area' }
  /** All units of an area adjacent by land are annexed; `pays` is the treasury for each unit point. */
  | { readonly is: 'annex-area'; readonly pays: number }
  /** Tokens go from stock to treasury. */
  | { readonly is: 'gain-treasury'; readonly tokens: number }
  /** Players with units adjacent by land or water each give a commodity card of at least this face value. */
  | { readonly is: 'take-cards'; readonly players: number; readonly leastValue: number }
  /** Commodity cards are discarded for treasury, so many times their face value. */
  | { readonly is: 'sell-cards'; readonly times: number }
  /** A number of pirate cities or of barbarian tokens is annexed, anywhere. */
  | { readonly is: 'annex-outsiders'; readonly cities: number; readonly tokens: number };

/** Each is used at most once a turn, entirely or not at all. @rule WE advance-cards.10 @rule WE special-abilities.4 */
export interface Ability {
  readonly id: AbilityId;
  /** The player chooses one of these. */
  readonly actions: readonly [AbilityAction, ...AbilityAction[]];
  /** Leaves barbarian tokens and pirate cities alone. */
  readonly sparesOutsiders: boolean;
  readonly rules: readonly string[];
}

/** Who is protected from an ability is said by the advances that protect: see `protectedFrom`. */
export const ABILITIES: readonly Ability[] = [
  {
    id: 'diaspora',
    actions: [{ is: 'move-tokens', tokens: 5 }],
    sparesOutsiders: true,
    rules: ['diaspora.1', 'diaspora.2', 'diaspora.3', 'W6', 'W39'],
  },
  {
    id: 'fundamentalism',
    actions: [{ is: 'destroy-area' }],
    sparesOutsiders: true,
    rules: ['fundamentalism.1', 'fundamentalism.2', 'W38'],
  },
  {
    id: 'monotheism',
    actions: [{ is: 'annex-area', pays: 0 }],
    sparesOutsiders: true,
    rules: ['monotheism.1', 'monotheism.2', 'monotheism.4', 'monotheism.5', 'monotheism.6', 'W38'],
  },
  {
    id: 'politics',
    actions: [
      { is: 'gain-treasury', tokens: 5 },
      { is: 'annex-area', pays: 1 },
    ],
    sparesOutsiders: true,
    rules: [
      'politics.1',
      'politics.2',
      'politics.3',
      'politics.4',
      'politics.5',
      'politics.7',
      'politics.8',
      'politics.9',
      'politics.10',
      'politics.11',
      'W38',
    ],
  },
  {
    id: 'provincial-empire',
    actions: [{ is: 'take-cards', players: 5, leastValue: 2 }],
    sparesOutsiders: true,
    rules: [
      'provincial-empire.1',
      'provincial-empire.2',
      'provincial-empire.3',
      'provincial-empire.6',
      'provincial-empire.7',
      'W65',
    ],
  },
  {
    id: 'trade-routes',
    actions: [{ is: 'sell-cards', times: 2 }],
    sparesOutsiders: true,
    rules: ['trade-routes.1', 'trade-routes.2', 'W40'],
  },
  {
    id: 'universal-doctrine',
    actions: [{ is: 'annex-outsiders', cities: 1, tokens: 5 }],
    sparesOutsiders: false,
    rules: ['universal-doctrine.1', 'universal-doctrine.3'],
  },
];
