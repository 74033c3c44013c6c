import { isRecord } from '../json.ts';
import type { Question } from '../question.ts';
import { type Rendering, render } from '../text.ts';
import type { Act } from './act.ts';
import type { PickUnits, Pile, Share } from './amounts.ts';
import type { ChooseOne } from './choose-one.ts';
import type { ChooseSome } from './choose-some.ts';
import type { Confirm } from './confirm.ts';
import type { NameNumber } from './number.ts';
import type { PutInOrder } from './order.ts';

/** Any of the ready kinds, told apart by `kind`. */
export type ReadyQuestion = Act | ChooseOne | ChooseSome | Confirm | NameNumber | PickUnits | PutInOrder | Share;

const READY: readonly string[] = [
  'act',
  'choose-one',
  'choose-some',
  'confirm',
  'name-number',
  'pick-units',
  'put-in-order',
  'share',
] satisfies ReadyQuestion['kind'][];

function isReady(question: Question): question is ReadyQuestion {
  return READY.includes(question.kind);
}

/** Any question as plain text: what is asked, and how to answer it as JSON. */
export function describe(question: Question, how: Rendering = {}): string {
  const rule = question.rule === undefined ? '' : ` (${question.rule})`;
  const head = `${render(question.text, how)}${rule}`;
  return isReady(question) ? `${head}\n${bounds(question, how).join('\n')}` : head;
}

function bounds(question: ReadyQuestion, how: Rendering): string[] {
  switch (question.kind) {
    case 'choose-one':
      return ['One of:', ...question.from.map((id) => `  "${id}"${aka(id, wordsFor(question, id, how))}`)];
    case 'choose-some':
      return [`From ${question.least} to ${question.most}, as a list:`, ...things(question.from, question.of, how)];
    case 'put-in-order':
      return ['All of these as a list, first to last:', ...things(question.items, question.of, how)];
    case 'name-number':
      return [`A number from ${question.least} to ${question.most}.`];
    case 'confirm': {
      const yes = question.yes === undefined ? 'yes' : render(question.yes, how);
      const no = question.no === undefined ? 'no' : render(question.no, how);
      return [`true: ${yes}`, `false: ${no}`];
    }
    case 'share':
    case 'pick-units':
      return [
        `Amounts that come to ${question.goal}, such as {"id": number}:`,
        ...question.over.map((pile) => `  ${describePile(pile)}`),
      ];
    case 'act':
      return [`A move of the family “${question.moves}”.`];
  }
}

function wordsFor(question: ChooseOne, id: string, how: Rendering): string {
  const words = question.words?.[id];
  if (words !== undefined) return render(words, how);
  return nameOf(id, question.of, how);
}

function nameOf(id: string, of: string | undefined, how: Rendering): string {
  return of === undefined ? id : (how.name?.({ is: of, id }) ?? id);
}

const aka = (id: string, name: string): string => (name === id ? '' : `: ${name}`);

function things(ids: readonly string[], of: string | undefined, how: Rendering): string[] {
  return ids.map((id) => `  "${id}"${aka(id, nameOf(id, of, how))}`);
}

function describePile(pile: Pile): string {
  const worth = pile.worth === undefined || pile.worth === 1 ? '' : `, worth ${pile.worth} each`;
  return `"${pile.id}": ${pile.least ?? 0} to ${pile.most}${worth}`;
}

/** What somebody meant by a line of text: JSON if it is JSON, else the text itself. */
export function readAnswer(line: string): unknown {
  try {
    const parsed: unknown = JSON.parse(line);
    return isRecord(parsed) || typeof parsed !== 'object' ? parsed : line;
  } catch {
    return line.trim();
  }
}
