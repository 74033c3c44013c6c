import type {
  ChooseOne,
  ChooseSome,
  Confirm,
  NameNumber,
  PickUnits,
  PutInOrder,
  Question,
  Share,
} from '@ecumene/engine';

/** What a question's kind says about its form. */
export const isChooseOne = (question: Question): question is ChooseOne => question.kind === 'choose-one';
export const isChooseSome = (question: Question): question is ChooseSome => question.kind === 'choose-some';
export const isConfirm = (question: Question): question is Confirm => question.kind === 'confirm';
export const isNumber = (question: Question): question is NameNumber => question.kind === 'name-number';
export const isOrder = (question: Question): question is PutInOrder => question.kind === 'put-in-order';
export const isAmounts = (question: Question): question is Share | PickUnits =>
  question.kind === 'share' || question.kind === 'pick-units';

/** The same thing as last time, if it says the same; so that effects do not run again for nothing. */
export function marked(
  ids: readonly string[],
  chosen: (id: string) => boolean,
): ReadonlyMap<string, { is: 'can' | 'chosen' }> {
  return new Map(ids.map((id) => [id, { is: chosen(id) ? 'chosen' : 'can' } as const]));
}
