import { type Change, holds, type NationNumber, type NationView, type Role } from '@ecumene/ancients';
import {
  CALAMITY_NUMBERS,
  CALAMITY_ROWS,
  type CalamityId,
  changesFor,
  type EpState,
  type EpView,
  MAIN_CHANGES,
  mainHarm,
  treatedAs,
} from '@ecumene/expansion-project/reference';
import { t } from '../../../text/text.ts';
import type { Worked, WorkedAmount } from '../../ancients/game.ts';
import { ofNation } from '../reading.ts';
import { CALAMITIES } from './calamities.ts';

/** What no advancement changes. */
const FIXED: Readonly<Partial<Record<CalamityId, string>>> = {
  'squandered-wealth': t('up to {n} treasury', { n: CALAMITY_ROWS['squandered-wealth'].amount }),
  tempest: t('your ships, up to {n} treasury', { n: CALAMITY_ROWS.tempest.amount }),
  'city-in-flames': t('1 city, or {n} treasury', { n: CALAMITY_NUMBERS.cityRansom }),
  'city-riots': t('1 city reduced, up to {n} treasury', { n: CALAMITY_NUMBERS.riotTreasury }),
  'coastal-migration': t('{n} unit points on coasts, your ships', { n: CALAMITY_ROWS['coastal-migration'].amount }),
  'tribal-conflict': t('your tokens in two areas'),
};

const points = (n: number): string => t('{n, plural, one {# unit point} other {# unit points}}', { n });
const reduced = (n: number): string => t('{n, plural, one {# city} other {# cities}} reduced', { n });
const cardPoints = (n: number): string => t('{n} points of trade cards', { n });

/** What each of the others takes, in words. */
const WORDS: Readonly<Partial<Record<CalamityId, (n: number) => string>>> = {
  treachery: (n) => t('{n, plural, one {# city} other {# cities}} lost', { n }),
  flood: points,
  famine: points,
  superstition: reduced,
  'civil-war': (n) => t('you pick {n} unit points', { n }),
  'slave-revolt': (n) => t('{n, plural, one {# token} other {# tokens}} in revolt', { n }),
  'barbarian-hordes': (n) => t('{n, plural, one {# barbarian} other {# barbarians}}', { n }),
  cyclone: reduced,
  epidemic: points,
  corruption: cardPoints,
  'civil-disorder': (n) => reduced(Math.max(0, n)),
  tyranny: points,
  'iconoclasm-and-heresy': reduced,
  regression: (n) => t('{n, plural, one {# step} other {# steps}} back', { n }),
  piracy: (n) => t('{n, plural, one {# coastal city} other {# coastal cities}}', { n }),
  'minor-uprising': points,
  banditry: cardPoints,
};

/** What a volcano does is not a number: an advancement only has the city reduced that an earthquake would destroy. */
function earthquake(state: EpState, number: NationNumber, role: Role): WorkedAmount {
  const changes = changesFor(state, number, 'volcano-earthquake', 'fall-broken', role);
  const printed = t('a volcano, or your city destroyed');
  const isBroken = Object.keys(changes).length > 0;
  return { printed, yours: isBroken ? t('a volcano, or your city reduced') : printed, changes };
}

/** In a civil war an advancement may let somebody else pick first, and more. */
function pickedByOther(state: EpState, number: NationNumber, role: Role): WorkedAmount | undefined {
  const changes = changesFor(state, number, 'civil-war', 'first-faction', role);
  const [n] = Object.values(changes);
  if (n === undefined) return undefined;
  const { base } = mainHarm(state, number, 'civil-war', role);
  const yours = t('the beneficiary picks {n} unit points', { n });
  return { printed: t('you pick {n} unit points', { n: base }), yours, changes };
}

function isCalamity(id: string): id is CalamityId {
  return Object.hasOwn(CALAMITY_ROWS, id);
}

/** Changes that count for the number that is worked out. */
const COUNTED: Readonly<Partial<Record<CalamityId, readonly Change[]>>> = {
  'civil-war': ['own-pick', 'first-faction'],
};

/** What a nation's advancements change about a calamity besides that number. */
function besides(state: EpState, number: NationNumber, id: CalamityId, role: Role): Pick<WorkedAmount, 'besides'> {
  const counted: readonly (Change | undefined)[] = COUNTED[id] ?? [MAIN_CHANGES[id]];
  const more = CALAMITIES.find((one) => one.id === id)
    ?.changes.filter(({ card, change, roles }) => {
      return roles.includes(role) && !counted.includes(change) && holds(state, number, card);
    })
    .map(({ card, does }) => ({ card, does }));
  return more === undefined || more.length === 0 ? {} : { besides: more };
}

function amountOf(state: EpState, number: NationNumber, id: CalamityId, role: Role): WorkedAmount {
  const fixed = FIXED[id];
  if (fixed !== undefined) return { printed: fixed, yours: fixed, changes: {} };
  const more = besides(state, number, id, role);
  const words = WORDS[id];
  if (words === undefined) return { ...earthquake(state, number, role), ...more };
  const picked = id === 'civil-war' ? pickedByOther(state, number, role) : undefined;
  if (picked !== undefined) return { ...picked, ...more };
  const { base, amount, changes } = mainHarm(state, number, id, role);
  return { printed: words(base), yours: words(amount), changes, ...more };
}

/** Whether others lose a number of something too. A card is treated as another only by whoever holds it. */
function hitsOthers(id: CalamityId): boolean {
  return CALAMITY_ROWS[id].others !== undefined && CALAMITIES.some((one) => one.id === id && one.others !== undefined);
}

/** What a calamity would do to a nation now, its advancements and culture counted in. @rule EP 24.6 */
export function workedOut(view: EpView, { name }: NationView, calamity: string): Worked | undefined {
  if (!isCalamity(calamity)) return undefined;
  const [state, number] = ofNation(view, name);
  const as = treatedAs(state, number, calamity);
  return {
    ...(as !== calamity && { as }),
    own: amountOf(state, number, as, 'primary'),
    ...(hitsOthers(calamity) && { others: amountOf(state, number, calamity, 'secondary') }),
  };
}
