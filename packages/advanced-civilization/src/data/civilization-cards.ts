import { type CivilizationCard, cardTable } from '@ecumene/ancients';

/** The five groups of civilization cards. @rule AC 6.1 */
export const GROUPS = ['crafts', 'sciences', 'arts', 'civics', 'religion'] as const;

/**
 * The twenty-four civilization cards: what each costs, needs and takes off the price of others. One card held gives one
 * card wanted a single value, also where both belong to two groups. What a card does in play is asked of it, by name, in
 * the rule it changes. @rule AC 31.51 @rule AC 31.52 @rule AC 31.55 @rule AC A16
 */
export const CIVILIZATION_CARDS: readonly CivilizationCard[] = [
  /** @rule AC 32.21 @rule AC 32.212 */
  {
    id: 'pottery',
    name: 'Pottery',
    groups: ['crafts'],
    cost: 45,
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
  /** @rule AC 32.22 @rule AC 32.222 */
  {
    id: 'cloth-making',
    name: 'Cloth Making',
    groups: ['crafts'],
    cost: 45,
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
  /** @rule AC 32.23 @rule AC 32.232 */
  {
    id: 'metalworking',
    name: 'Metalworking',
    groups: ['crafts'],
    cost: 80,
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
  /** @rule AC 32.24 @rule AC 32.242 */
  {
    id: 'agriculture',
    name: 'Agriculture',
    groups: ['crafts'],
    cost: 110,
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
  /** @rule AC 32.25 @rule AC 32.254 @rule AC 32.253 */
  {
    id: 'roadbuilding',
    name: 'Roadbuilding',
    groups: ['crafts'],
    cost: 140,
    needs: 'engineering',
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
  /** @rule AC 32.26 @rule AC 32.264 @rule AC 32.263 */
  {
    id: 'mining',
    name: 'Mining',
    groups: ['crafts'],
    cost: 180,
    needs: 'engineering',
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
  /** @rule AC 32.31 @rule AC 32.314 @rule AC 32.313 */
  {
    id: 'engineering',
    name: 'Engineering',
    groups: ['crafts', 'sciences'],
    cost: 140,
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
  /** @rule AC 32.41 @rule AC 32.412 */
  {
    id: 'astronomy',
    name: 'Astronomy',
    groups: ['sciences'],
    cost: 80,
    credits: { engineering: 20, coinage: 20, medicine: 20, mathematics: 20, philosophy: 20, theology: 20 },
  },
  /** @rule AC 32.42 @rule AC 32.422 */
  {
    id: 'coinage',
    name: 'Coinage',
    groups: ['sciences'],
    cost: 110,
    credits: { engineering: 20, astronomy: 20, medicine: 20, mathematics: 20, philosophy: 20, theology: 20 },
  },
  /** @rule AC 32.43 @rule AC 32.432 */
  {
    id: 'medicine',
    name: 'Medicine',
    groups: ['sciences'],
    cost: 140,
    credits: { engineering: 20, astronomy: 20, coinage: 20, mathematics: 20, philosophy: 20, theology: 20 },
  },
  /** @rule AC 32.54 @rule AC 32.541 @rule AC A10 */
  {
    id: 'mathematics',
    name: 'Mathematics',
    groups: ['sciences', 'arts'],
    cost: 230,
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
  /** @rule AC 32.63 @rule AC 32.632 */
  {
    id: 'architecture',
    name: 'Architecture',
    groups: ['arts'],
    cost: 120,
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
    credits: {},
  },
  /** @rule AC 32.82 @rule AC 32.823 */
  {
    id: 'democracy',
    name: 'Democracy',
    groups: ['civics'],
    cost: 200,
    needs: 'law',
    credits: {},
  },
  /** @rule AC 32.83 */
  {
    id: 'military',
    name: 'Military',
    groups: ['civics'],
    cost: 180,
    credits: {},
  },
  /** @rule AC 32.84 @rule AC 32.842 */
  {
    id: 'philosophy',
    name: 'Philosophy',
    groups: ['civics'],
    cost: 240,
    needs: 'law',
    credits: {},
  },
  /** @rule AC 32.91 @rule AC 32.912 */
  {
    id: 'mysticism',
    name: 'Mysticism',
    groups: ['religion', 'arts'],
    cost: 50,
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
    credits: { enlightenment: 15, monotheism: 15, theology: 15 },
  },
  /** @rule AC 32.93 @rule AC 32.933 @rule AC 32.932 */
  {
    id: 'enlightenment',
    name: 'Enlightenment',
    groups: ['religion'],
    cost: 150,
    credits: { monotheism: 15, theology: 15 },
  },
  /** @rule AC 32.94 @rule AC 32.944 */
  {
    id: 'monotheism',
    name: 'Monotheism',
    groups: ['religion'],
    cost: 220,
    needs: 'enlightenment',
    credits: {},
  },
  /** @rule AC 32.95 @rule AC 32.953 */
  {
    id: 'theology',
    name: 'Theology',
    groups: ['religion'],
    cost: 250,
    needs: 'enlightenment',
    credits: {},
  },
];

export const CARDS = cardTable(CIVILIZATION_CARDS);
