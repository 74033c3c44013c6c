export { type Act, type Acting, act, type Moves, moves, toAct } from './act.ts';
export { type Amounts, type PickUnits, type Pile, pickUnits, type Share, share } from './amounts.ts';
export { type ChooseOne, chooseOne } from './choose-one.ts';
export { type ChooseSome, chooseSome } from './choose-some.ts';
export { type Confirm, confirm } from './confirm.ts';
export { describe, type ReadyQuestion, readAnswer } from './describe.ts';
export { type NameNumber, nameNumber } from './number.ts';
export { type PutInOrder, putInOrder } from './order.ts';
