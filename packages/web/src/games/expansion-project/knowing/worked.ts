import {
  type AncientView,
  type Change,
  holds,
  type NationNumber,
  type NationView,
  nation,
  type Role,
} from '@ecumene/ancients';
import {
  amountFor,
  CALAMITY_NUMBERS,
  CALAMITY_ROWS,
  type CalamityId,
  changesFor,
  type EpState,
  treatedAs,
} from '@ecumene/expansion-project/reference';
import { t } from '../../../text/text.ts';
import type { Worked, WorkedAmount } from '../../ancients/game.ts';
import { ofNation } from '../reading.ts';
import { CALAMITIES } from './calamities.ts';

/** What of a calamity is a number that advancements change. */
interface Measure {
  readonly change: Change;
  /** What it is before any change, for somebody with so many cities. */
  base(cities: number, role: Role): number;
  words(n: number): string;
  /** What changes make of it for somebody with so many cities, where they are not just added up. */
  changed?(base: number, changes: readonly number[], cities: number): number;
  /** Another change that puts all of this aside. */
  readonly instead?: { readonly change: Change; words(n: number): string };
}

/** What no advancement changes. */
const FIXED: Readonly<Partial<Record<CalamityId, string>>> = {
  'squandered-wealth': t('up to {n} treasury', { n: CALAMITY_ROWS['squandered-wealth'].amount }),
  tempest: t('your ships, up to {n} treasury', { n: CALAMITY_ROWS.tempest.amount }),
  'city-in-flames': t('1 city, or {n} treasury', { n: CALAMITY_NUMBERS.cityRansom }),
  'city-riots': t('1 city reduced, up to {n} treasury', { n: CALAMITY_NUMBERS.riotTreasury }),
  'coastal-migration': t('{n} unit points on coasts, your ships', { n: CALAMITY_ROWS['coastal-migration'].amount }),
  'tribal-conflict': t('your tokens in two areas'),
};

const rowOf = (id: CalamityId) => CALAMITY_ROWS[id];
const points = (n: number): string => t('{n, plural, one {# unit point} other {# unit points}}', { n });
const reduced = (n: number): string => t('{n, plural, one {# city} other {# cities}} reduced', { n });

function sumOf(changes: readonly number[]): number {
  return changes.reduce((sum, by) => sum + by, 0);
}

/** The printed amount for the holder, and for others what each may be told to lose. */
function printed(id: CalamityId): Measure['base'] {
  const { amount, others } = rowOf(id);
  return (_, role) => (role === 'primary' ? amount : (others?.each ?? 0));
}

const MEASURES: Readonly<Partial<Record<CalamityId, Measure>>> = {
  treachery: {
    change: 'cities-taken',
    base: printed('treachery'),
    words: (n) => t('{n, plural, one {# city} other {# cities}} lost', { n }),
  },
  'volcano-earthquake': {
    change: 'fall-broken',
    base: () => 0,
    words: (n) => (n > 0 ? t('a volcano, or your city reduced') : t('a volcano, or your city destroyed')),
  },
  flood: {
    change: 'bound',
    base: printed('flood'),
    words: points,
    changed: (base, bounds) => Math.min(base, ...bounds),
  },
  famine: { change: 'points-lost', base: printed('famine'), words: points },
  superstition: { change: 'cities-reduced', base: printed('superstition'), words: reduced },
  'civil-war': {
    change: 'own-pick',
    base: printed('civil-war'),
    words: (n) => t('you pick {n} unit points', { n }),
    instead: { change: 'first-faction', words: (n) => t('the beneficiary picks {n} unit points', { n }) },
  },
  'slave-revolt': {
    change: 'tokens-in-revolt',
    base: printed('slave-revolt'),
    words: (n) => t('{n, plural, one {# token} other {# tokens}} in revolt', { n }),
  },
  'barbarian-hordes': {
    change: 'barbarians',
    base: printed('barbarian-hordes'),
    words: (n) => t('{n, plural, one {# barbarian} other {# barbarians}}', { n }),
  },
  cyclone: { change: 'cities-reduced', base: printed('cyclone'), words: reduced },
  epidemic: { change: 'points-lost', base: printed('epidemic'), words: points },
  corruption: {
    change: 'card-points-lost',
    base: printed('corruption'),
    words: (n) => t('{n} points of trade cards', { n }),
  },
  'civil-disorder': {
    change: 'cities-reduced',
    base: (cities) => cities + rowOf('civil-disorder').amount,
    words: (n) => reduced(Math.max(0, n)),
    changed: (base, changes, cities) => Math.min(cities, base + sumOf(changes)),
  },
  tyranny: { change: 'points-annexed', base: (cities) => rowOf('tyranny').amount * cities, words: points },
  'iconoclasm-and-heresy': { change: 'cities-reduced', base: printed('iconoclasm-and-heresy'), words: reduced },
  regression: {
    change: 'steps-back',
    base: printed('regression'),
    words: (n) => t('{n, plural, one {# step} other {# steps}} back', { n }),
  },
  piracy: {
    change: 'cities-pirated',
    base: printed('piracy'),
    words: (n) => t('{n, plural, one {# coastal city} other {# coastal cities}}', { n }),
  },
  'minor-uprising': { change: 'points-lost', base: (cities) => cities, words: points },
  banditry: {
    change: 'card-points-lost',
    base: (cities) => cities,
    words: (n) => t('{n} points of trade cards', { n }),
  },
};

