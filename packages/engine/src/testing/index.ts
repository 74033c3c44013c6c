export {
  type Conformance,
  conformance,
  type Examination,
  type Examined,
  examine,
  type Finding,
  type Kit,
  report,
  seatNames,
} from './conformance.ts';
export type { Violation } from './exam.ts';
