export {
  type Answerer,
  type Conformance,
  conformance,
  type Examination,
  type Examined,
  examine,
  type Finding,
  type Kit,
  lasting,
  report,
  seatNames,
} from './conformance.ts';
export type { Violation } from './exam.ts';
export { toldInWords } from './scenario-round-trip.ts';
export { checkQuestion, checkRefusal, checkText, watched } from './soundness.ts';
export { tableAt } from './table-at.ts';
