import type { Seat } from '@ecumene/engine';
import type { Base } from '../operations/base.ts';
import type { LiveTable } from '../tables/live.ts';
import { NO } from '../tables/refusals.ts';
import type { Changed } from '../tables/table-action.ts';
import type { Tables } from '../tables/tables.ts';

/** An undo request does not wait for players whose clock has run out and for whom a bot answers: when all others agree, so do they. */
export class StandInConsent {
  readonly #base: Base;
  readonly #tables: Tables;

  constructor(base: Base, tables: Tables) {
    this.#base = base;
    this.#tables = tables;
    tables.listeners.onChange((changed) => this.#heard(changed));
  }

  #heard({ live, elsewhere }: Changed): void {
    if (elsewhere || standIn(live) === undefined) return;
    this.#tables
      .act(live.id, {
        step: (now) => {
          const seat = standIn(now);
          return seat === undefined
            ? NO.question
            : { is: 'request', seat, request: { do: 'judge-undo', agrees: true } };
        },
      })
      .catch((error: unknown) => this.#base.log.warn({ err: error, table: live.id }, 'an undo request waits'));
  }
}

/** A seat for which a bot agrees, where an undo request waits only for such seats. */
function standIn({ playing, table, clocks }: LiveTable): Seat | undefined {
  const undecided = playing && table !== undefined ? table.undecided : [];
  return undecided.every((seat) => clocks.seats[seat]?.byBot) ? undecided[0] : undefined;
}
