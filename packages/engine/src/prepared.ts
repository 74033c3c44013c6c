import type { Course } from './course.ts';
import type { AutomaticAnswer } from './journal.ts';
import { type Question, refusalOf } from './question.ts';
import type { Refusal } from './refusal.ts';
import type { Open, Seat } from './script.ts';
import type { Event, World } from './world.ts';

/** An open question with its name at the table. */
export interface Asked {
  readonly id: string;
  readonly seat: Seat;
  readonly question: Question;
}

/** An answer that is proposed, and what speaks against it. */
interface Proposed {
  readonly answer: unknown;
  readonly refusal: Refusal | undefined;
}

/** The same for an open question. A plan that was not used has no answer: only why not. */
export interface Prepared extends Proposed {
  readonly asked: Asked;
}

/** What a seat has prepared for its open questions and must confirm, and the plans that were not used for them. */
export function preparedFor<W extends World<unknown, E>, V, E extends Event>(
  course: Course<W, V, E>,
  seat: Seat,
): readonly Prepared[] {
  return course.timeline.run.open.flatMap((post) => {
    const { asking, id } = post;
    const automatic = post.seat === seat ? course.notes.automatic(seat, asking.question.topic) : undefined;
    const asked = { id, seat, question: asking.question };
    if (automatic?.halted?.question === id) return [{ asked, answer: null, refusal: automatic.halted.why }];
    return automatic?.confirm === undefined ? [] : [{ asked, ...proposedFor(course, post, automatic) }];
  });
}

/** What is proposed for an open question, and what speaks against it. */
export function proposedFor<W extends World<unknown, E>, V, E extends Event>(
  course: Course<W, V, E>,
  post: Open,
  automatic: AutomaticAnswer,
): Proposed {
  const decided = course.decided(post, automatic);
  if ('ask' in decided) return { answer: null, refusal: decided.ask };
  return { answer: decided.answer, refusal: refusalOf(post.asking, decided.answer) };
}
