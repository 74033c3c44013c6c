import { ABILITIES, type AbilityId } from './abilities.ts';
import { ADVANCE_IDS, type AdvanceId, type Group } from './advances.ts';
import { type Modifier, modifiersBy } from './modifiers.ts';

/** What other players may not do. The bans hold at every entry of a token, except into a conflict situation. @rule WE W16 */
export type Ban = 'entering-city-areas' | 'causing-conflict';

/** What an advance does, apart from its credits and from what it changes in calamities. */
export type OwnEffect = { readonly rules: readonly string[] } & (
  | { readonly kind: 'tax-rate'; readonly changes: readonly number[] }
  | { readonly kind: 'no-tax-revolt' }
  | { readonly kind: 'support-rate'; readonly by: number }
  /** A higher limit in areas of these printed limits, while nobody else is there and there is no city. */
  | { readonly kind: 'population-limit'; readonly by: number; readonly onLimits: readonly number[] }
  | { readonly kind: 'tokens-beside-city'; readonly tokens: number }
  /** Moves after everyone without this advance. */
  | { readonly kind: 'moves-last' }
  | { readonly kind: 'ban'; readonly ban: Ban }
  /** The bans of this kind do not bind the holder. */
  | { readonly kind: 'free-from-ban'; readonly ban: Ban }
  | { readonly kind: 'land-steps'; readonly steps: number }
  | { readonly kind: 'ship-steps'; readonly steps: number }
  | { readonly kind: 'ship-load'; readonly tokens: number }
  | { readonly kind: 'open-sea' }
  /** In each round removes a token after everyone without this advance. */
  | { readonly kind: 'removes-last' }
  /** Losses in conflict may be tokens of areas adjacent by land, or ships of the conflict area. */
  | { readonly kind: 'losses-from'; readonly from: 'adjacent-areas' | 'ships' }
  | { readonly kind: 'waits-in-conflict' }
  /** A failed attack costs the ships of that area too. */
  | { readonly kind: 'ships-lost-with-failed-attack' }
  /** Counts unless the other side has this advance too. */
  | { readonly kind: 'city-defence'; readonly attackers: number; readonly defenders: number }
  | { readonly kind: 'city-attack'; readonly attackers: number; readonly defenders: number }
  /** Once a turn a city may be paid from treasury up to this share. */
  | { readonly kind: 'city-from-treasury'; readonly share: number }
  /** Once a turn a wilderness city may use tokens of areas adjacent by land. */
  | { readonly kind: 'city-from-adjacent-areas'; readonly tokens: number }
  | { readonly kind: 'buys-trade-cards'; readonly stack: number; readonly price: number }
  /** Once a turn a free card from a stack above the own number of cities. */
  | { readonly kind: 'free-trade-card' }
  | { readonly kind: 'ability'; readonly ability: AbilityId }
  | { readonly kind: 'protects-from'; readonly ability: AbilityId }
  /** Off the price of one other advance of the same transaction. */
  | { readonly kind: 'discount'; readonly by: number }
  /** With the purchase one other advance of this group and printed cost. */
  | { readonly kind: 'free-advance'; readonly group: Group; readonly costBelow: number }
  | { readonly kind: 'credits-of-choice'; readonly credits: number }
  | { readonly kind: 'treasury-worth'; readonly points: number; readonly overpay: number }
  /** Once a turn another commodity of at least the same face value in an incomplete set. */
  | { readonly kind: 'substitute-card' }
  | { readonly kind: 'hand-limit'; readonly by: number }
  /** On the succession track. */
  | { readonly kind: 'counts-as-city' }
);

/** An effect of an advance, those in calamities included. */
export type Effect = OwnEffect | ({ readonly kind: 'calamity' } & Omit<Modifier, 'advance'>);

/** A special ability with its paragraphs, which stand in the table of abilities. */
function ability(id: AbilityId): OwnEffect {
  return { kind: 'ability', ability: id, rules: ABILITIES.find((row) => row.id === id)?.rules ?? [] };
}

