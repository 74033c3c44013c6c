/** Every card of the game by its id. */

import { ageA } from './age-a/index.ts';
import { ageI } from './age-i/index.ts';
import { ageII } from './age-ii/index.ts';
import { ageIII } from './age-iii/index.ts';
import type { CardRecord } from './card.ts';
import { otherReadings } from './doubts.ts';
import type { Kind } from './kinds.ts';

const records = [...ageA, ...ageI, ...ageII, ...ageIII, ...otherReadings] as const;
type Recorded = (typeof records)[number];

export type CardId = Recorded['id'];

/** The ids of the cards of some kinds: `IdOf<'leader'>`, `IdOf<UrbanKind>`. */
export type IdOf<K extends Kind> = Extract<Recorded, { readonly kind: K }>['id'];

export type Card = CardRecord & { readonly id: CardId };

/** The cards of some kinds: `CardOf<'leader'>`, `CardOf<UrbanKind>`. */
export type CardOf<K extends Kind> = RecordOf<K> & { readonly id: IdOf<K>; readonly kind: K };
type RecordOf<K extends Kind, C extends CardRecord = CardRecord> = C extends CardRecord
  ? Extract<C['kind'], K> extends never
    ? never
    : C
  : never;

export const allCards: readonly Card[] = records;

/** The cards by id; `cardsOf` gives those of some kinds with their own type. */
export const cards: Readonly<Record<CardId, Card>> = registry(allCards);

/** Whether a card is of one of these kinds. */
export function isOfKind<K extends Kind>(card: Card, kinds: readonly K[]): card is Card & CardOf<K> {
  for (const kind of kinds) if (kind === card.kind) return true;
  return false;
}

/** The cards of these kinds by id: `cardsOf(['leader'])`, `cardsOf(urbanKinds)`. */
export function cardsOf<K extends Kind>(kinds: readonly K[]): Readonly<Record<IdOf<K>, CardOf<K>>> {
  const found: { [id: string]: CardOf<K> } = {};
  for (const card of allCards) if (isOfKind(card, kinds)) found[card.id] = card;
  if (!holdsAll(found, kinds)) throw new Error(`cards of kind ${kinds.join(', ')} are missing`);
  return Object.freeze(found);
}

function holdsAll<K extends Kind>(found: object, kinds: readonly K[]): found is Record<IdOf<K>, CardOf<K>> {
  return allCards.every((card) => !isOfKind(card, kinds) || Object.hasOwn(found, card.id));
}

function registry(all: readonly Card[]): Readonly<Record<CardId, Card>> {
  const found: { [id: string]: Card } = {};
  for (const card of all) {
    if (found[card.id]) throw new Error(`two cards are called ${card.id}`);
    found[card.id] = frozen(card);
  }
  if (!isComplete(found)) throw new Error('a card is missing from the registry');
  return Object.freeze(found);
}

function isComplete(found: { readonly [id: string]: Card }): found is Record<CardId, Card> {
  return records.every(({ id }) => found[id]?.id === id);
}

/** Freezes a value and everything in it: records are shared by all tables. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
