import { type ChooseOne, type ChooseSome, isRecord, type Question, type Share } from '@ecumene/engine';

/** What a policy reads in a question. */

export const isShare = (question: Question): question is Share => question.kind === 'share';
export const isChooseOne = (question: Question): question is ChooseOne => question.kind === 'choose-one';
export const isChooseSome = (question: Question): question is ChooseSome => question.kind === 'choose-some';

/** A bound of a question for a move that counts something by name. */
export function tallyIn(question: Question, name: string): Record<string, number> {
  const bound = boundIn(question, name);
  if (!isRecord(bound)) return {};
  return Object.fromEntries(
    Object.entries(bound).flatMap(([id, count]) => (typeof count === 'number' ? [[id, count]] : [])),
  );
}

/** Names that bound a question for a move. */
export function namesIn(question: Question, name: string): string[] {
  const bound = boundIn(question, name);
  return Array.isArray(bound) ? bound.filter((one) => typeof one === 'string') : [];
}

/** A number that bounds a question for a move. */
export function numberIn(question: Question, name: string): number {
  const bound = boundIn(question, name);
  return typeof bound === 'number' ? bound : 0;
}

function boundIn(question: Question, name: string): unknown {
  return new Map<string, unknown>(Object.entries(question)).get(name);
}
