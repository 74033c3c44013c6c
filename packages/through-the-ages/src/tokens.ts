import { type Script, say } from '@ecumene/engine';
import { kindOf, levelOf, producedBy } from './cards/numbered.ts';
import {
  afterGain,
  afterPaying,
  countOf,
  emptyStore,
  keepsAfterPaying,
  type Store,
  WORTHS,
  waysOfPaying,
} from './change.ts';
import { chooseCard } from './choosing.ts';
import { leads } from './statistics.ts';
import type { Ages, Civilization, Work } from './world.ts';

export type Stored = 'food' | 'resources';

/** What a blue token on a card is worth of a good, 0 if it is none; a lab of Bill Gates is worth its level. @rule TTA gates.1 */
export function worthOf({ card, tokens }: Work, good: Stored, gates: boolean): number {
  switch (kindOf(card)) {
    case 'farm':
      return good === 'food' ? producedBy(card) : 0;
    case 'mine':
      return good === 'resources' ? producedBy(card) : 0;
    case 'lab':
      return good === 'resources' && (gates || tokens > 0) ? levelOf(card) : 0;
    default:
      return 0;
  }
}

/**
 * What a player has of a good, by the worth of the tokens; without Bill Gates nothing more goes on labs.
 * @rule TTA stores.1 @rule TTA farms-and-mines.4 @rule TTA farms-and-mines.5 @rule TTA gates.2
 */
function storeOf(civ: Civilization, good: Stored): Store {
  const store = emptyStore();
  const gates = leads(civ, 'labs-produce');
  for (const work of civ.works) {
    const worth = worthOf(work, good, gates);
    if (worth === 0) continue;
    const i = WORTHS.indexOf(worth);
    store.tokens[i] = (store.tokens[i] ?? 0) + work.tokens;
    if (gates || !isLab(work)) store.open[i] = true;
    store.worth += work.tokens * worth;
    store.count += work.tokens;
  }
  return store;
}

export function isLab({ card }: Work): boolean {
  return kindOf(card) === 'lab';
}

/** How much of a good a player has. */
export function amountOf(civ: Civilization, good: Stored): number {
  const gates = leads(civ, 'labs-produce');
  let amount = 0;
  for (const work of civ.works) if (work.tokens > 0) amount += work.tokens * worthOf(work, good, gates);
  return amount;
}

/** The tokens in the bank after a payment out of it, leaving certain tokens if told; nothing where that is impossible. */
export function bankAfterPaying(
  civ: Civilization,
  good: Stored,
  amount: number,
  bank: number,
  kept: readonly number[] | undefined,
): number | undefined {
  if (kept === undefined && amount <= 0) return bank;
  if (amount > amountOf(civ, good)) return undefined;
  const store = storeOf(civ, good);
  if (kept !== undefined && !keepsAfterPaying(store, amount, bank, kept)) return undefined;
  const after = kept ?? afterPaying(store, amount, bank);
  return after === undefined ? undefined : bank + store.count - countOf(after);
}

/** Gains food or resources and says how much it was. @rule TTA stores.2 @rule TTA ruling.P4 */
export function gainStored(civ: Civilization, good: Stored, amount: number): number {
  if (amount <= 0 || civ.blue === 0) return 0;
  const store = storeOf(civ, good);
  return lay(civ, good, store, afterGain(store, amount, civ.blue));
}

/** Pays food or resources, in the way that leaves the fewest tokens. The payment must be possible. */
export function payStored(civ: Civilization, good: Stored, amount: number): void {
  if (amount <= 0) return;
  const store = storeOf(civ, good);
  const after = afterPaying(store, amount, civ.blue);
  if (after === undefined) throw new Error(`${civ.seat} cannot pay ${amount} ${good}`);
  lay(civ, good, store, after);
}

/** Every set of tokens that may be left after a payment. */
export function waysToKeep(civ: Civilization, good: Stored, amount: number): number[][] {
  return waysOfPaying(storeOf(civ, good), amount, civ.blue);
}

/** Pays so that exactly these tokens are left. */
export function payKeeping(civ: Civilization, good: Stored, kept: readonly number[]): void {
  lay(civ, good, storeOf(civ, good), kept);
}

