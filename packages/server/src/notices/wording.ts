import { render, type Seat, type Thing } from '@ecumene/engine';
import { clockPlan, grace, leftAt } from '../clocks/clock.ts';
import { type AnyTable, gameNamed } from '../games.ts';
import type { Base } from '../operations/base.ts';
import type { LiveTable } from '../tables/live.ts';
import type { Tables } from '../tables/tables.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a person is told about a table. */
export interface Turn {
  readonly title: string;
  readonly text: string;
  /** The same where others may read it too, such as in a channel: nothing that only the person may know. */
  readonly forAll?: string;
  readonly link: string;
  /** The browser it is pushed to. */
  readonly endpoint?: string;
}

/** Says of which game a notice is, what kind of decision waits, and how urgent it is. */
export class Wording {
  readonly #base: Base;
  readonly #tables: Tables;

  constructor(base: Base, tables: Tables) {
    this.#base = base;
    this.#tables = tables;
  }

  /** A table is waiting for a player. */
  turn(live: LiveTable, table: AnyTable, seat: Seat): Turn {
    const [asked] = table.questions(seat);
    const turn = 'It is your turn.';
    const name = (thing: Thing): string => table.game.called(thing);
    const question = asked === undefined ? turn : render(asked.question.text, { name });
    // What kind of thing somebody is asked is for all to see; the question may tell more.
    const kind = asked === undefined ? [] : [`Decision: ${asked.question.topic.replaceAll('-', ' ')}.`];
    const told = (...what: readonly string[]): string =>
      [`${table.game.title}:`, ...what, ...this.#urgency(live, seat)].join(' ');
    return { title: live.row.name, text: told(question), forAll: told(turn, ...kind), link: this.#link(live) };
  }

  /** There is a rematch at this table, with a seat reserved for the person. */
  rematch(live: LiveTable): Turn {
    const { host, game, name } = live.row;
    const who = (host !== null && live.people.get(host)?.name) || 'Someone';
    const text = `${gameNamed(game)?.title ?? game}: ${who} wants to play again. Your seat is reserved.`;
    return { title: name, text, link: this.#link(live) };
  }

  #link({ id }: LiveTable): string {
    return `${this.#base.config.address ?? ''}/table/${id}`;
  }

  /** How much time is left, where that is counted. Everybody may know it. */
  #urgency(live: LiveTable, seat: Seat): readonly string[] {
    const clock = live.clocks.seats[seat];
    if (clock === undefined || clock.byBot) return [];
    const left = leftAt(this.#tables.calendar(live), clock, this.#base.now());
    if (left > 0 && !clock.reminded) return [`${spanOf(left)} left.`];
    const last = left > 0 ? left : grace(clockPlan(live.plan));
    const comes = live.plan.atZero === 'bot' ? 'a bot takes over' : 'the default answer is given';
    return [`Time is up: answer within ${spanOf(last)}, or ${comes}.`];
  }
}

/** A length of time, roughly. */
function spanOf(time: number): string {
  const inUnits = (unit: number, name: string): string => {
    const count = Math.max(1, Math.round(time / unit));
    return `${count} ${name}${count === 1 ? '' : 's'}`;
  };
  if (time >= 2 * DAY) return inUnits(DAY, 'day');
  if (time >= 2 * HOUR) return inUnits(HOUR, 'hour');
  return time >= MINUTE ? inUnits(MINUTE, 'minute') : inUnits(SECOND, 'second');
}
