export { Showing } from '../play/showing.ts';
export { type AbuseFigure, type AbuseReport, ATTACK_NAMES, abuse } from './abuse.ts';
export {
  type Carried,
  capacity,
  type Effort,
  MEASURES,
  type Measure,
  processorTime,
  SHORT,
  type Step,
  WHOLE,
  WITHIN,
} from './capacity.ts';
export { Crowd, part } from './crowd.ts';
export { type FaultReport, killAgainAndAgain, shareTables } from './faults.ts';
export { type Pelting, pelt } from './fuzz-run.ts';
export { plainAnswer } from './plain-answer.ts';
export { plantTable } from './planted.ts';
export { type Postgres, startPostgres } from './postgres.ts';
export { ServerProcess } from './process.ts';
export { planOf, startServer, until, Visitor } from './server.ts';
export { playThroughTwo } from './steady-clients.ts';
