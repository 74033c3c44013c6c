import type { RuleIndex } from '@ecumene/engine';
import { indexOf } from './indexes.ts';
import { type RuleQuestions, ruleQuestionsOf } from './rule-questions.ts';

/** A rulebook with the questions its rules ask. */
export interface BookWithQuestions {
  readonly index: RuleIndex;
  readonly questions: RuleQuestions;
}

export async function bookOf(game: string): Promise<BookWithQuestions> {
  const [index, questions] = await Promise.all([indexOf(game), ruleQuestionsOf(game)]);
  return { index, questions };
}
