import { type Asking, ask, type Refusal, refuse, type Script, type Seat, say } from '@ecumene/engine';
import { Prompt } from '../asking.ts';
import { nation, nationOf } from '../nations.ts';
import type { Ancients } from '../world.ts';
import { march, refuseMarch } from './march.ts';
import { landOrEnd, type MovementRules, type Mover } from './mover.ts';
import { type MovementMove, movementMoves } from './moves.ts';
import { refuseSail, sail } from './sail.ts';
import { sampleMove } from './sample.ts';

/** One nation moves all, some or none of its tokens and ships, and says when it is done. @rule AC 23.1 @rule AC 23.2 @rule AC 23.22 @rule AC 23.4 */
export function* move(world: Ancients, seat: Seat, how: MovementRules): Script {
  const number = nationOf(world, seat);
  const { tokens, ships } = nation(world, number);
  if (tokens === 0 && ships.length === 0) return;
  const moved = new Array<number>(world.cityIn.length).fill(0);
  const sailed = new Array<number>(1 + ships.reduce((most, ship) => Math.max(most, ship.no), 0)).fill(0);
  world.movement = { nation: number, moved, sailed };
  const mover: Mover = { world, number, reach: how.reach(world, number), how, moved, sailed };
  const asking = askForMove(mover);
  for (;;) {
    const answer = yield* ask(seat, asking);
    if (answer.do === 'end') break;
    if (answer.do === 'march') march(mover, answer);
    else sail(mover, answer);
  }
  world.movement = null;
}

const prompt = new Prompt(movementMoves, 'movement', say('Move your tokens and ships.'));

function askForMove(mover: Mover): Asking<MovementMove> {
  return prompt.ask(mover.how.rules.move, {
    check: (answer) => refusal(mover, answer),
    sample: (random) => sampleMove(mover, random),
    default: () => landOrEnd(mover),
  });
}

function refusal(mover: Mover, answer: MovementMove): Refusal | undefined {
  switch (answer.do) {
    case 'march':
      return refuseMarch(mover, answer);
    case 'sail':
      return refuseSail(mover, answer);
    case 'end':
      return refuseEnd(mover);
  }
}

/** Nobody stays aboard, unless an option allows it. @rule AC 23.56 @rule AC ST tokens-aboard.1 */
function refuseEnd({ world, number, how }: Mover): Refusal | undefined {
  if (how.mayStayAboard?.(world)) return undefined;
  for (const { no, aboard } of nation(world, number).ships) {
    if (aboard > 0)
      return refuse(
        'aboard',
        say('Land the {aboard, plural, one {token} other {# tokens}} aboard ship {no} first.', { aboard, no }),
        how.rules.land,
      );
  }
  return undefined;
}
