import { type Decision, type Mishap, opponent, Seated } from '@ecumene/bots';
import type { Event, Happening, Open, Seat, Table, World } from '@ecumene/engine';
import { milliseconds } from '../thinking.ts';
import { started } from './channel.ts';
import { Outside } from './outside.ts';

/** Whoever plays a seat in the laboratory: one of our bots, or a program elsewhere. */
export interface Player {
  readonly seat: Seat;
  hear(happenings: readonly Happening[]): void;
  decide(post: Open): Decision | Promise<Decision>;
  close(): void;
}

/** How a program elsewhere is named among the bots: `exec:python3 examples/bots/first.py`. */
export const OUTSIDE = 'exec:';

interface Terms {
  readonly seed: string;
  readonly think: number;
}

export function sitDown(
  table: Table<World, unknown, Event>,
  seat: Seat,
  name: string,
  { seed, think }: Terms,
  report: (mishap: Mishap) => void,
): Player {
  if (name.startsWith(OUTSIDE)) return new Outside(table, seat, started(name.slice(OUTSIDE.length)), think, report);
  const bot = opponent(table.game, name);
  if (bot === undefined) throw new Error(`there is no bot called ${name}`);
  const seated = new Seated(table, seat, bot, `${seed} ${seat}`);
  return {
    seat,
    hear: (happenings) => seated.hear(happenings),
    decide: (post) => seated.decide(post, milliseconds(think), report),
    close: () => {},
  };
}
