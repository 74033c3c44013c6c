import { advancedCivilization } from '@ecumene/advanced-civilization';
import { type Seat, save, Table } from '@ecumene/engine';
import type { Locator, Page } from 'playwright-core';
import { type AnyGame, type AnyTable, SoloHost } from '../../packages/web/src/port/solo-host.ts';

/** Games to look back at, and what one looks with. */

export const SEATS: readonly Seat[] = ['Ada', 'Dido', 'Hiram', 'Tiye'];

/** A table that bots have played for everybody until something is so, kept as Ada's. */
export function played(
  game: AnyGame,
  options: Readonly<Record<string, unknown>>,
  until: (table: AnyTable) => boolean,
  seed = 'looked back at',
  seats = SEATS,
) {
  const players = Object.fromEntries(seats.map((seat) => [seat, { is: 'bot', name: 'hasty' }] as const));
  const table: AnyTable = Table.open(game, { options, seats, seed, players });
  const host = new SoloHost(table, { bots: seats, bot: 'hasty' }, {});
  // A clock that only goes on when a bot looks at it: what a bot decides does not depend on how fast it thinks.
  let looks = 0;
  for (let post = host.next(); post !== undefined && !until(table); post = host.next())
    host.decide(
      post,
      () => looks++,
      () => {},
    );
  const about = { id: 'played', game: game.name, options, people: ['Ada'], bots: seats.slice(1), bot: 'hasty' };
  return { table: about, saved: JSON.parse(JSON.stringify(save(table))), memories: {} };
}

/** A table of Advanced Civilization that has just come to a turn. */
export function playedTo(turn: number, options: Readonly<Record<string, unknown>>) {
  return played(advancedCivilization, options, ({ world }) => 'turn' in world && world.turn === turn);
}

/** A card that a button has opened. */
export function card(page: Page): Locator {
  return page.locator('.replay-card:popover-open');
}
