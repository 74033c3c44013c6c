export type { AnyBot, Bot, Budget, Decision, Situation } from './bot.ts';
export { lasting, thoughts } from './bot.ts';
export { FloorTurns } from './floor-turns.ts';
export { opponent, opponents } from './opponents.ts';
export { type Hosting, hostGame, letPlay } from './play.ts';
export { type Mishap, Seated } from './seated.ts';
