import type { ChooseOne, Question } from '@ecumene/engine';
import type { AtTable } from '../table/at-table.ts';
import { t } from '../text/text.ts';
import { isChooseOne, isConfirm } from './kinds.ts';
import { spelled } from './spelled.ts';

type Speaking = Pick<AtTable, 'words' | 'name'>;

/** What a choice is called: in the question's own words, by the name of the thing, or as it is. */
export function choiceLabel({ of, words: said }: Pick<ChooseOne, 'of' | 'words'>, id: string, table: Speaking): string {
  const text = said?.[id];
  if (text !== undefined) return table.words(text);
  return of === undefined ? id : table.name(of, id);
}

/** An answer as the question puts it; where the question is not known, read out plainly. */
export function answerLabel(question: Question | undefined, answer: unknown, table: Speaking): string {
  if (question !== undefined && isConfirm(question) && typeof answer === 'boolean') {
    const said = answer ? question.yes : question.no;
    return said === undefined ? (answer ? t('Yes') : t('No')) : table.words(said);
  }
  if (question !== undefined && isChooseOne(question) && typeof answer === 'string')
    return choiceLabel(question, answer, table);
  return spelled(answer, table.name);
}
