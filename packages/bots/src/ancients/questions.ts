import type { ChooseOne, ChooseSome, NameNumber, PickUnits, Pile, Question, Share } from '@ecumene/engine';
import { isRecord } from '@ecumene/engine';

/** The kinds of questions, told apart so that their bounds can be read. */

export const isChooseOne = (question: Question): question is ChooseOne => question.kind === 'choose-one';
export const isChooseSome = (question: Question): question is ChooseSome => question.kind === 'choose-some';
export const isNameNumber = (question: Question): question is NameNumber => question.kind === 'name-number';
export const isAmounts = (question: Question): question is Share | PickUnits =>
  question.kind === 'share' || question.kind === 'pick-units';

/** A bound of a question for a move that counts something by name. */
export function tallyIn(question: Question, name: string): Readonly<Record<string, number>> {
  const tally: Record<string, number> = {};
  const bound = boundOf(question, name);
  if (!isRecord(bound)) return tally;
  for (const [id, count] of Object.entries(bound)) if (typeof count === 'number') tally[id] = count;
  return tally;
}

export function numberIn(question: Question, name: string): number {
  const bound = boundOf(question, name);
  return typeof bound === 'number' ? bound : 0;
}

export function namesIn(question: Question, name: string): readonly string[] {
  const bound = boundOf(question, name);
  return Array.isArray(bound) ? bound.filter((item) => typeof item === 'string') : [];
}

export function boundOf(question: Question, name: string): unknown {
  const entry = Object.entries(question).find(([key]) => key === name);
  return entry?.[1];
}

/** Takes from piles, those that are liked most first, until the goal is reached; every unit counts one. */
export function takeFrom(piles: readonly Pile[], goal: number, liking: (id: string) => number): Record<string, number> {
  const amounts: Record<string, number> = {};
  let left = goal;
  for (const { id, least = 0 } of piles) {
    if (least > 0) amounts[id] = least;
    left -= least;
  }
  for (const { id, least = 0, most } of [...piles].sort((a, b) => liking(b.id) - liking(a.id))) {
    const more = Math.min(left, most - least);
    if (more <= 0) continue;
    amounts[id] = least + more;
    left -= more;
  }
  return amounts;
}
