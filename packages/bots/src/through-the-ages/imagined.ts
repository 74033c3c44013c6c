import { type Open, refusalOf, type Seat, type Table } from '@ecumene/engine';
import type { Ages, AgesView, Happened } from '@ecumene/through-the-ages';
import { type Asked, answerOf } from './steady.ts';
import type { Temper } from './temper.ts';

/** A game that goes on in the head of a player. */
export type Imagined = Table<Ages, AgesView, Happened>;

function askedAt(table: Imagined, { seat, asking }: Open): Asked {
  return {
    seat,
    question: asking.question,
    view: table.view(seat),
    list: () => asking.list(),
    refusal: (answer) => refusalOf(asking, answer),
    fallback: () => asking.default(),
  };
}

/** Questions after which a thought is given up. */
const FAR_ENOUGH = 60;

/** Lets everybody answer as seems sensible until a seat decides about its turn, or the turn is another's. */
export function playOn(table: Imagined, seat: Seat, temper: Temper): Open | undefined {
  for (let answered = 0; answered < FAR_ENOUGH; answered++) {
    const [post] = table.openQuestions();
    if (post === undefined) return undefined;
    const { topic } = post.asking.question;
    if (topic === 'action' || topic === 'politics') return post.seat === seat ? post : undefined;
    table.answer(post.seat, post.id, answerOf(askedAt(table, post), temper));
  }
  return undefined;
}
