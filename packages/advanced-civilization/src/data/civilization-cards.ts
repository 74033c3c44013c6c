import { type CivilizationCard, cardTable, gives, modifies } from '@ecumene/ancients';

/** The five groups of civilization cards. @rule AC 6.1 */
export const GROUPS = ['crafts', 'sciences', 'arts', 'civics', 'religion'] as const;

/**
 * The twenty-four civilization cards: what each costs, needs, does, and takes off the price of others. One card held gives
 * one card wanted a single value, also where both belong to two groups. @rule AC 31.51 @rule AC 31.52 @rule AC 31.55 @rule AC A16
 */
export const CIVILIZATION_CARDS: readonly CivilizationCard[] = [
  /** @rule AC 32.21 @rule AC 32.212 */
  {
    id: 'pottery',
    name: 'Pottery',
    groups: ['crafts'],
    cost: 45,
    effects: [modifies('famine', 'points-a-card-shown', { primary: -4, secondary: -4 }, 'AC 30.312')],
    credits: {
      'cloth-making': 10,
      metalworking: 10,
      agriculture: 10,
      roadbuilding: 10,
      mining: 10,
      engineering: 10,
      democracy: 10,
      monotheism: 10,
    },
  },
  /** @rule AC 32.22 @rule AC 32.222 @rule AC 32.221 */
  {
    id: 'cloth-making',
    name: 'Cloth Making',
    groups: ['crafts'],
    cost: 45,
    effects: [gives('sails', 'AC 32.221')],
    credits: {
      pottery: 10,
      metalworking: 10,
      agriculture: 10,
      roadbuilding: 10,
      mining: 10,
      engineering: 10,
      democracy: 10,
      monotheism: 10,
    },
  },
  /** @rule AC 32.23 @rule AC 32.232 @rule AC 32.231 */
  {
    id: 'metalworking',
    name: 'Metalworking',
    groups: ['crafts'],
    cost: 80,
    effects: [gives('fights-last', 'AC 32.231')],
    credits: {
      pottery: 10,
      'cloth-making': 10,
      agriculture: 10,
      roadbuilding: 10,
      mining: 10,
      engineering: 10,
      democracy: 10,
      military: 20,
      monotheism: 10,
    },
  },
  /** @rule AC 32.24 @rule AC 32.242 @rule AC 32.241 */
  {
    id: 'agriculture',
    name: 'Agriculture',
    groups: ['crafts'],
    cost: 110,
    effects: [gives('limit', 'AC 32.241')],
    credits: {
      pottery: 10,
      'cloth-making': 10,
      metalworking: 10,
      roadbuilding: 10,
      mining: 10,
      engineering: 10,
      democracy: 10,
      monotheism: 10,
    },
  },
  /** @rule AC 32.25 @rule AC 32.254 @rule AC 32.253 @rule AC 32.251 */
  {
    id: 'roadbuilding',
    name: 'Roadbuilding',
    groups: ['crafts'],
    cost: 140,
    needs: 'engineering',
    effects: [
      gives('marches', 'AC 32.251'),
      modifies('epidemic', 'points-lost', { primary: 5, secondary: 5 }, 'AC 30.614'),
      modifies('civil-disorder', 'cities-reduced', { primary: 1 }, 'AC 30.714'),
      modifies('iconoclasm-and-heresy', 'cities-reduced', { primary: 1 }, 'AC 30.816'),
    ],
    credits: {
      pottery: 10,
      'cloth-making': 10,
      metalworking: 10,
      agriculture: 10,
      mining: 10,
      engineering: 10,
      democracy: 10,
      monotheism: 10,
    },
  },
  /** @rule AC 32.26 @rule AC 32.264 @rule AC 32.263 @rule AC 32.261 */
  {
    id: 'mining',
    name: 'Mining',
    groups: ['crafts'],
    cost: 180,
    needs: 'engineering',
    effects: [gives('mining', 'AC 32.261'), modifies('slave-revolt', 'tokens-in-revolt', { primary: 5 }, 'AC 30.423')],
    credits: {
      pottery: 10,
      'cloth-making': 10,
      metalworking: 10,
      agriculture: 10,
      roadbuilding: 10,
      engineering: 10,
      democracy: 10,
      monotheism: 10,
    },
  },
  /** @rule AC 32.31 @rule AC 32.314 @rule AC 32.313 @rule AC 32.311 */
  {
    id: 'engineering',
    name: 'Engineering',
    groups: ['crafts', 'sciences'],
    cost: 140,
    effects: [
      gives('siege', 'AC 32.311'),
      modifies('volcano-earthquake', 'fall-broken', { primary: 1 }, 'AC 30.213'),
      modifies('volcano-earthquake', 'spared', { secondary: 1 }, 'AC 30.213'),
      modifies('flood', 'bound', { primary: 7, secondary: 7 }, 'AC 30.515'),
      modifies('flood', 'fall-broken', { primary: 1 }, 'AC 30.515'),
    ],
    credits: {
      pottery: 10,
      'cloth-making': 10,
      metalworking: 10,
      agriculture: 10,
      roadbuilding: 10,
      mining: 10,
      astronomy: 20,
      coinage: 20,
      medicine: 20,
      mathematics: 20,
      democracy: 10,
      philosophy: 20,
      monotheism: 10,
      theology: 20,
    },
  },
  /** @rule AC 32.41 @rule AC 32.412 @rule AC 32.411 */
  {
    id: 'astronomy',
    name: 'Astronomy',
    groups: ['sciences'],
    cost: 80,
    effects: [gives('open-sea', 'AC 32.411')],
    credits: { engineering: 20, coinage: 20, medicine: 20, mathematics: 20, philosophy: 20, theology: 20 },
  },
  /** @rule AC 32.42 @rule AC 32.422 @rule AC 32.421 */
  {
    id: 'coinage',
    name: 'Coinage',
    groups: ['sciences'],
    cost: 110,
    effects: [gives('tax-rates', 'AC 32.421')],
    credits: { engineering: 20, astronomy: 20, medicine: 20, mathematics: 20, philosophy: 20, theology: 20 },
  },
  /** @rule AC 32.43 @rule AC 32.432 */
  {
    id: 'medicine',
    name: 'Medicine',
    groups: ['sciences'],
    cost: 140,
    effects: [modifies('epidemic', 'points-lost', { primary: -8, secondary: -5 }, 'AC 30.613')],
    credits: { engineering: 20, astronomy: 20, coinage: 20, mathematics: 20, philosophy: 20, theology: 20 },
  },
  /** @rule AC 32.54 @rule AC 32.541 @rule AC A10 */
  {
    id: 'mathematics',
    name: 'Mathematics',
    groups: ['sciences', 'arts'],
    cost: 230,
    effects: [],
    credits: {
      engineering: 20,
      astronomy: 20,
      coinage: 20,
      medicine: 20,
      'drama-and-poetry': 5,
      music: 5,
      architecture: 5,
      literacy: 5,
      law: 5,
      philosophy: 25,
      mysticism: 5,
      enlightenment: 10,
      theology: 25,
    },
  },
  /** @rule AC 32.61 @rule AC 32.612 @rule AC A11 */
  {
    id: 'drama-and-poetry',
    name: 'Drama and Poetry',
    groups: ['arts'],
    cost: 60,
    effects: [
      modifies('civil-war', 'own-pick', { primary: 5 }, 'AC 30.4122'),
      modifies('civil-disorder', 'cities-reduced', { primary: -1 }, 'AC 30.712'),
    ],
    credits: {
      mathematics: 5,
      music: 5,
      architecture: 5,
      literacy: 20,
      law: 5,
      democracy: 10,
      mysticism: 5,
      enlightenment: 10,
    },
  },
  /** @rule AC 32.62 @rule AC 32.622 @rule AC A12 */
  {
    id: 'music',
    name: 'Music',
    groups: ['arts'],
    cost: 60,
    effects: [
      modifies('civil-war', 'own-pick', { primary: 5 }, 'AC 30.4122'),
      modifies('civil-disorder', 'cities-reduced', { primary: -1 }, 'AC 30.712'),
    ],
    credits: {
      mathematics: 20,
      'drama-and-poetry': 5,
      architecture: 5,
      literacy: 5,
      law: 5,
      democracy: 10,
      philosophy: 20,
      mysticism: 5,
      enlightenment: 10,
    },
  },
  /** @rule AC 32.63 @rule AC 32.632 @rule AC 32.631 */
  {
    id: 'architecture',
    name: 'Architecture',
    groups: ['arts'],
    cost: 120,
    effects: [gives('city-from-treasury', 'AC 32.631')],
    credits: {
      mathematics: 5,
      'drama-and-poetry': 5,
      music: 5,
      literacy: 5,
      law: 15,
      democracy: 10,
      mysticism: 5,
      enlightenment: 10,
    },
  },
  /** @rule AC 32.71 @rule AC 32.711 */
  {
    id: 'literacy',
    name: 'Literacy',
    groups: ['arts', 'civics'],
    cost: 110,
    effects: [],
    credits: {
      mathematics: 5,
      'drama-and-poetry': 5,
      music: 5,
      architecture: 5,
      law: 25,
      democracy: 25,
      philosophy: 25,
      mysticism: 5,
      enlightenment: 10,
    },
  },
  /** @rule AC 32.81 @rule AC 32.812 */
  {
    id: 'law',
    name: 'Law',
    groups: ['civics'],
    cost: 170,
    effects: [
      modifies('civil-disorder', 'cities-reduced', { primary: -1 }, 'AC 30.712'),
      modifies('iconoclasm-and-heresy', 'cities-reduced', { primary: -1 }, 'AC 30.812'),
    ],
    credits: {},
  },
  /** @rule AC 32.82 @rule AC 32.823 @rule AC 32.821 */
  {
    id: 'democracy',
    name: 'Democracy',
    groups: ['civics'],
    cost: 200,
    needs: 'law',
    effects: [
      gives('no-revolt', 'AC 32.821'),
      modifies('civil-war', 'own-pick', { primary: 10 }, 'AC 30.4122'),
      modifies('civil-disorder', 'cities-reduced', { primary: -1 }, 'AC 30.712'),
    ],
    credits: {},
  },
  /** @rule AC 32.83 @rule AC 32.831 */
  {
    id: 'military',
    name: 'Military',
    groups: ['civics'],
    cost: 180,
    effects: [
      gives('moves-last', 'AC 32.831'),
      modifies('civil-war', 'war-losses', { primary: 5 }, 'AC 30.414'),
      modifies('civil-disorder', 'cities-reduced', { primary: 1 }, 'AC 30.713'),
    ],
    credits: {},
  },
  /** @rule AC 32.84 @rule AC 32.842 */
  {
    id: 'philosophy',
    name: 'Philosophy',
    groups: ['civics'],
    cost: 240,
    needs: 'law',
    effects: [
      modifies('civil-war', 'first-faction', { primary: 15 }, 'AC 30.4124'),
      modifies('iconoclasm-and-heresy', 'cities-reduced', { primary: -1 }, 'AC 30.813'),
      modifies('iconoclasm-and-heresy', 'bound', { secondary: 1 }, 'AC 30.819'),
    ],
    credits: {},
  },
  /** @rule AC 32.91 @rule AC 32.912 */
  {
    id: 'mysticism',
    name: 'Mysticism',
    groups: ['religion', 'arts'],
    cost: 50,
    effects: [modifies('superstition', 'cities-reduced', { primary: -1 }, 'AC 30.322')],
    credits: {
      mathematics: 5,
      'drama-and-poetry': 5,
      music: 5,
      architecture: 5,
      literacy: 5,
      deism: 15,
      enlightenment: 15,
      monotheism: 15,
      theology: 15,
    },
  },
  /** @rule AC 32.92 @rule AC 32.922 */
  {
    id: 'deism',
    name: 'Deism',
    groups: ['religion'],
    cost: 80,
    effects: [modifies('superstition', 'cities-reduced', { primary: -2 }, 'AC 30.322')],
    credits: { enlightenment: 15, monotheism: 15, theology: 15 },
  },
  /** @rule AC 32.93 @rule AC 32.933 @rule AC 32.932 */
  {
    id: 'enlightenment',
    name: 'Enlightenment',
    groups: ['religion'],
    cost: 150,
    effects: [
      modifies('superstition', 'cities-reduced', { primary: -3 }, 'AC 30.322'),
      modifies('slave-revolt', 'tokens-in-revolt', { primary: -5 }, 'AC 30.423'),
    ],
    credits: { monotheism: 15, theology: 15 },
  },
  /** @rule AC 32.94 @rule AC 32.944 */
  {
    id: 'monotheism',
    name: 'Monotheism',
    groups: ['religion'],
    cost: 220,
    needs: 'enlightenment',
    effects: [
      gives('conversion', 'AC 32.941'),
      gives('faith', 'AC 32.942'),
      modifies('iconoclasm-and-heresy', 'cities-reduced', { primary: 1 }, 'AC 30.815'),
    ],
    credits: {},
  },
  /** @rule AC 32.95 @rule AC 32.953 */
  {
    id: 'theology',
    name: 'Theology',
    groups: ['religion'],
    cost: 250,
    needs: 'enlightenment',
    effects: [
      gives('faith', 'AC 32.952'),
      modifies('iconoclasm-and-heresy', 'cities-reduced', { primary: -3 }, 'AC 30.814'),
      modifies('iconoclasm-and-heresy', 'spared', { secondary: 1 }, 'AC 30.819'),
    ],
    credits: {},
  },
];

export const CARDS = cardTable(CIVILIZATION_CARDS);

/** The paragraph of the rulebook on each card. Those that begin with its number say what it does. */
export const CARD_RULES: Readonly<Record<string, string>> = {
  pottery: 'AC 32.21',
  'cloth-making': 'AC 32.22',
  metalworking: 'AC 32.23',
  agriculture: 'AC 32.24',
  roadbuilding: 'AC 32.25',
  mining: 'AC 32.26',
  engineering: 'AC 32.31',
  astronomy: 'AC 32.41',
  coinage: 'AC 32.42',
  medicine: 'AC 32.43',
  mathematics: 'AC 32.54',
  'drama-and-poetry': 'AC 32.61',
  music: 'AC 32.62',
  architecture: 'AC 32.63',
  literacy: 'AC 32.71',
  law: 'AC 32.81',
  democracy: 'AC 32.82',
  military: 'AC 32.83',
  philosophy: 'AC 32.84',
  mysticism: 'AC 32.91',
  deism: 'AC 32.92',
  enlightenment: 'AC 32.93',
  monotheism: 'AC 32.94',
  theology: 'AC 32.95',
};
