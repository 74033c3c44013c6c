import { say, type Text, the } from '@ecumene/engine';
import type { Action, Agreement, CardId, Cost, Political, Start } from '@ecumene/through-the-ages/reference';

type Move = Action | Political | Start | Agreement;

/** Something a player might do now, and where on the table it is done. */
export interface PossibleAction<M extends Move = Move> {
  readonly move: M;
  /** Where it can be done from: see the makers of spots below. */
  readonly spots: readonly Spot[];
  /** A word or two for a button. */
  readonly verb: Text;
  /** A shorter word for a small button on a card, where what it costs says the rest. */
  readonly brief?: Text;
  readonly cost: Cost;
  /** Culture it scores at once. */
  readonly scores?: number;
  /** It is a special way of doing another action, worth showing only where it is possible. */
  readonly aside: boolean;
}

export type Spot = `row ${number}` | `hand ${CardId}` | `play ${CardId}` | `tactic ${CardId}` | 'table';

export const inRow = (space: number): Spot => `row ${space}`;
export const inHand = (card: CardId): Spot => `hand ${card}`;
export const inPlay = (card: CardId): Spot => `play ${card}`;
export const asTactic = (card: CardId): Spot => `tactic ${card}`;
export const ON_TABLE: Spot = 'table';

const FREE: Cost = {};

export function action<M extends Move>(
  spots: readonly Spot[],
  move: M,
  verb: Text,
  cost: Cost = FREE,
  aside = false,
): PossibleAction<M> {
  return { move, spots, verb, cost, aside };
}

/** A word for a button, with a card in it. */
export function withCard(sentence: string, card: CardId): Text {
  return say(sentence, { card: the('card', card) });
}