function isCalamity(id: string): id is CalamityId {
  return Object.hasOwn(CALAMITY_ROWS, id);
}

/** What a calamity would do to a nation now, its advancements and culture counted in. @rule EP 24.6 */
export function workedOut(view: AncientView, { name }: NationView, calamity: string): Worked | undefined {
  if (!isCalamity(calamity)) return undefined;
  const [state, number] = ofNation(view, name);
  const as = treatedAs(state, number, calamity);
  const own = amountOf(state, number, as, 'primary');
  const others = hitsOthers(calamity) ? amountOf(state, number, calamity, 'secondary') : undefined;
  if (own === undefined && others === undefined) return undefined;
  return {
    ...(as !== calamity && { as }),
    ...(own !== undefined && { own }),
    ...(others !== undefined && { others }),
  };
}

/** Whether others lose a number of something too. A card is treated as another only by whoever holds it. */
function hitsOthers(id: CalamityId): boolean {
  return rowOf(id).others !== undefined && CALAMITIES.some((one) => one.id === id && one.others !== undefined);
}

/** What a nation's advancements change about a calamity besides the number that is worked out. */
function besides(state: EpState, number: NationNumber, id: CalamityId, role: Role): WorkedAmount['besides'] {
  const measure = MEASURES[id];
  const counted: readonly (Change | undefined)[] = [measure?.change, measure?.instead?.change];
  return CALAMITIES.find((one) => one.id === id)
    ?.changes.filter(({ card, change, roles }) => {
      return roles.includes(role) && !counted.includes(change) && holds(state, number, card);
    })
    .map(({ card, does }) => ({ card, does }));
}

function amountOf(state: EpState, number: NationNumber, id: CalamityId, role: Role): WorkedAmount | undefined {
  const fixed = FIXED[id];
  if (fixed !== undefined) return { printed: fixed, yours: fixed, changes: {} };
  const measure = MEASURES[id];
  if (measure === undefined) return undefined;
  const { cities } = nation(state, number);
  const base = measure.base(cities, role);
  const { instead } = measure;
  const more = besides(state, number, id, role) ?? [];
  const rest = more.length > 0 && { besides: more };
  const aside = instead === undefined ? {} : changesFor(state, number, id, instead.change, role);
  if (instead !== undefined && Object.keys(aside).length > 0)
    return { printed: measure.words(base), yours: instead.words(sumOf(Object.values(aside))), changes: aside, ...rest };
  const changes = changesFor(state, number, id, measure.change, role);
  const now =
    measure.changed?.(base, Object.values(changes), cities) ?? amountFor(state, number, id, measure.change, base, role);
  return { printed: measure.words(base), yours: measure.words(now), changes, ...rest };
}
