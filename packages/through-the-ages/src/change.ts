/**
 * How an amount is made out of blue tokens. Tokens are worth what their card says, so a store is a number of tokens of
 * each worth, and a payment takes it to another such number.
 */

import { allCards, isOfKind } from './cards/index.ts';
import { productionKinds } from './cards/kinds.ts';

/** What a token can be worth, from the least. @rule TTA farms-and-mines.3 */
export const WORTHS: readonly number[] = [
  ...new Set(allCards.flatMap((card) => (isOfKind(card, productionKinds) ? [card.produces] : []))),
].sort((a, b) => a - b);

/** A store of food or resources: tokens of each worth, and where more can be put. */
export interface Store {
  readonly tokens: number[];
  readonly open: boolean[];
  /** What all tokens are worth together. */
  worth: number;
  count: number;
}

export function emptyStore(): Store {
  return { tokens: NO_TOKENS.slice(), open: ALL_CLOSED.slice(), worth: 0, count: 0 };
}

/** How many tokens there are of all worths together. */
export function countOf(tokens: readonly number[]): number {
  let count = 0;
  for (const some of tokens) count += some;
  return count;
}

const NO_TOKENS: readonly number[] = WORTHS.map(() => 0);
const ALL_CLOSED: readonly boolean[] = WORTHS.map(() => false);

const LONGEST = 512;
const IMPOSSIBLE = 1 << 20;

/** For each set of worths and each amount: the fewest tokens that make it, and the greatest among them. */
interface Fewest {
  readonly count: Int32Array;
  readonly greatest: Int8Array;
}

const fewest: readonly Fewest[] = Array.from({ length: 1 << WORTHS.length }, (_, set) => tabulate(set));

function tabulate(set: number): Fewest {
  const count = new Int32Array(LONGEST).fill(IMPOSSIBLE);
  const greatest = new Int8Array(LONGEST).fill(-1);
  count[0] = 0;
  for (let amount = 1; amount < LONGEST; amount++) {
    for (let i = 0; i < WORTHS.length; i++) {
      const before = amount - worthAt(i);
      if ((set & (1 << i)) === 0 || before < 0) continue;
      const tokens = (count[before] ?? IMPOSSIBLE) + 1;
      if (tokens > (count[amount] ?? IMPOSSIBLE)) continue;
      count[amount] = tokens;
      greatest[amount] = i;
    }
  }
  return { count, greatest };
}

function worthAt(index: number): number {
  return WORTHS[index] ?? 0;
}

function openSet(store: Store, below: number): number {
  let set = 0;
  for (let i = 0; i < below; i++) if (store.open[i]) set |= 1 << i;
  return set;
}

function fewestFor(set: number, amount: number): number {
  if (amount >= LONGEST) return IMPOSSIBLE;
  return fewest[set]?.count[amount] ?? IMPOSSIBLE;
}

/** Adds the fewest tokens of these worths that make the amount. */
function addFewest(tokens: number[], set: number, amount: number): void {
  let left = amount;
  while (left > 0) {
    const i = fewest[set]?.greatest[left] ?? -1;
    if (i < 0) throw new Error(`${amount} cannot be made`);
    tokens[i] = (tokens[i] ?? 0) + 1;
    left -= worthAt(i);
  }
}

/**
 * The tokens after gaining as much of an amount as so many tokens allow: exactly, in as few tokens as possible, else the
 * nearest lower amount. @rule TTA stores.2 @rule TTA stores.3 @rule TTA stores.4 @rule TTA ruling.T22
 */
export function afterGain(store: Store, amount: number, bank: number): number[] {
  const set = openSet(store, WORTHS.length);
  const tokens = store.tokens.slice();
  for (let gained = amount; gained > 0; gained--) {
    if (fewestFor(set, gained) > bank) continue;
    addFewest(tokens, set, gained);
    return tokens;
  }
  return tokens;
}

/**
 * The tokens after paying an amount, as few as possible, or nothing where it cannot be paid. Of the worths that change,
 * the greatest is given up, and change goes below it; so nothing ever moves up.
 * @rule TTA paying.1 @rule TTA paying.2 @rule TTA paying.3 @rule TTA paying.4 @rule TTA paying.5 @rule TTA paying.7
 * @rule TTA ruling.T23 @rule TTA ruling.T24
 */
export function afterPaying(store: Store, amount: number, bank: number): number[] | undefined {
  if (amount <= 0) return store.tokens;
  if (amount > store.worth) return undefined;
  return exactly(store, amount, store.count + bank) ?? overpaid(store, amount, bank);
}

