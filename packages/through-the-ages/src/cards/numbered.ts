/**
 * Every single card of the box has a number: what it shows follows from the number, so that equal cards can still be
 * told apart by where they are, and hidden ones exchanged.
 */

import { allCards, type Card, type CardId, type CardOf, isOfKind } from './index.ts';
import {
  type Kind,
  levelOfAge,
  militaryKinds,
  productionKinds,
  specialKinds,
  technologyKinds,
  unitKinds,
  urbanKinds,
  workerKinds,
} from './kinds.ts';

export type CardNo = number;

/** No card. */
export const NONE: CardNo = 0;

const COPY_BITS = 3;

const indexOfId: ReadonlyMap<string, number> = new Map(allCards.map(({ id }, index) => [id, index + 1]));
const faces: readonly (Card | undefined)[] = [undefined, ...allCards];
const ids: readonly (CardId | undefined)[] = [undefined, ...allCards.map(({ id }) => id)];
const kinds: readonly (Kind | undefined)[] = [undefined, ...allCards.map(({ kind }) => kind)];
const levels: readonly number[] = [0, ...allCards.map(({ age }) => levelOfAge[age])];
const military: readonly boolean[] = [false, ...allCards.map((card) => isOfKind(card, militaryKinds))];

/** What a card shows. */
export function face(no: CardNo): Card {
  const card = faces[no >> COPY_BITS];
  if (card === undefined) throw new Error(`there is no card number ${no}`);
  return card;
}

export function idOf(no: CardNo): CardId {
  return ids[no >> COPY_BITS] ?? face(no).id;
}

export function kindOf(no: CardNo): Kind {
  return kinds[no >> COPY_BITS] ?? face(no).kind;
}

/** The level of a card: 0 for Age A up to 3. @rule TTA level.1 */
export function levelOf(no: CardNo): number {
  return levels[no >> COPY_BITS] ?? 0;
}

export function isMilitary(no: CardNo): boolean {
  return military[no >> COPY_BITS] === true;
}

/** Whether a card goes into an event deck: an event, or a territory to be discovered. */
export function isEvent(no: CardNo): boolean {
  const kind = kinds[no >> COPY_BITS];
  return kind === 'event' || kind === 'territory';
}

/** Whether two cards show the same. */
export function sameFace(a: CardNo, b: CardNo): boolean {
  return a >> COPY_BITS === b >> COPY_BITS;
}

/** The number of one copy of a card; nothing for a name no card has. */
export function numberOf(id: string, copy = 0): CardNo | undefined {
  const index = indexOfId.get(id);
  return index === undefined ? undefined : (index << COPY_BITS) + copy;
}

/** The number of a copy of a card that is known to exist. */
export function cardNo(id: CardId, copy = 0): CardNo {
  const no = numberOf(id, copy);
  if (no === undefined) throw new Error(`there is no card called ${id}`);
  return no;
}

/** The first of these cards that shows what the name says. */
export function findFace(among: readonly CardNo[], id: string): CardNo {
  const wanted = indexOfId.get(id);
  if (wanted === undefined) return NONE;
  for (const no of among) if (no >> COPY_BITS === wanted) return no;
  return NONE;
}

/** The cards of a deck list by number: equal cards are numbered in order. */
export function numbered(ids: readonly CardId[]): CardNo[] {
  const copies = new Map<CardId, number>();
  return ids.map((id) => {
    const copy = copies.get(id) ?? 0;
    copies.set(id, copy + 1);
    return cardNo(id, copy);
  });
}

/** Looks cards of some kinds up with their own type. */
function ofKinds<K extends Kind>(kinds: readonly K[]): (no: CardNo) => CardOf<K> | undefined {
  const found: readonly (CardOf<K> | undefined)[] = [
    undefined,
    ...allCards.map((card) => (isOfKind(card, kinds) ? card : undefined)),
  ];
  return (no) => found[no >> COPY_BITS];
}

function surely<K extends Kind>(kinds: readonly K[]): (no: CardNo) => CardOf<K> {
  const look = ofKinds(kinds);
  return (no) => {
    const card = look(no);
    if (card === undefined) throw new Error(`card ${no} is no ${kinds.join(' or ')}`);
    return card;
  };
}

export const workCard = surely(workerKinds);
export const governmentCard = surely(['government']);
export const leaderCard = surely(['leader']);
export const wonderCard = surely(['wonder']);
export const specialCard = surely(specialKinds);
export const territoryCard = surely(['territory']);
export const tacticCard = surely(['tactic']);
export const aggressionCard = surely(['aggression']);
export const warCard = surely(['war']);
export const pactCard = surely(['pact']);
export const eventCard = surely(['event']);

export const asTechnology = ofKinds(technologyKinds);
export const asWork = ofKinds(workerKinds);
export const asUrban = ofKinds(urbanKinds);
export const asUnit = ofKinds(unitKinds);
export const asSpecial = ofKinds(specialKinds);
export const asAction = ofKinds(['action']);
export const asBonus = ofKinds(['bonus']);

const produced: readonly number[] = [
  0,
  ...allCards.map((card) => (isOfKind(card, productionKinds) ? card.produces : 0)),
];

/** What a blue token on a farm or a mine is worth; 0 for any other card. @rule TTA farms-and-mines.3 */
export function producedBy(no: CardNo): number {
  return produced[no >> COPY_BITS] ?? 0;
}

const science: readonly number[] = [
  0,
  ...allCards.map((card) => (isOfKind(card, technologyKinds) ? card.cost.science : 0)),
];

/** The science printed on a technology, for developing it in peace; 0 for any other card. */
export function scienceCost(no: CardNo): number {
  return science[no >> COPY_BITS] ?? 0;
}
