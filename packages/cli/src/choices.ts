import { type Asking, isRecord, type Question, render } from '@ecumene/engine';
import type { AnyGame } from '@ecumene/games';

/** How many choices a person wants to read at once. */
const READABLE = 60;

/** Kinds that are answered with a word or a number, so that a number cannot stand for a choice. */
const PLAINLY_ANSWERED: readonly string[] = ['confirm', 'name-number'];

/** The answers a person may choose from by number; nothing where the question is answered otherwise. */
export function choicesFor(asking: Asking<unknown>): readonly unknown[] | undefined {
  return PLAINLY_ANSWERED.includes(asking.question.kind) ? undefined : asking.list();
}

/** The choices, numbered and in words; the first ones only, where there are many. */
export function listChoices(
  game: AnyGame,
  question: Question,
  choices: readonly unknown[],
  view: unknown,
  atMost = READABLE,
): string[] {
  const width = String(choices.length).length;
  const lines = choices
    .slice(0, atMost)
    .map((choice, i) => `  ${String(i + 1).padStart(width)}  ${inWords(game, question, choice, view)}`);
  return choices.length <= atMost ? lines : [...lines, `  … and ${choices.length - atMost} more: ? lists them all`];
}

/** What an answer says: in the words of the game, or as it is written with things by their names. */
function inWords(game: AnyGame, question: Question, answer: unknown, view: unknown): string {
  const name = (thing: { readonly is: string; readonly id: string }): string => game.called(thing);
  const phrase = game.phrase?.(question.topic, answer, view);
  if (phrase !== undefined) return render(phrase, { name });
  const of = 'of' in question && typeof question.of === 'string' ? question.of : 'card';
  const called = (id: string): string => name({ is: of, id });
  return AMOUNTS.includes(question.kind) && isRecord(answer) ? counted(answer, called) : spelled(answer, called);
}

const AMOUNTS: readonly string[] = ['share', 'pick-units'];

function counted(amounts: Readonly<Record<string, unknown>>, called: (id: string) => string): string {
  const parts = Object.entries(amounts).map(([id, n]) => (n === 1 ? called(id) : `${n} × ${called(id)}`));
  return parts.length === 0 ? 'none' : parts.join(', ');
}

function spelled(answer: unknown, called: (id: string) => string): string {
  if (typeof answer === 'string') return called(answer);
  if (Array.isArray(answer)) return answer.length === 0 ? 'none' : answer.map((one) => spelled(one, called)).join(', ');
  if (!isRecord(answer)) return String(answer);
  const parts = Object.entries(answer)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]) => (key === 'do' ? String(value) : `${called(key)} ${spelled(value, called)}`));
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}
