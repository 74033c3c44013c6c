import { render } from '../text.ts';
import type { Event, Happening, World } from '../world.ts';
import type { Exam } from './exam.ts';

/** Every happening can be told, and names what it speaks of. */
export function everythingCanBeTold<W extends World<unknown, E>, V, E extends Event>(
  exam: Exam<W, V, E>,
  happenings: readonly Happening<E>[],
): void {
  const { game } = exam;
  for (const happening of happenings) {
    const { what } = happening.event;
    try {
      const sentence = render(game.tell(happening), { name: (thing) => game.called(thing) });
      if (sentence.trim() === '') exam.fail('chronicle', `nothing is told of "${what}"`);
    } catch (error) {
      exam.fail('chronicle', `"${what}" cannot be told: ${stackOf(error)}`);
    }
  }
}

const FRAMES = 6;

/** What an error says and where it came from, in a few lines; its cause, where it has one. */
export function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return stackOf(error.cause);
  return (error.stack ?? error.message).split('\n').slice(0, FRAMES).join('\n');
}

/** The ranking names every seat once, and somebody is first. */
export function everybodyStandsSomewhere<W extends World<unknown, E>, V, E extends Event>(exam: Exam<W, V, E>): void {
  const { table } = exam;
  const ranking = table.ranking();
  for (const seat of table.seats) {
    const count = ranking.filter((one) => one.seat === seat).length;
    if (count !== 1) exam.fail('ranking', `${seat} is named ${count} times in the ranking`, seat);
  }
  if (!ranking.some(({ rank }) => rank === 1)) exam.fail('ranking', 'nobody is first');
}

/** Who is out of the game is asked nothing. */
export function whoIsOutIsNotAsked<W extends World<unknown, E>, V, E extends Event>(exam: Exam<W, V, E>): void {
  const { out } = exam.table;
  for (const { seat, asking } of exam.table.openQuestions())
    if (out.includes(seat)) exam.fail('out', `${seat} is out of the game and asked "${asking.question.topic}"`, seat);
}

/** So often everybody else must have answered for a seat that is never asked again to count as out of the game. */
const OFTEN = 30;

/**
 * At the end of a game: whoever was never asked again, though everybody else was over and over, was out. Who came later may
 * still wait for a place.
 */
export function whoIsNeverAskedIsOut<W extends World<unknown, E>, V, E extends Event>(exam: Exam<W, V, E>): void {
  const { table, game, lastAsked, answeredBy } = exam;
  const resting = [...table.out, ...(game.idle?.(table.world) ?? [])];
  const present = table.setup.seats.filter((seat) => !resting.includes(seat));
  for (const seat of present) {
    const asked = lastAsked.get(seat);
    const others = present.filter((other) => other !== seat);
    if (asked === undefined || others.length === 0) continue;
    const since = answeredBy.slice(asked);
    if (others.every((other) => since.filter((by) => by === other).length >= OFTEN))
      exam.fail(
        'out',
        `${seat} was asked nothing for the last ${since.length} answers: if it is out of the game, out must say so`,
        seat,
      );
  }
}
