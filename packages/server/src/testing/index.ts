export { type FaultReport, killAgainAndAgain, shareTables } from './faults.ts';
export { type Pelting, pelt } from './pelt.ts';
export { plainAnswer } from './plain-answer.ts';
export { plantTable } from './planted.ts';
export { type Postgres, startPostgres } from './postgres.ts';
export { ServerProcess } from './process.ts';
export { planOf, startServer, until, Visitor } from './server.ts';
