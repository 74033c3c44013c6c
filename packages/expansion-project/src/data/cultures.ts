import type { Change } from '@ecumene/ancients';
import type { AdvanceId, Group } from './advances.ts';
import type { CivilizationId } from './civilizations.ts';
import type { Epoch } from './track.ts';
import type { CalamityId } from './trade-cards.ts';

/** What makes a civilization unlike the others. Prices change, face values do not. @rule EP O 3.3.1.1 @rule EP C97 */
export type Trait =
  | { readonly is: 'free-advances'; readonly advances: readonly AdvanceId[] }
  /** The price of some advancements: by name, by group, or by printed cost. */
  | { readonly is: 'price'; readonly of: PriceOf; readonly by: number }
  /** Cities an epoch asks for; all of them, if none is named. */
  | { readonly is: 'epoch-cities'; readonly epoch: Epoch | null; readonly by: number }
  | { readonly is: 'epoch-advances'; readonly epoch: Epoch; readonly by: number }
  /** The marker stays where it is without a city. */
  | { readonly is: 'never-falls-back' }
  | { readonly is: 'first-ship' }
  | { readonly is: 'ships-without-upkeep' }
  | { readonly is: 'ships'; readonly by: number }
  | { readonly is: 'trade-card-price'; readonly by: number }
  | { readonly is: 'hand-limit'; readonly by: number }
  | { readonly is: 'calamity'; readonly calamity: CalamityId; readonly change: Change; readonly by: number }
  /** One calamity is treated as another. */
  | { readonly is: 'treats-as'; readonly calamity: CalamityId; readonly as: CalamityId }
  /** A sacked city turns tokens of others into barbarians. */
  | { readonly is: 'sacking'; readonly tokens: number }
  /** Cards Provincial Empire may take from it. */
  | { readonly is: 'gives-cards'; readonly cards: number };

export type PriceOf =
  | { readonly advances: readonly AdvanceId[] }
  | { readonly groups: readonly Group[] }
  | { readonly costFrom: number }
  | { readonly costBelow: number };

function free(...advances: readonly AdvanceId[]): Trait {
  return { is: 'free-advances', advances };
}

function price(by: number, ...advances: readonly AdvanceId[]): Trait {
  return { is: 'price', of: { advances }, by };
}

function groupPrice(by: number, ...groups: readonly Group[]): Trait {
  return { is: 'price', of: { groups }, by };
}

function epochCities(epoch: Epoch | null, by: number): Trait {
  return { is: 'epoch-cities', epoch, by };
}

function calamity(id: CalamityId, change: Change, by: number): Trait {
  return { is: 'calamity', calamity: id, change, by };
}

/** The unique cultures in the order of the book; the number of each paragraph is the civilization's place. */
export const CULTURES: Readonly<Record<CivilizationId, { readonly rule: string; readonly traits: readonly Trait[] }>> =
  {
    minoa: {
      rule: 'EP O 3.3.2.1',
      traits: [
        { is: 'first-ship' },
        { is: 'ships-without-upkeep' },
        price(-40, 'astronavigation'),
        { is: 'treats-as', calamity: 'barbarian-hordes', as: 'corruption' },
      ],
    },
    saba: {
      rule: 'EP O 3.3.2.2',
      traits: [
        { is: 'trade-card-price', by: -1 },
        price(-40, 'trade-empire', 'trade-routes'),
        calamity('barbarian-hordes', 'barbarians', 5),
        calamity('famine', 'points-lost', 5),
      ],
    },
    celt: {
      rule: 'EP O 3.3.2.3',
      traits: [
        epochCities(null, -1),
        { is: 'never-falls-back' },
        { is: 'sacking', tokens: 5 },
        groupPrice(10, 'civics', 'science'),
      ],
    },
    assyria: {
      rule: 'EP O 3.3.2.4',
      traits: [free('metalworking'), price(-10, 'monarchy'), epochCities('early-bronze', 1)],
    },
    rome: {
      rule: 'EP O 3.3.2.5',
      traits: [
        free('urbanism'),
        price(-40, 'advanced-military', 'provincial-empire'),
        groupPrice(10, 'arts'),
        price(40, 'democracy'),
        calamity('barbarian-hordes', 'barbarians', 5),
      ],
    },
    babylon: {
      rule: 'EP O 3.3.2.6',
      traits: [
        free('masonry'),
        groupPrice(-10, 'science'),
        price(-40, 'monument'),
        calamity('iconoclasm-and-heresy', 'cities-reduced', 1),
        calamity('civil-disorder', 'cities-reduced', 1),
      ],
    },
    carthage: {
      rule: 'EP O 3.3.2.7',
      traits: [
        { is: 'ships-without-upkeep' },
        price(-20, 'military', 'naval-warfare'),
        calamity('superstition', 'cities-reduced', 1),
      ],
    },
    hellas: {
      rule: 'EP O 3.3.2.8',
      traits: [free('sculpture'), price(-40, 'cultural-ascendancy', 'democracy'), epochCities('early-iron', 1)],
    },
    maurya: {
      rule: 'EP O 3.3.2.9',
      traits: [price(-20, 'theology'), epochCities('late-iron', -1), epochCities('late-bronze', 1)],
    },
    dravidia: {
      rule: 'EP O 3.3.2.10',
      traits: [free('mysticism'), price(-30, 'architecture'), groupPrice(10, 'civics')],
    },
    kushan: {
      rule: 'EP O 3.3.2.11',
      traits: [
        groupPrice(-10, 'religion'),
        price(-30, 'engineering'),
        { is: 'treats-as', calamity: 'cyclone', as: 'barbarian-hordes' },
      ],
    },
    nubia: {
      rule: 'EP O 3.3.2.12',
      traits: [free('masonry', 'pottery'), price(-40, 'mining'), { is: 'hand-limit', by: -1 }],
    },
    persia: {
      rule: 'EP O 3.3.2.13',
      traits: [
        groupPrice(-10, 'civics'),
        price(-30, 'law'),
        { is: 'ships', by: -1 },
        calamity('tyranny', 'points-annexed', 5),
      ],
    },
    hatti: {
      rule: 'EP O 3.3.2.14',
      traits: [groupPrice(-10, 'religion'), price(-40, 'military'), groupPrice(10, 'science')],
    },
    iberia: {
      rule: 'EP O 3.3.2.15',
      traits: [
        groupPrice(-10, 'crafts'),
        price(-40, 'trade-routes'),
        { is: 'gives-cards', cards: 2 },
        groupPrice(10, 'civics'),
      ],
    },
    indus: {
      rule: 'EP O 3.3.2.16',
      traits: [free('mythology', 'cloth-making', 'sculpture'), { is: 'price', of: { costFrom: 200 }, by: 30 }],
    },
    parthia: {
      rule: 'EP O 3.3.2.17',
      traits: [
        price(-20, 'advanced-military', 'public-works', 'fundamentalism'),
        { is: 'price', of: { costBelow: 100 }, by: 10 },
      ],
    },
    egypt: {
      rule: 'EP O 3.3.2.18',
      traits: [
        price(-30, 'theocracy', 'monument'),
        price(-40, 'wonder-of-the-world'),
        { is: 'epoch-advances', epoch: 'late-iron', by: 1 },
      ],
    },
  };