/**
 * Loses food or resources, or all there is, and says how much it was.
 * @rule TTA paying.9 @rule TTA ruling.T30 @rule TTA ruling.P4
 */
export function loseStored(civ: Civilization, good: Stored, amount: number): number {
  const store = storeOf(civ, good);
  for (let lost = Math.min(amount, store.worth); lost > 0; lost--) {
    const after = afterPaying(store, lost, civ.blue);
    if (after !== undefined) return -lay(civ, good, store, after);
  }
  return 0;
}

/** Lays the tokens of a good anew, mines before labs, and says how much more it is worth. */
function lay(civ: Civilization, good: Stored, before: Store, after: readonly number[]): number {
  let gained = 0;
  for (let i = 0; i < WORTHS.length; i++) {
    const more = (after[i] ?? 0) - (before.tokens[i] ?? 0);
    if (more === 0) continue;
    gained += more * (WORTHS[i] ?? 0);
    civ.blue -= more;
    move(civ, good, WORTHS[i] ?? 0, more);
  }
  return gained;
}

/** Puts tokens on, or takes them off, the cards of one worth: on mines first, off labs first. */
function move(civ: Civilization, good: Stored, worth: number, more: number): void {
  const gates = leads(civ, 'labs-produce');
  const cards = civ.works.filter((work) => worthOf(work, good, gates) === worth);
  if (cards.length > 1) cards.sort((a, b) => Number(isLab(a)) - Number(isLab(b)));
  if (more > 0) {
    const [first] = cards;
    if (first === undefined) throw new Error(`no card holds ${good} worth ${worth}`);
    first.tokens += more;
    return;
  }
  let left = -more;
  for (const work of cards.reverse()) {
    const off = Math.min(left, work.tokens);
    work.tokens -= off;
    left -= off;
  }
}

/** Moves tokens from the bank to a card, as far as they go. @rule TTA production.9 @rule TTA production.16 */
export function fill(civ: Civilization, work: Work, tokens: number): number {
  const moved = Math.min(tokens, civ.blue);
  civ.blue -= moved;
  work.tokens += moved;
  return moved;
}

/** @rule TTA tokens.3 @rule TTA tokens.6 */
export function gainTokens(world: Ages, civ: Civilization, colour: 'blue' | 'yellow', count: number): void {
  civ[colour] += count;
  world.tokens[colour] += count;
}

/** Yellow tokens are lost from the bank, as far as it goes. @rule TTA tokens.8 */
export function loseYellow(world: Ages, civ: Civilization, count: number): number {
  const lost = Math.min(count, civ.yellow);
  civ.yellow -= lost;
  world.tokens.yellow -= lost;
  return lost;
}

/** @rule TTA tokens.9 */
export function takeYellow(from: Civilization, to: Civilization, count: number): number {
  const taken = Math.min(count, from.yellow);
  from.yellow -= taken;
  to.yellow += taken;
  return taken;
}

/**
 * Blue tokens are lost from the bank, then from cards as the loser chooses, but never from a wonder.
 * @rule TTA tokens.7 @rule TTA ruling.T26
 */
export function* loseBlue(world: Ages, civ: Civilization, count: number): Script<number> {
  let lost = Math.min(count, civ.blue);
  civ.blue -= lost;
  world.tokens.blue -= lost;
  while (lost < count) {
    const work = yield* chooseToken(civ, 'TTA tokens.7');
    if (work === undefined) break;
    work.tokens -= 1;
    world.tokens.blue -= 1;
    lost += 1;
  }
  return lost;
}

/** A card with a blue token, of the player's choice where there are several. */
export function* chooseToken(civ: Civilization, rule: string): Script<Work | undefined> {
  const from = civ.works.filter((work) => work.tokens > 0);
  const text = say('Choose a card to take a blue token from.');
  const cards = from.map(({ card }) => card);
  const chosen = yield* chooseCard(civ.seat, cards, { topic: 'blue-token', text, rule });
  return from.find(({ card }) => card === chosen);
}
