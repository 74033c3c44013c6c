import type { CalamityId } from './trade-cards.ts';

/** Who decides: the player who suffers the loss, the holder of the card, or the beneficiary. */
export type Chooser = 'sufferer' | 'primary' | 'beneficiary';

/**
 * What a player loses. The first number of a loss is the amount that modifiers change; a sum below 0 counts as 0.
 * Cities that are reduced leave tokens, cities that are destroyed leave none. @rule WE damage.8 @rule WE damage.9
 */
export type Loss =
  | { readonly is: 'damage'; readonly points: number; readonly from: 'anywhere' | 'coastal-areas' | 'the-place' }
  /** Never a choice: all there is, if that is less. @rule WE damage.15 */
  | { readonly is: 'lose-treasury'; readonly tokens: number }
  | { readonly is: 'reduce-cities'; readonly cities: number }
  /** Modifiers change how many cities are kept. */
  | { readonly is: 'reduce-all-but'; readonly kept: number }
  /** As many as are selected beside the sea and not deselected. */
  | { readonly is: 'select-and-reduce'; readonly cities: number }
  /** `payInstead` treasury tokens prevent it, exactly so many. @rule WE damage.13 */
  | {
      readonly is: 'destroy-cities';
      readonly cities: number;
      readonly of: 'any' | 'coastal';
      readonly payInstead: number | null;
    }
  /** Those the beneficiary has no city for are destroyed. */
  | { readonly is: 'annex-cities'; readonly cities: number }
  /** Whole areas worth this many points, or all points but so many; the rest of what the beneficiary cannot annex turns barbarian. */
  | { readonly is: 'annex-points'; readonly points: number; readonly counts: 'taken' | 'kept' }
  /** A check of support at a higher rate, at once. */
  | { readonly is: 'check-support'; readonly rateBy: number }
  /** Each card may be kept for `payEach` treasury tokens. */
  | { readonly is: 'discard-cards'; readonly cards: number; readonly payEach: number }
  /** Commodities of at least this total face value. */
  | { readonly is: 'discard-value'; readonly value: number }
  | { readonly is: 'steps-back'; readonly steps: number }
  /** Barbarian tokens attack a city and go on from there. */
  | { readonly is: 'barbarians'; readonly tokens: number }
  /** Coastal cities become pirate cities. */
  | { readonly is: 'pirate-cities'; readonly cities: number }
  /** Everything in the areas of the volcano, whoever owns it, except barbarians and pirates. */
  | { readonly is: 'eruption' }
  /** One own city is destroyed, one adjacent to it by land or water is reduced, whoever owns it. */
  | { readonly is: 'earthquake' };

export type LossRow = Loss & {
  /** Who picks the pieces or cards; nobody where nothing is to be picked. */
  readonly chooses: Chooser | null;
  /** Only if the primary victim has this; rows with a condition stand in pairs. */
  readonly when?: 'city-at-a-volcano' | 'no-city-at-a-volcano' | 'units-on-a-flood-plain' | 'no-units-on-a-flood-plain';
  readonly rules: readonly string[];
};

/** Other players who suffer. */
export interface Secondary {
  /** The primary victim names this many different players, or everyone with a stake in the place suffers. */
  readonly who: { readonly named: number } | 'everyone-at-the-place';
  /** What makes a player a legal target. @rule WE W60 */
  readonly has: 'units' | 'city' | 'coastal-city';
  readonly losses: readonly LossRow[];
  readonly rules: readonly string[];
}

export interface CalamityRow {
  /** By trade, and by stock if the card was not traded; or always by stock. */
  readonly beneficiary: { readonly by: 'trade' | 'stock'; readonly cannotBeNamed: boolean } | null;
  /** Where it strikes: the place with the most of these, the primary victim choosing among equals. */
  readonly place: {
    readonly is: 'volcano' | 'flood-plain' | 'open-sea';
    readonly most: 'unit-points' | 'cities';
  } | null;
  readonly primary: readonly LossRow[];
  readonly secondary: Secondary | null;
  /** Cancelled if the primary victim has none of these, before anything is prevented. */
  readonly cancelledWithout: 'city' | 'coastal-city' | 'city-beside-open-sea' | null;
  /** Paragraphs on the beneficiary, the place, the cancelling and the course of it. */
  readonly rules: readonly string[];
}

const QUIET = { beneficiary: null, place: null, secondary: null, cancelledWithout: null } as const;

