import { type Refusal, refuse, say } from '@ecumene/engine';

/** What a person cannot do at a table, and what is the matter. */
export const NO = {
  table: refuse('no-table', say('There is no such table, or you cannot see it.')),
  seat: refuse('not-your-seat', say('This is not your seat.')),
  out: refuse('out', say('This seat is out of the game. It has no vote, and no one can take it over.')),
  notBegun: refuse('not-begun', say('The game has not started yet.')),
  begun: refuse('begun', say('The game has already started.')),
  preparing: refuse('preparing', say('Bots are playing the first turns. Your turn comes when they are done.')),
  over: refuse('over', say('This table is over.')),
  frozen: refuse('frozen', say('The operator has frozen this table. The game continues when it is released.')),
  blocked: refuse('blocked-table', say('An error blocks this table. The host can reset it to an earlier point.')),
  fault: refuse('fault', say('An error in the rules prevented this. Nothing was changed. The error was reported.')),
  busy: refuse('busy', say('The server could not save this. Try again in a moment.')),
  host: refuse('not-host', say('Only the host can do this.')),
  question: refuse('not-open', say('This question is no longer open.')),
  taken: refuse('taken', say('This seat is no longer open. Choose another one.')),
  full: refuse('full', say('There is no open seat.')),
} as const satisfies Readonly<Record<string, Refusal>>;
