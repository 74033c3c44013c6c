import { Table } from '@ecumene/engine';
import { arrange, playOn, unlikeTable } from '@ecumene/engine/scenario';
import { type AnyGame, type AnyTable, SoloHost } from '../port/solo-host.ts';
import type { LessonTable } from './lesson.ts';
import { Script } from './script.ts';

/** The bot that plays for the others in lessons. */
const BOT = 'steady';

/** The table of a lesson, at the moment the player begins. */
function tableOf(game: AnyGame, { scenario }: LessonTable): AnyTable {
  const table = arrange(game, scenario);
  const [wrong] = playOn(table, scenario);
  if (wrong !== undefined) throw new Error(wrong);
  return table;
}

/** Plays a lesson: real rules, bots that follow the script where there is one, and a way back. */
export class LessonHost {
  readonly #script: Script;
  #solo: SoloHost;

  constructor(game: AnyGame, lesson: LessonTable) {
    this.#script = new Script(lesson.others);
    this.#solo = this.#hosting(tableOf(game, lesson));
  }

  /** The host of the table as it is now; another one after `goBack`. */
  get solo(): SoloHost {
    return this.#solo;
  }

  /** Whether the table is as expected, counting what happened from an entry on. */
  stands(expected: unknown, since: number): boolean {
    return unlikeTable(this.#solo.table, expected, since) === undefined;
  }

  /** Forgets everything after so many entries of the journal. */
  goBack(number: number): void {
    const { game, setup, journal } = this.#solo.table;
    this.#script.goBack(number);
    this.#solo = this.#hosting(Table.resume(game, setup, journal.slice(0, number), undefined, true));
  }

  #hosting(table: AnyTable): SoloHost {
    const [, ...bots] = table.setup.seats;
    return new SoloHost(table, { bots, bot: BOT, script: this.#script }, {});
  }
}
