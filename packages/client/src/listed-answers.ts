import type { Event, Seat, Table, World } from '@ecumene/engine';
import type { Static } from 'typebox';
import { Type } from 'typebox';
import { list, Text } from './engine-forms.ts';

/** How many answers are still listed for a person to choose from. */
export const MOST_LISTED = 200;

/** Answers a question takes, each with what it means in the words of the game, where the game says so. */
export const ListedAnswers = list(
  Type.Object({ answer: Type.Unknown(), words: Type.Union([Text, Type.Null()]) }, { description: 'A legal answer.' }),
);
export type ListedAnswers = Static<typeof ListedAnswers>;

/** All answers an open question of a seat takes; nothing, where it is not open or they cannot be listed. */
export function listedAnswers<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  seat: Seat,
  question: string,
): ListedAnswers | undefined {
  const post = table.openQuestions().find((open) => open.id === question && open.seat === seat);
  const answers = post?.asking.list();
  if (post === undefined || answers === undefined || answers.length > MOST_LISTED) return undefined;
  const view = table.view(seat);
  const { topic } = post.asking.question;
  return answers.map((answer) => ({ answer, words: table.game.phrase?.(topic, answer, view) ?? null }));
}
