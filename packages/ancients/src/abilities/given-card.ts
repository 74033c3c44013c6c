import {
  type Acting,
  type Asking,
  ask,
  happen,
  pick,
  type Refusal,
  refuse,
  reveal,
  type Script,
  say,
} from '@ecumene/engine';
import { nameOf, nation, seatOf } from '../nations.ts';
import { findCards, handByFace, noteLack, passCards } from '../trade-cards/hands.ts';
import { faceNamed, faceValue } from '../trade-cards/stacks.ts';
import type { Ancients, NationNumber } from '../world.ts';

/** What is given: a card, and whether everybody sees it; no card, where there is none to give. */
export interface GivenCard {
  card?: string;
  open?: boolean;
}

/** A card that one nation asks of another: which it may be, and how the game asks. */
export interface CardAskedFor {
  /** Commodities of at least this value. */
  readonly leastValue: number;
  readonly ask: (cards: readonly string[], acting: Acting<GivenCard>) => Asking<GivenCard>;
  /** The paragraph that makes somebody give a card, and the one that says which. */
  readonly rule: string;
  readonly whichRule: string;
}

/** The commodities a nation can give, by face. */
function givable(world: Ancients, giver: NationNumber, leastValue: number): readonly string[] {
  return Object.keys(handByFace(world, giver))
    .filter((id) => {
      const face = faceNamed(world, id);
      return face?.kind === 'commodity' && faceValue(face) >= leastValue;
    })
    .sort();
}

/**
 * A nation gives a card. Whoever holds any trade card is asked, so that being asked tells nothing; whoever gives nothing has
 * no such card, and everybody learns that. Says whether a card was given. @rule abilities.give
 */
export function* giveCard(
  world: Ancients,
  giver: NationNumber,
  to: NationNumber,
  { leastValue, ask: asking, rule, whichRule }: CardAskedFor,
): Script<boolean> {
  const names = { nation: nameOf(world, to), from: nameOf(world, giver) };
  if (nation(world, giver).hand.length === 0) {
    happen(world, rule, { what: 'card-asked', ...names, given: false });
    return false;
  }
  const cards = givable(world, giver, leastValue);
  const { card, open } = yield* ask(
    seatOf(world, giver),
    asking(cards, {
      check: (given) => refuseGiving(cards, given.card, leastValue, whichRule),
      sample: (random) => (cards.length === 0 ? {} : { card: pick(random, cards) }),
      default: () => {
        const [first] = cards;
        return first === undefined ? {} : { card: first };
      },
    }),
  );
  const found = card === undefined ? undefined : findCards(world, giver, [card]);
  reveal(world, rule, { what: 'card-asked', ...names, given: found !== undefined });
  if (found === undefined || card === undefined) {
    noteLack(world, { nation: giver, valueFrom: leastValue });
    return false;
  }
  passCards(world, giver, to, found);
  const event = { what: 'cards-received', ...names, cards: [card] } as const;
  reveal(world, rule, event, open === true ? 'all' : [seatOf(world, to), seatOf(world, giver)]);
  return true;
}

function refuseGiving(
  cards: readonly string[],
  card: string | undefined,
  least: number,
  rule: string,
): Refusal | undefined {
  if (card === undefined ? cards.length === 0 : cards.includes(card)) return undefined;
  return refuse('card', say('Choose a commodity card of value {least} or more from your hand.', { least }), rule);
}
