import type { AdvanceHolders } from '../state.ts';
import type { NationNumber } from '../world.ts';
import type { Modifiers } from './calamities.ts';
import type { Change, Role } from './calamity-changes.ts';

/** What an advance can give its owner. */
export type Power =
  /** Other tax rates, so much lower and higher; or only higher. */
  | 'tax-rates'
  | 'tax-higher'
  /** Unpaid cities do not revolt. */
  | 'no-revolt'
  /** Tokens more where the owner is alone in an area. */
  | 'limit'
  /** Tokens that may stay beside own cities. */
  | 'beside-city'
  /** Tokens more that each city needs for its support, and to be built. */
  | 'support'
  | 'city-cost'
  /** Land areas more that a token may enter in a turn. */
  | 'marches'
  /** Areas more that a ship may enter in a turn. */
  | 'sails'
  | 'open-sea'
  /** Tokens more that a ship carries. */
  | 'capacity'
  /** Loses tokens after the others in a fight. */
  | 'fights-last'
  /** Needs fewer tokens to attack a city, and more are needed against its own. */
  | 'siege'
  /** Builds ships and moves after the others. */
  | 'moves-last'
  /** Losses may be tokens of areas next to the fight, or ships in its area. */
  | 'losses-nearby'
  | 'losses-ships'
  /** Others may not attack own cities, or anything of its own; and who may all the same. */
  | 'bars-city-attack'
  | 'may-attack-cities'
  | 'bars-attack'
  | 'may-attack'
  /** Cities a turn that may be paid in part from treasury. */
  | 'city-from-treasury'
  /** Tokens of areas next to it that a city may take. */
  | 'city-from-neighbours'
  /** Commodities more that a hand keeps, and points more that a token of treasury pays. */
  | 'hand-limit'
  | 'token-worth'
  /** Treasury tokens that a face point of a commodity card brings when it is sold. */
  | 'sells-cards'
  /** Sets of mined commodities a turn that count one card more. */
  | 'mining'
  /** May take over an area of others. */
  | 'conversion'
  /** Cannot be converted by others. */
  | 'faith';

/** One thing an advance does, and the paragraph that says so. */
export interface Gives {
  readonly power: Power;
  readonly amount: number;
  readonly rule: string;
}

export function gives(power: Power, rule: string, amount = 1): Gives {
  return { power, amount, rule };
}

/** How an advance changes what a calamity does to its owner, as primary or secondary victim. */
export interface Modifies {
  readonly calamity: string;
  readonly change: Change;
  readonly amounts: { readonly [role in Role]?: number };
  readonly rule: string;
}

export function modifies(calamity: string, change: Change, amounts: Modifies['amounts'], rule: string): Modifies {
  return { calamity, change, amounts, rule };
}

export type Effect = Gives | Modifies;

/** An advance as far as its effects go. */
export interface WithEffects {
  readonly id: string;
  readonly effects: readonly Effect[];
}

/** Adds up what a nation's advances give of a power. Made once per book, so that asking it costs little. */
export function total(
  advances: readonly WithEffects[],
  power: Power,
): (state: AdvanceHolders, nation: NationNumber) => number {
  const sources = sourcesOf(advances, power);
  return (state, nation) => {
    const held = state.nations[nation]?.cards;
    let sum = 0;
    if (held !== undefined) for (const { id, amount } of sources) if (held[id] !== undefined) sum += amount;
    return sum;
  };
}

/** Whether any of a nation's advances gives a power. */
export function has(
  advances: readonly WithEffects[],
  power: Power,
): (state: AdvanceHolders, nation: NationNumber) => boolean {
  const sources = sourcesOf(advances, power);
  return (state, nation) => {
    const held = state.nations[nation]?.cards;
    return held !== undefined && sources.some(({ id }) => held[id] !== undefined);
  };
}

function sourcesOf(
  advances: readonly WithEffects[],
  power: Power,
): readonly { readonly id: string; readonly amount: number }[] {
  return advances.flatMap(({ id, effects }) =>
    effects.flatMap((effect) => ('power' in effect && effect.power === power ? [{ id, amount: effect.amount }] : [])),
  );
}

/**
 * The advances that change something about a calamity for a primary or secondary victim, and by how much: those that
 * lessen it first. Made once per book.
 */
export function modifiersOf(
  advances: readonly WithEffects[],
  calamity: string,
  change: Change,
  role: Role = 'primary',
): Modifiers {
  const found = advances.flatMap(({ id, effects }) =>
    effects.flatMap((effect) => {
      if (!('calamity' in effect) || effect.calamity !== calamity || effect.change !== change) return [];
      const amount = effect.amounts[role];
      return amount === undefined ? [] : [[id, amount] as const];
    }),
  );
  return Object.fromEntries(found.sort(([, a], [, b]) => Math.sign(a) - Math.sign(b)));
}

/** Changes that spare the owner something when they are above 0, unlike the others, which do so below 0. */
const HELPFUL: ReadonlySet<Change> = new Set([
  'own-pick',
  'first-faction',
  'bound',
  'fall-broken',
  'spared',
  'spared-nearby',
  'ships-kept',
  'cards-instead',
]);

/** Whether an effect makes a calamity milder for its owner. */
export function isHelp({ change, amounts }: Modifies): boolean {
  const amount = amounts.primary ?? amounts.secondary ?? 0;
  return HELPFUL.has(change) ? amount > 0 : amount < 0;
}