const OWN_EFFECTS: Readonly<Partial<Record<AdvanceId, readonly OwnEffect[]>>> = {
  'advanced-military': [
    {
      kind: 'losses-from',
      from: 'adjacent-areas',
      rules: ['advanced-military.1', 'advanced-military.2', 'advanced-military.7', 'advanced-military.8', 'W18'],
    },
    { kind: 'waits-in-conflict', rules: ['advanced-military.3', 'advanced-military.4'] },
    { kind: 'free-from-ban', ban: 'causing-conflict', rules: ['advanced-military.5', 'cultural-ascendancy.2'] },
  ],
  agriculture: [
    {
      kind: 'population-limit',
      by: 1,
      onLimits: [0, 1, 2],
      rules: ['agriculture.1', 'agriculture.3', 'agriculture.4', 'agriculture.5', 'agriculture.6', 'W17'],
    },
  ],
  anatomy: [{ kind: 'free-advance', group: 'science', costBelow: 100, rules: ['anatomy.1', 'W41', 'W42'] }],
  architecture: [{ kind: 'city-from-treasury', share: 1 / 2, rules: ['architecture.1', 'architecture.2'] }],
  astronavigation: [{ kind: 'open-sea', rules: ['astronavigation.1', 'astronavigation.2'] }],
  cartography: [
    { kind: 'buys-trade-cards', stack: 2, price: 5, rules: ['cartography.1'] },
    { kind: 'buys-trade-cards', stack: 7, price: 13, rules: ['cartography.2'] },
  ],
  'cloth-making': [{ kind: 'ship-steps', steps: 5, rules: ['cloth-making.1'] }],
  coinage: [{ kind: 'tax-rate', changes: [-1, 0, 1], rules: ['coinage.1', 'coinage.3', 'coinage.4', 'coinage.5'] }],
  'cultural-ascendancy': [
    {
      kind: 'ban',
      ban: 'causing-conflict',
      rules: [
        'cultural-ascendancy.1',
        'cultural-ascendancy.2',
        'cultural-ascendancy.5',
        'cultural-ascendancy.6',
        'cultural-ascendancy.7',
        'cultural-ascendancy.8',
        'cultural-ascendancy.9',
      ],
    },
    { kind: 'free-from-ban', ban: 'causing-conflict', rules: ['cultural-ascendancy.2'] },
    { kind: 'protects-from', ability: 'politics', rules: ['cultural-ascendancy.3', 'politics.5'] },
    {
      kind: 'support-rate',
      by: 1,
      rules: ['cultural-ascendancy.4', 'cultural-ascendancy.10', 'cultural-ascendancy.11', 'slave-revolt.7'],
    },
  ],
  democracy: [{ kind: 'no-tax-revolt', rules: ['democracy.1', 'democracy.4', 'democracy.5', 'W15'] }],
  diaspora: [ability('diaspora')],
  diplomacy: [
    {
      kind: 'ban',
      ban: 'entering-city-areas',
      rules: ['diplomacy.1', 'diplomacy.2', 'diplomacy.4', 'diplomacy.5', 'diplomacy.6'],
    },
    { kind: 'free-from-ban', ban: 'entering-city-areas', rules: ['diplomacy.2'] },
  ],
  engineering: [
    { kind: 'city-defence', attackers: 8, defenders: 7, rules: ['engineering.1', 'engineering.2', 'engineering.3'] },
    { kind: 'city-attack', attackers: 6, defenders: 5, rules: ['engineering.4', 'engineering.5', 'engineering.6'] },
  ],
  fundamentalism: [
    ability('fundamentalism'),
    { kind: 'protects-from', ability: 'fundamentalism', rules: ['fundamentalism.2'] },
  ],
  library: [{ kind: 'discount', by: 40, rules: ['library.1', 'W41'] }],
  metalworking: [{ kind: 'removes-last', rules: ['metalworking.1', 'metalworking.2', 'W17'] }],
  military: [
    { kind: 'moves-last', rules: ['military.1', 'military.4', 'census.5'] },
    { kind: 'free-from-ban', ban: 'entering-city-areas', rules: ['military.2', 'diplomacy.2'] },
  ],
  mining: [
    { kind: 'buys-trade-cards', stack: 6, price: 13, rules: ['mining.1'] },
    { kind: 'buys-trade-cards', stack: 8, price: 13, rules: ['mining.1'] },
    { kind: 'treasury-worth', points: 2, overpay: 1, rules: ['mining.2', 'mining.4', 'W61'] },
  ],
  monarchy: [{ kind: 'tax-rate', changes: [0, 1], rules: ['monarchy.1', 'monarchy.4', 'monarchy.5', 'monarchy.6'] }],
  monotheism: [ability('monotheism'), { kind: 'protects-from', ability: 'monotheism', rules: ['monotheism.2'] }],
  monument: [{ kind: 'credits-of-choice', credits: 20, rules: ['monument.1', 'monument.2'] }],
  'naval-warfare': [
    { kind: 'ship-load', tokens: 6, rules: ['naval-warfare.1'] },
    {
      kind: 'losses-from',
      from: 'ships',
      rules: [
        'naval-warfare.2',
        'naval-warfare.3',
        'naval-warfare.7',
        'naval-warfare.8',
        'naval-warfare.9',
        'naval-warfare.10',
        'naval-warfare.11',
        'naval-warfare.12',
        'naval-warfare.14',
      ],
    },
    { kind: 'ships-lost-with-failed-attack', rules: ['naval-warfare.13', 'W19'] },
  ],
  philosophy: [{ kind: 'protects-from', ability: 'fundamentalism', rules: ['philosophy.2', 'fundamentalism.2'] }],
  politics: [ability('politics'), { kind: 'protects-from', ability: 'politics', rules: ['politics.5'] }],
  'provincial-empire': [
    ability('provincial-empire'),
    { kind: 'protects-from', ability: 'provincial-empire', rules: ['provincial-empire.3'] },
  ],
  'public-works': [
    {
      kind: 'tokens-beside-city',
      tokens: 1,
      rules: [
        'public-works.1',
        'public-works.3',
        'public-works.4',
        'public-works.5',
        'public-works.6',
        'public-works.7',
        'public-works.8',
        'W14',
        'W64',
      ],
    },
    { kind: 'protects-from', ability: 'provincial-empire', rules: ['public-works.2', 'provincial-empire.3'] },
  ],
  rhetoric: [{ kind: 'buys-trade-cards', stack: 3, price: 9, rules: ['rhetoric.1'] }],
  roadbuilding: [
    {
      kind: 'land-steps',
      steps: 2,
      rules: [
        'roadbuilding.1',
        'roadbuilding.2',
        'roadbuilding.5',
        'roadbuilding.6',
        'roadbuilding.7',
        'roadbuilding.8',
      ],
    },
    { kind: 'hand-limit', by: 1, rules: ['roadbuilding.3', 'W61'] },
  ],
  theology: [{ kind: 'protects-from', ability: 'monotheism', rules: ['theology.2', 'monotheism.2'] }],
  'trade-empire': [{ kind: 'substitute-card', rules: ['trade-empire.1', 'W43', 'W61'] }],
  'trade-routes': [ability('trade-routes')],
  'universal-doctrine': [ability('universal-doctrine')],
  urbanism: [{ kind: 'city-from-adjacent-areas', tokens: 4, rules: ['urbanism.1', 'urbanism.2', 'W64'] }],
  'wonder-of-the-world': [
    {
      kind: 'free-trade-card',
      rules: ['wonder-of-the-world.1', 'wonder-of-the-world.4', 'wonder-of-the-world.5', 'W21'],
    },
    { kind: 'counts-as-city', rules: ['wonder-of-the-world.2', 'W45'] },
  ],
  'written-record': [{ kind: 'credits-of-choice', credits: 10, rules: ['written-record.1', 'written-record.2'] }],
};

/** All that an advance does besides its credits. @rule WE advance-cards.8 @rule WE W54 */
export function effectsOf(advance: AdvanceId): readonly Effect[] {
  const inCalamities = modifiersBy(advance).map(({ calamity, role, change, rules }) => ({
    kind: 'calamity' as const,
    calamity,
    role,
    change,
    rules,
  }));
  return [...(OWN_EFFECTS[advance] ?? []), ...inCalamities];
}

/** The advances that protect from an ability: those who have one cannot be its target. @rule WE special-abilities.8 @rule WE special-abilities.9 */
export function protectedFrom(id: AbilityId): readonly AdvanceId[] {
  return ADVANCE_IDS.filter((advance) =>
    OWN_EFFECTS[advance]?.some((effect) => effect.kind === 'protects-from' && effect.ability === id),
  );
}

/** The advances that free from a ban. @rule WE diplomacy.2 @rule WE cultural-ascendancy.2 */
export function freeFrom(ban: Ban): readonly AdvanceId[] {
  return ADVANCE_IDS.filter((advance) =>
    OWN_EFFECTS[advance]?.some((effect) => effect.kind === 'free-from-ban' && effect.ban === ban),
  );
}