function exactly(store: Store, amount: number, room: number): number[] | undefined {
  let bestCount = room + 1;
  let best: number[] | undefined;
  let worthBelow = 0;
  let countBelow = 0;
  for (let top = 0; top < WORTHS.length; top++) {
    const have = store.tokens[top] ?? 0;
    const above = store.count - countBelow - have;
    for (let given = 1; given <= have; given++) {
      const left = worthBelow + given * worthAt(top) - amount;
      if (left < 0) continue;
      const kept = above + have - given;
      const lower = composed(store, top, left, bestCount - kept - 1);
      if (lower === undefined) continue;
      lower.push(have - given);
      for (let i = top + 1; i < WORTHS.length; i++) lower.push(store.tokens[i] ?? 0);
      best = lower;
      bestCount = countOf(best);
    }
    worthBelow += have * worthAt(top);
    countBelow += have;
  }
  return best;
}

/** The worths below one made into an amount with the fewest tokens, at most so many. */
function composed(store: Store, below: number, amount: number, atMost: number): number[] | undefined {
  const set = openSet(store, below);
  if (firstClosed(store, below) >= 0) return withClosed(store, below, amount, atMost, set);
  if (fewestFor(set, amount) > atMost) return undefined;
  const tokens: number[] = [];
  for (let i = 0; i < below; i++) tokens.push(0);
  addFewest(tokens, set, amount);
  return tokens;
}

/** The first worth with tokens that can only be spent. */
function firstClosed(store: Store, below: number): number {
  for (let i = 0; i < below; i++) if (!store.open[i] && (store.tokens[i] ?? 0) > 0) return i;
  return -1;
}

/** The same where some tokens can only be kept or spent. @rule TTA gates.3 */
function withClosed(store: Store, below: number, amount: number, atMost: number, set: number): number[] | undefined {
  let best: number[] | undefined;
  let limit = atMost;
  const keep = (index: number, left: number, kept: readonly number[], count: number): void => {
    if (left < 0 || count > limit) return;
    if (index === below) {
      if (count + fewestFor(set, left) > limit) return;
      limit = count + fewestFor(set, left) - 1;
      best = [...kept];
      addFewest(best, set, left);
      return;
    }
    const most = store.open[index] ? 0 : (store.tokens[index] ?? 0);
    for (let n = 0; n <= most; n++) keep(index + 1, left - n * worthAt(index), [...kept, n], count + n);
  };
  keep(0, amount, [], 0);
  return best;
}

/** Whether tokens that are left are one of the ways of paying an amount exactly. */
export function keepsAfterPaying(store: Store, amount: number, bank: number, kept: readonly number[]): boolean {
  if (kept.length !== WORTHS.length) return false;
  if (amount <= 0) return kept.every((tokens, i) => tokens === store.tokens[i]);
  let worth = 0;
  let count = 0;
  for (const [i, tokens] of kept.entries()) {
    if (!store.open[i] && tokens > (store.tokens[i] ?? 0)) return false;
    worth += tokens * worthAt(i);
    count += tokens;
  }
  return worth === store.worth - amount && count <= store.count + bank && movesDown(store, kept);
}

/** Every way the tokens may lie after paying exactly; for players who pay by hand. @rule TTA ruling.T23 */
export function waysOfPaying(store: Store, amount: number, bank: number): number[][] {
  const ways: number[][] = [];
  arrange(store, store.worth - amount, (tokens) => {
    const count = countOf(tokens);
    if (count <= store.count + bank && movesDown(store, tokens)) ways.push(tokens);
  });
  return ways;
}

/**
 * Where nothing pays exactly, the smallest excess after which the bank is empty.
 * @rule TTA paying.6 @rule TTA ruling.T25
 */
function overpaid(store: Store, amount: number, bank: number): number[] | undefined {
  const all = store.count + bank;
  for (let worth = store.worth - amount - 1; worth >= 0; worth--) {
    let found: number[] | undefined;
    arrange(store, worth, (tokens) => {
      const count = countOf(tokens);
      if (found === undefined && count === all && movesDown(store, tokens)) found = tokens;
    });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Every way tokens of the worths at hand make an amount. */
function arrange(store: Store, worth: number, use: (tokens: number[]) => void): void {
  const place = (index: number, left: number, tokens: readonly number[]): void => {
    if (index < 0) {
      if (left === 0) use(tokens.toReversed());
      return;
    }
    const most = Math.floor(left / worthAt(index));
    const cap = store.open[index] ? most : Math.min(most, store.tokens[index] ?? 0);
    for (let n = 0; n <= cap; n++) place(index - 1, left - n * worthAt(index), [...tokens, n]);
  };
  place(WORTHS.length - 1, worth, []);
}

/** Whether the greatest worth that changes is given up, so that nothing moved up. @rule TTA paying.7 */
function movesDown(store: Store, tokens: readonly number[]): boolean {
  for (let i = WORTHS.length - 1; i >= 0; i--) {
    const difference = (tokens[i] ?? 0) - (store.tokens[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}
