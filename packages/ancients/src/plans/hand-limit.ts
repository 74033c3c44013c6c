import { type Decided, refuse, say } from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { nation } from '../nations.ts';
import { cardsWithout, leastMissed } from '../trade/agent-cards.ts';
import { faceOf, thingOf } from '../trade-cards/stacks.ts';
import type { Ancients, Face } from '../world.ts';
import { type PlansFor, plansOf } from './planning.ts';
import { isShare } from './questions.ts';

const form = Type.Object(
  {
    /** Commodities that are never handed in. */
    never: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 60 }),
  },
  { additionalProperties: false },
);
export type HandLimitPolicy = Static<typeof form>;

const TOO_FEW = refuse('too-few-cards', say('You have too few other cards to discard. Choose which to give up.'));

/** Cards beyond the hand limit handed in by a policy: those whose loss costs the sets least. @rule tradeCards.surrender */
export function handLimitPolicies<W extends Ancients>(): PlansFor<W> {
  return plansOf<W, typeof form>(form, ({ world, number, question }, { never }): Decided => {
    if (!isShare(question)) return { ask: TOO_FEW };
    const asked = new Set(question.over.map(({ id }) => id));
    let hand: Face[] = nation(world, number).hand.map((card) => faceOf(world, card));
    const given: Record<string, number> = {};
    for (let due = question.total; due > 0; due--) {
      const may = (face: Face): boolean => asked.has(face.id) && !never.includes(thingOf(face));
      const card = leastMissed(hand, [], may);
      if (card === undefined) return { ask: TOO_FEW };
      given[card.id] = (given[card.id] ?? 0) + 1;
      hand = cardsWithout(hand, [card]);
    }
    return { answer: given };
  });
}
