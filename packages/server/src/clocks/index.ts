export type { ClockPlan } from '@ecumene/client';
export { Calendar } from './calendar.ts';
export {
  advance,
  type Clocks,
  firstClocks,
  nextDue,
  ranOut,
  reminded,
  returned,
  type TimeUp,
  timeUp,
} from './clock.ts';
export { clockStateAt } from './clock-state.ts';
