import { opponent, opponents } from '@ecumene/bots';
import type { SeatPlan, TablePlan } from '@ecumene/client';
import { commitment, type Refusal, refuse, type Seat, type Setup, say, Table } from '@ecumene/engine';
import type { AnyGame } from '@ecumene/games';
import { clockPlan, firstClocks, NO_CLOCKS } from '../clocks/clock.ts';
import { isPlace, NO_PLACE } from '../clocks/time-zone.ts';
import { gameNamed } from '../games.ts';
import type { Base } from '../operations/base.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import { type Write, write } from '../store/store.ts';
import { hashed, newId, newSecret } from '../store/written.ts';
import type { LiveTable } from '../tables/live.ts';

const ENDS_BEFORE = refuse(
  'ends-before',
  say('The game ends before the turn it starts at. Choose an earlier turn, or more turns.'),
);
const NO_GAME = refuse('no-game', say('There is no such game here.'));

/** How everybody is told until they choose otherwise. */
export const ALL_NOTICES = JSON.stringify({ push: true, mail: true, webhook: true });

/** What is wrong with a plan; nothing, if a table can be made of it. */
export function planFault(plan: TablePlan): Refusal | undefined {
  const game = gameNamed(plan.game);
  if (game === undefined) return NO_GAME;
  if (plan.clock?.is === 'slow' && plan.clock.place !== undefined && !isPlace(plan.clock.place)) return NO_PLACE;
  const seats = plan.seats.map((_, i) => seatName(i));
  const [fault] = Table.faults(game, { options: plan.options, seats, seed: '' });
  return fault ?? startFault(plan) ?? plan.seats.map((seat) => botFault(game, seat)).find((one) => one !== undefined);
}

/** Whether a game of so many turns ends before the turn from which people play. */
function startFault({ startTurn, options: { turns } }: TablePlan): Refusal | undefined {
  return startTurn !== undefined && typeof turns === 'number' && turns > 0 && turns < startTurn
    ? ENDS_BEFORE
    : undefined;
}

export function botFault(game: AnyGame, seat: SeatPlan): Refusal | undefined {
  if (seat.is !== 'bot' || opponent(game, seat.bot) !== undefined) return undefined;
  const names = opponents(game).map(({ name }) => name);
  return refuse('no-bot', say('There is no bot called {bot}. Choose one of these: {names}.', { bot: seat.bot, names }));
}

function seatName(i: number): Seat {
  return `seat-${i + 1}`;
}

/** The bot that takes a seat nobody has taken. */
export function usualBot(game: AnyGame): string {
  return opponent(game, 'steady')?.name ?? opponents(game).at(-1)?.name ?? 'random';
}

/** A table as it is before anybody plays. */
export function newRow(base: Base, plan: TablePlan, host: string, invite: string): TableRow {
  const now = base.now();
  return {
    id: newId(),
    game: plan.game,
    name: plan.name,
    host,
    state: 'gathering',
    plan: JSON.stringify(plan),
    setup: null,
    commitment: null,
    rules: null,
    prologue: '[]',
    number: 0,
    created: now,
    changed: now,
    due: null,
    clock: JSON.stringify(NO_CLOCKS),
    motions: '[]',
    standing: null,
    waiting: '[]',
    out: '[]',
    invite: hashed(invite),
    frozen: null,
    rematch: null,
    what_if: 0,
    open_to_join: (plan.join ?? 'anyone') === 'anyone' ? 1 : 0,
    open_to_watch: (plan.watch ?? 'anyone') === 'anyone' ? 1 : 0,
    imported: 0,
    time_called: 0,
    moved: now,
    awaited_since: '{}',
    unnamed: 0,
    spectators_muted: 0,
  };
}

export function seatRow(table: string, place: number, plan: SeatPlan, me: string, seat = seatName(place)): SeatRow {
  return {
    table_id: table,
    seat,
    place,
    person: plan.is === 'me' ? me : null,
    bot: plan.is === 'bot' ? plan.bot : null,
    kept_for: null,
    notices: ALL_NOTICES,
    told: 0,
    seen: 0,
    later: null,
  };
}

/** Makes a table, with seats kept for some; the secret is that of its invitation. */
export async function makeTable(
  base: Base,
  plan: TablePlan,
  host: string,
  keptFor: readonly (string | null)[] = [],
): Promise<{ readonly id: string; readonly invite: string }> {
  const invite = newSecret();
  const row = newRow(base, plan, host, invite);
  const seats = plan.seats.map((seat, i) => ({ ...seatRow(row.id, i, seat, host), kept_for: keptFor[i] ?? null }));
  await base.store.commit(newTableWrites(base, row, seats));
  return { id: row.id, invite };
}

export function newTableWrites({ store: { db } }: Base, row: TableRow, seats: readonly SeatRow[]): Write[] {
  return [write(db.insertInto('tables').values(row)), write(db.insertInto('seats').values([...seats]))];
}

/** The setup of the game, with a seed nobody knows, once it is settled who sits where. */
export function setupOf({ newSeed }: Base, live: LiveTable): Setup {
  const { plan, seats, people } = live;
  const players = seats.map(({ seat, person, bot }): [Seat, { is: 'person' | 'bot'; name: string }] => [
    seat,
    person === null ? { is: 'bot', name: bot ?? '' } : { is: 'person', name: people.get(person)?.name ?? '' },
  ]);
  return {
    options: plan.options,
    seats: seats.map(({ seat }) => seat),
    seed: newSeed(),
    players: Object.fromEntries(players),
  };
}

/** What is noted about a table when its game begins. */
export function begunFacts(live: LiveTable, table: ReturnType<typeof openGame>) {
  const seats = live.seats.map(({ seat }) => seat);
  return {
    facts: {
      state: 'playing' as const,
      setup: JSON.stringify(table.setup),
      commitment: commitment(table.setup.seed),
      rules: table.game.version,
      prologue: JSON.stringify(table.chronicle().prologue),
    },
    clocks: firstClocks(clockPlan(live.plan), seats),
  };
}

export function openGame(game: AnyGame, setup: Setup) {
  return Table.open(game, setup);
}