/** All calamities. What advances change in them stands in `modifiers.ts`. @rule WE damage.17 @rule WE calamity-beneficiary.3 @rule WE calamity-beneficiary.4 */
export const CALAMITY_ROWS: Readonly<Record<CalamityId, CalamityRow>> = {
  tempest: {
    ...QUIET,
    primary: [
      { is: 'damage', points: 2, from: 'coastal-areas', chooses: 'sufferer', rules: ['tempest.1'] },
      { is: 'lose-treasury', tokens: 5, chooses: null, rules: ['tempest.2'] },
    ],
    rules: ['W53'],
  },
  'squandered-wealth': {
    ...QUIET,
    primary: [{ is: 'lose-treasury', tokens: 10, chooses: null, rules: ['squandered-wealth.1'] }],
    rules: [],
  },
  'city-riots': {
    ...QUIET,
    primary: [
      { is: 'reduce-cities', cities: 1, chooses: 'sufferer', rules: ['city-riots.1'] },
      { is: 'lose-treasury', tokens: 5, chooses: null, rules: ['city-riots.2'] },
    ],
    rules: ['W53'],
  },
  'city-in-flames': {
    ...QUIET,
    primary: [
      {
        is: 'destroy-cities',
        cities: 1,
        of: 'any',
        payInstead: 10,
        chooses: 'sufferer',
        rules: ['city-in-flames.1', 'city-in-flames.2'],
      },
    ],
    rules: ['W53'],
  },
  'tribal-conflict': {
    ...QUIET,
    primary: [{ is: 'damage', points: 5, from: 'anywhere', chooses: 'sufferer', rules: ['tribal-conflict.1'] }],
    rules: ['W53'],
  },
  'minor-uprising': {
    ...QUIET,
    primary: [
      {
        is: 'destroy-cities',
        cities: 1,
        of: 'any',
        payInstead: null,
        chooses: 'sufferer',
        rules: ['minor-uprising.1'],
      },
    ],
    rules: ['W53'],
  },
  banditry: {
    ...QUIET,
    primary: [
      {
        is: 'discard-cards',
        cards: 2,
        payEach: 4,
        chooses: 'sufferer',
        rules: ['banditry.1', 'banditry.2', 'banditry.3', 'W37'],
      },
    ],
    rules: [],
  },
  'coastal-migration': {
    ...QUIET,
    primary: [
      {
        is: 'destroy-cities',
        cities: 1,
        of: 'coastal',
        payInstead: null,
        chooses: 'sufferer',
        rules: ['coastal-migration.1'],
      },
      { is: 'lose-treasury', tokens: 5, chooses: null, rules: ['coastal-migration.2'] },
    ],
    rules: ['W53'],
  },

  'volcano-earthquake': {
    ...QUIET,
    place: { is: 'volcano', most: 'unit-points' },
    primary: [
      { is: 'eruption', when: 'city-at-a-volcano', chooses: null, rules: ['volcano-earthquake.2'] },
      {
        is: 'earthquake',
        when: 'no-city-at-a-volcano',
        chooses: 'primary',
        rules: ['volcano-earthquake.4', 'volcano-earthquake.5', 'volcano-earthquake.8'],
      },
    ],
    rules: ['volcano-earthquake.1', 'volcano-earthquake.3', 'volcano-earthquake.7', 'W25', 'W56'],
  },
  treachery: {
    ...QUIET,
    beneficiary: { by: 'trade', cannotBeNamed: false },
    primary: [{ is: 'annex-cities', cities: 1, chooses: 'beneficiary', rules: ['treachery.1', 'treachery.4'] }],
    rules: ['treachery.3', 'W26'],
  },
  famine: {
    ...QUIET,
    primary: [{ is: 'damage', points: 10, from: 'anywhere', chooses: 'sufferer', rules: ['famine.1'] }],
    secondary: {
      who: { named: 3 },
      has: 'units',
      losses: [{ is: 'damage', points: 5, from: 'anywhere', chooses: 'sufferer', rules: ['famine.2'] }],
      rules: ['famine.7', 'W27', 'W60'],
    },
    rules: ['famine.6', 'W51'],
  },
  'slave-revolt': {
    ...QUIET,
    primary: [{ is: 'check-support', rateBy: 2, chooses: 'sufferer', rules: ['slave-revolt.1', 'slave-revolt.2'] }],
    rules: ['slave-revolt.6', 'slave-revolt.7', 'W28', 'W60'],
  },
  flood: {
    ...QUIET,
    place: { is: 'flood-plain', most: 'unit-points' },
    primary: [
      {
        is: 'damage',
        points: 15,
        from: 'the-place',
        when: 'units-on-a-flood-plain',
        chooses: 'sufferer',
        rules: ['flood.1'],
      },
      {
        is: 'damage',
        points: 5,
        from: 'coastal-areas',
        when: 'no-units-on-a-flood-plain',
        chooses: 'sufferer',
        rules: ['flood.5'],
      },
    ],
    secondary: {
      who: 'everyone-at-the-place',
      has: 'units',
      losses: [{ is: 'damage', points: 5, from: 'the-place', chooses: 'sufferer', rules: ['flood.3'] }],
      rules: ['W56'],
    },
    rules: ['flood.2', 'flood.4', 'flood.7', 'W29'],
  },
  superstition: {
    ...QUIET,
    primary: [{ is: 'reduce-cities', cities: 3, chooses: 'sufferer', rules: ['superstition.1'] }],
    rules: [],
  },
  'civil-war': {
    ...QUIET,
    beneficiary: { by: 'stock', cannotBeNamed: false },
    primary: [
      {
        is: 'annex-points',
        points: 35,
        counts: 'kept',
        chooses: 'sufferer',
        rules: ['civil-war.1', 'civil-war.2', 'civil-war.3', 'civil-war.4', 'civil-war.12', 'W30'],
      },
    ],
    rules: [
      'civil-war.10',
      'civil-war.11',
      'civil-war.13',
      'civil-war.14',
      'civil-war.15',
      'civil-war.16',
      'civil-war.17',
      'civil-war.18',
      'W11',
      'W59',
    ],
  },
  'barbarian-hordes': {
    ...QUIET,
    beneficiary: { by: 'trade', cannotBeNamed: false },
    primary: [
      {
        is: 'barbarians',
        tokens: 15,
        chooses: 'beneficiary',
        rules: [
          'barbarian-hordes.1',
          'barbarian-hordes.2',
          'barbarian-hordes.3',
          'barbarian-hordes.4',
          'barbarian-hordes.5',
          'barbarian-hordes.6',
        ],
      },
    ],
    cancelledWithout: 'city',
    rules: [
      'barbarian-hordes.10',
      'barbarian-hordes.11',
      'barbarian-hordes.12',
      'barbarian-hordes.13',
      'barbarian-hordes.14',
      'barbarian-hordes.15',
      'barbarian-hordes.16',
      'barbarian-hordes.17',
      'W32',
      'W58',
    ],
  },
  cyclone: {
    ...QUIET,
    place: { is: 'open-sea', most: 'cities' },
    primary: [{ is: 'select-and-reduce', cities: 3, chooses: 'sufferer', rules: ['cyclone.2', 'cyclone.7', 'W33'] }],
    secondary: {
      who: 'everyone-at-the-place',
      has: 'city',
      losses: [{ is: 'select-and-reduce', cities: 2, chooses: 'sufferer', rules: ['cyclone.3', 'cyclone.7'] }],
      rules: ['cyclone.10', 'W56'],
    },
    cancelledWithout: 'city-beside-open-sea',
    rules: ['cyclone.1', 'cyclone.8', 'cyclone.9', 'W33'],
  },
  epidemic: {
    ...QUIET,
    beneficiary: { by: 'trade', cannotBeNamed: true },
    primary: [{ is: 'damage', points: 15, from: 'anywhere', chooses: 'sufferer', rules: ['epidemic.1'] }],
    secondary: {
      who: { named: 2 },
      has: 'units',
      losses: [{ is: 'damage', points: 10, from: 'anywhere', chooses: 'sufferer', rules: ['epidemic.2'] }],
      rules: ['epidemic.3', 'W27', 'W60'],
    },
    rules: ['W51'],
  },
  tyranny: {
    ...QUIET,
    beneficiary: { by: 'stock', cannotBeNamed: false },
    primary: [
      {
        is: 'annex-points',
        points: 15,
        counts: 'taken',
        chooses: 'beneficiary',
        rules: ['tyranny.1', 'tyranny.2', 'tyranny.3', 'W31'],
      },
    ],
    rules: [
      'tyranny.8',
      'tyranny.9',
      'tyranny.10',
      'tyranny.11',
      'tyranny.12',
      'tyranny.13',
      'tyranny.14',
      'W11',
      'W59',
    ],
  },
  'civil-disorder': {
    ...QUIET,
    primary: [{ is: 'reduce-all-but', kept: 3, chooses: 'sufferer', rules: ['civil-disorder.1'] }],
    rules: [],
  },
  corruption: {
    ...QUIET,
    primary: [{ is: 'discard-value', value: 10, chooses: 'sufferer', rules: ['corruption.1', 'corruption.2', 'W37'] }],
    rules: [],
  },
  'iconoclasm-and-heresy': {
    ...QUIET,
    beneficiary: { by: 'trade', cannotBeNamed: true },
    primary: [{ is: 'reduce-cities', cities: 4, chooses: 'sufferer', rules: ['iconoclasm-and-heresy.1'] }],
    secondary: {
      who: { named: 2 },
      has: 'city',
      losses: [{ is: 'reduce-cities', cities: 1, chooses: 'sufferer', rules: ['iconoclasm-and-heresy.2'] }],
      rules: ['iconoclasm-and-heresy.3', 'W60'],
    },
    cancelledWithout: 'city',
    rules: ['iconoclasm-and-heresy.8', 'iconoclasm-and-heresy.9', 'W34', 'W51'],
  },
  regression: {
    ...QUIET,
    primary: [{ is: 'steps-back', steps: 1, chooses: null, rules: ['regression.1', 'W35'] }],
    rules: ['regression.6'],
  },
  piracy: {
    ...QUIET,
    beneficiary: { by: 'trade', cannotBeNamed: true },
    primary: [{ is: 'pirate-cities', cities: 2, chooses: 'beneficiary', rules: ['piracy.1', 'piracy.3'] }],
    secondary: {
      who: { named: 2 },
      has: 'coastal-city',
      losses: [{ is: 'pirate-cities', cities: 1, chooses: 'primary', rules: ['piracy.2', 'piracy.3'] }],
      rules: ['piracy.4', 'W36', 'W60'],
    },
    cancelledWithout: 'coastal-city',
    rules: ['piracy.8', 'piracy.9', 'W51'],
  },
};
