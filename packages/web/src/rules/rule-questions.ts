import type { Text, Thing } from '@ecumene/engine';
import { listedGame } from '@ecumene/games';
import { GAMES_WITH_LESSONS, lessonsOf } from '../lessons/all-lessons.ts';
import type { Lesson } from '../lessons/lesson.ts';
import { inWords, named, t } from '../text/text.ts';

/** Where the rules of a book are asked at the table, and which lesson asks the same. */

interface AskedAbout {
  readonly topic: string;
  readonly text: Text;
}

/** A question a rule asks. */
export interface RuleQuestion {
  readonly words: string;
  /** The first lesson in which the player answers a question like it. */
  readonly lesson?: { readonly path: string; readonly title: string };
}

/** Questions by the paragraph that asks them, such as `AC 19.31`. */
export type RuleQuestions = Readonly<Record<string, readonly RuleQuestion[]>>;

/** Written by `npm run questions`. */
const FILES = import.meta.glob<Readonly<Record<string, readonly AskedAbout[]>>>('./generated/*.json', {
  import: 'default',
});

export async function ruleQuestionsOf(game: string): Promise<RuleQuestions> {
  const load = FILES[`./generated/${game}.json`];
  const listed = listedGame(game);
  if (load === undefined || listed === undefined) return {};
  const lessons = GAMES_WITH_LESSONS.includes(game) ? lessonsOf(game) : [];
  const [asked, called, taught] = await Promise.all([load(), listed.called(), lessons]);
  const name = (thing: Thing): string => (thing.is === 'seat' ? t('another player') : named(called(thing)));
  const told = ({ topic, text }: AskedAbout): RuleQuestion => {
    const lesson = taught.find((one) => isTaught(one, topic));
    const words = capitalized(inWords(text, name));
    return { words, ...(lesson && { lesson: { path: `/learn/${game}/${lesson.id}`, title: named(lesson.title) } }) };
  };
  return Object.fromEntries(Object.entries(asked).map(([rule, questions]) => [rule, questions.map(told)]));
}

/** Whether the player answers a question of this topic in a lesson. */
function isTaught({ steps }: Lesson, topic: string): boolean {
  return steps.some(({ answers = [] }) => answers.some((answer) => answer.topic === topic));
}

/** A sentence may begin with a name that is written small. */
function capitalized(words: string): string {
  return words.replace(/\p{L}/u, (first) => first.toLocaleUpperCase());
}
