import { NOBODY_YET, type SeatPlan, type TablePlan } from '@ecumene/client';
import { type Refusal, refuse, type Seat, say } from '@ecumene/engine';
import { type AnyTable, gameNamed } from '../games.ts';
import type { Base } from '../operations/base.ts';
import type { Blocks } from '../people/blocks.ts';
import { Conflict, mustWrite, type Write, write } from '../store/store.ts';
import { hashed, newSecret } from '../store/written.ts';
import type { LiveTable } from '../tables/live.ts';
import { NO } from '../tables/refusals.ts';
import type { Also, Sitting, TableAction } from '../tables/table-action.ts';
import type { Tables } from '../tables/tables.ts';
import { within } from '../tables/time-limit.ts';
import { type Access, belongs } from './access.ts';
import {
  ALL_NOTICES,
  begunFacts,
  botFault,
  makeTable,
  openGame,
  planFault,
  setupOf,
  usualBot,
} from './create-table.ts';
import { deleteTable } from './delete-table.ts';
import { holderOf, isFull, openSeat, seatOfBot } from './free-seats.ts';
import { namedAlike } from './look-alikes.ts';
import { keptOf, motionsOf, withoutVoter } from './motions.ts';
import { noteSat, reseat, seatsLeft } from './seat-history.ts';

/** Milliseconds it may take to set up a game. */
const OPENING = 2000;

/** Milliseconds after which the clocks look whether a full table has begun. */
const LEFT_WAITING = 5000;

const AT_ODDS = refuse('blocked', say('You cannot join this table.'));
const SEATED = refuse(
  'seated',
  say('You are already at this table. Only the host can take a second seat, before the game starts.'),
);
const NOT_INVITED = refuse('not-invited', say('This table is for invited players. Ask the host for the link.'));
const TOO_MANY = refuse('too-many-tables', say('You have reached the limit of tables. Finish some first.'));

/** Making tables, sitting down at them and getting up again. */
export class Lobby {
  readonly #base: Base;
  readonly #tables: Tables;
  readonly #blocks: Blocks;
  readonly #access: Access;

  constructor(base: Base, tables: Tables, blocks: Blocks, access: Access) {
    this.#base = base;
    this.#tables = tables;
    this.#blocks = blocks;
    this.#access = access;
  }

  async create(
    plan: TablePlan,
    person: string,
    keptFor: readonly (string | null)[] = [],
  ): Promise<{ readonly id: string; readonly invite: string } | Refusal> {
    return (await this.tooMany(person)) ?? planFault(plan) ?? makeTable(this.#base, plan, person, keptFor);
  }

  async tooMany(person: string): Promise<Refusal | undefined> {
    const { count } = await this.#base.store.db
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('host', '=', person)
      .where('state', 'in', ['gathering', 'playing'])
      .executeTakeFirstOrThrow();
    return Number(count) >= this.#base.config.limits.tablesPerPerson ? TOO_MANY : undefined;
  }

  /** A person who knows the secret may see and join the table from now on. */
  async enter(id: string, person: string, secret: string): Promise<Refusal | undefined> {
    const live = await this.invitedTo(id, secret);
    if ('code' in live) return live;
    await this.#base.store.db
      .insertInto('guests_of')
      .values({ table_id: id, person })
      .onConflict((taken) => taken.doNothing())
      .execute();
    return undefined;
  }

  /** The table an invitation leads to. */
  async invitedTo(id: string, secret: string): Promise<LiveTable | Refusal> {
    const live = await this.#tables.open(id);
    return live?.row.invite === hashed(secret) ? live : NO.table;
  }

  /** A new secret for the invitation. */
  async invite(id: string, person: string): Promise<string | Refusal> {
    const secret = newSecret();
    const refusal = await this.#tables.act(id, {
      also: ({ row }) => (row.host === person ? { facts: { invite: hashed(secret) } } : NO.host),
    });
    return refusal ?? secret;
  }

  /**
   * Sits down in an open seat, before the game or, where a seat has been given up, during it; then also in that of a bot,
   * where the table allows it.
   */
  async join(
    id: string,
    { id: person, name }: { readonly id: string; readonly name: string },
    wanted: Seat | undefined,
  ): Promise<{ readonly seat: Seat } | Refusal> {
    const live = await this.#tables.open(id);
    if (live === undefined || !(await this.#access.maySee(live, person))) return NO.table;
    if ((live.plan.join ?? 'anyone') === 'invited' && !belongs(live, person)) {
      if (!(await this.#access.invited(id, person))) return NOT_INVITED;
    }
    const others = [live.row.host, ...live.seats.map((row) => row.person)].filter((one) => one !== null);
    if (
      await this.#blocks.atOdds(
        person,
        others.filter((one) => one !== person),
      )
    )
      return AT_ODDS;
    const alike = namedAlike(live, person, name);
    if (alike !== undefined) return alike;
    const sat = await seatsLeft(this.#base, id, person);
    let seat: Seat | undefined;
    const refusal = await this.#tables.act(id, {
      step: (now) => {
        if (now.row.state !== 'gathering' && now.row.state !== 'playing') return NO.over;
        const own = now.seatsOf(person);
        seat =
          own.find((one) => wanted === undefined || one === wanted) ??
          openSeat(now, person, wanted) ??
          seatOfBot(now, person, { sat, wanted });
        if (seat === undefined) return wanted === undefined ? NO.full : NO.taken;
        if (own.includes(seat)) return undefined;
        if (own.length > 0 && (now.row.state === 'playing' || now.row.host !== person)) return SEATED;
        if (now.row.state === 'gathering') return undefined;
        return { is: 'replace', seat, by: { is: 'person', name } };
      },
      also: (now) => {
        if (seat === undefined || now.seatsOf(person).includes(seat)) return {};
        const sits = { seat, person, bot: null };
        const last = now.row.state === 'gathering' && isFull(seatedAfter(now, sits));
        return {
          seats: [sits],
          writes: [this.#sit(id, sits, now.seatRow(seat)?.bot ?? null)],
          ...(last && { facts: { due: this.#base.now() + LEFT_WAITING } }),
        };
      },
    });
    if (refusal !== undefined) return refusal;
    if (seat === undefined) return NO.full;
    await this.beginIfFull(id);
    return { seat };
  }

  /** Takes the seat if it is open or a bot there gives way. Otherwise nothing happens. */
  #sit(id: string, { seat, ...who }: Sitting, bot: string | null = null): Write {
    const { db } = this.#base.store;
    return mustWrite(
      db
        .updateTable('seats')
        .set({ ...who, kept_for: null, notices: ALL_NOTICES, told: 0, seen: this.#base.now() })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('person', 'is', null)
        .where('bot', bot === null ? 'is' : '=', bot),
    );
  }

  /** Begins where the last seat was taken; also where the process that seated somebody there did not come to it. */
  async beginIfFull(id: string): Promise<void> {
    const live = await this.#tables.open(id);
    if (live?.row.state === 'gathering' && isFull(live.seats)) await this.begin(id);
  }

  /** The host says who sits in a seat before the game. */
  async setSeat(id: string, person: string, seat: Seat, plan: SeatPlan): Promise<Refusal | undefined> {
    const { db } = this.#base.store;
    return this.#tables.act(id, {
      also: (live) => {
        const fault = hostBefore(live, person) ?? seatFault(live, seat, plan);
        if (fault !== undefined) return fault;
        const who = { person: plan.is === 'me' ? person : null, bot: plan.is === 'bot' ? plan.bot : null };
        const set = { ...who, kept_for: null, notices: ALL_NOTICES };
        return {
          seats: [{ seat, ...who }],
          writes: [mustWrite(db.updateTable('seats').set(set).where('table_id', '=', id).where('seat', '=', seat))],
        };
      },
    });
  }

  /** The host decides whether those without a seat may talk. */
  muteSpectators(id: string, person: string, on: boolean): Promise<Refusal | undefined> {
    return this.#tables.act(id, {
      also: ({ row }) => (row.host === person ? { facts: { spectators_muted: on ? 1 : 0 } } : NO.host),
    });
  }

  /** The host begins. */
  async start(id: string, person: string): Promise<Refusal | undefined> {
    const live = await this.#tables.open(id);
    if (live === undefined) return NO.table;
    return hostBefore(live, person) ?? this.begin(id);
  }

  /** Gives open seats to bots, and begins. */
  async begin(id: string): Promise<Refusal | undefined> {
    const filled = await this.#tables.act(id, { also: (live) => this.#filled(live) });
    if (filled !== undefined) return filled;
    let table: AnyTable | undefined;
    return this.#tables.act(id, {
      begin: (live) => {
        const game = gameNamed(live.row.game);
        if (game === undefined || live.row.state !== 'gathering') return NO.begun;
        table = within(OPENING, () => openGame(game, setupOf(this.#base, live)));
        return table;
      },
      also: (live, now): Also | Refusal => {
        if (table === undefined) return NO.begun;
        const seen = this.#base.store.db.updateTable('seats').set({ seen: now }).where('table_id', '=', id);
        return { ...begunFacts(live, table), writes: [write(seen)] };
      },
    });
  }

  #filled(live: LiveTable): Also | Refusal {
    const game = gameNamed(live.row.game);
    if (live.row.state !== 'gathering' || game === undefined) return NO.begun;
    const open = live.seats.filter((row) => holderOf(row) === 'open');
    const seats = open.map(({ seat }) => ({ seat, person: null, bot: usualBot(game) }));
    return { seats, writes: seats.map((sits) => this.#sit(live.id, sits)) };
  }

  /** Leaves a seat. Once the game has started a bot plays on, or the game's own rules on leaving apply: as the player says, or the table's options. */
  leave(id: string, person: string, seat: Seat | undefined, to?: 'bot' | 'nobody'): Promise<Refusal | undefined> {
    let leaving: TableAction = {};
    return this.#tables.act(id, {
      step: (live) => {
        const own = live.seatsOf(person).find((one) => seat === undefined || one === seat);
        if (own === undefined) return NO.seat;
        leaving = live.row.state === 'gathering' ? this.#gettingUp(own) : this.handingOver(own, to ?? usualFate(live));
        return leaving.step?.(live);
      },
      also: (live, now) => leaving.also?.(live, now) ?? {},
    });
  }

  #gettingUp(seat: Seat): TableAction {
    const free = { seat, person: null, bot: null };
    return { also: (live) => ({ seats: [free], writes: [reseat(this.#base, live, free)] }) };
  }

  /** Gives a seat of a running game to a bot, opens it for anyone, or leaves it empty. */
  handOver(id: string, seat: Seat, to: 'bot' | 'anyone' | 'nobody'): Promise<Refusal | undefined> {
    return this.#tables.act(id, this.handingOver(seat, to));
  }

  /** The same; a bot may be named, else it is the usual one. */
  handingOver(seat: Seat, to: 'bot' | 'anyone' | 'nobody', named?: string): TableAction {
    return {
      step: ({ row }) => {
        if (row.state !== 'playing') return row.state === 'gathering' ? NO.notBegun : NO.over;
        const game = gameNamed(row.game);
        if (to === 'nobody' || game === undefined) return { is: 'leave', seat };
        if (to === 'anyone') return { is: 'replace', seat, by: NOBODY_YET };
        const bot = named ?? usualBot(game);
        return botFault(game, { is: 'bot', bot }) ?? { is: 'replace', seat, by: { is: 'bot', name: bot } };
      },
      also: (live) => {
        const { row } = live;
        const game = gameNamed(row.game);
        const { motions, lost } = motionsOf(row);
        const facts = { motions: keptOf(withoutVoter(motions, seat), lost?.by === seat ? undefined : lost) };
        if (to === 'nobody' || game === undefined) return { facts };
        const sits = { seat, person: null, bot: to === 'bot' ? (named ?? usualBot(game)) : null };
        return { facts, seats: [sits], writes: [reseat(this.#base, live, sits), ...noteSat(this.#base, live, seat)] };
      },
    };
  }

  /** Somebody has another name: at all their tables that are not over they are called so from now on. */
  async renamed(person: string): Promise<void> {
    const { db } = this.#base.store;
    const own = await db
      .selectFrom('tables')
      .select('id')
      .where('state', 'in', ['gathering', 'playing'])
      .where(({ eb, or, selectFrom }) =>
        or([
          eb('host', '=', person),
          eb(
            'id',
            'in',
            selectFrom('seats')
              .select('table_id')
              .where((seat) => seat.or([seat('person', '=', person), seat('kept_for', '=', person)])),
          ),
        ]),
      )
      .execute();
    for (const { id } of own) await this.#tables.act(id, { also: () => ({ renamed: true }) });
  }

  /** Takes away a table that has not begun, or a what-if copy. */
  async remove(id: string, person: string): Promise<Refusal | undefined> {
    const live = await this.#tables.open(id);
    if (live === undefined || live.row.host !== person) return NO.host;
    if (live.row.state !== 'gathering' && live.row.what_if === 0) return NO.begun;
    try {
      await deleteTable(this.#base, this.#tables, id, live.row.changed);
    } catch (error) {
      // If the reply was lost, the table may have been deleted anyway.
      if (await this.#isKept(id)) {
        if (!(error instanceof Conflict)) throw error;
        live.stale = true;
        return this.remove(id, person);
      }
    }
    this.#tables.gone(live);
    return undefined;
  }

  async #isKept(id: string): Promise<boolean> {
    const { db } = this.#base.store;
    return (await db.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  }

  /** A rematch. The first player who asks creates the table; seats are reserved for all others who played here. */
  async rematch(id: string, person: string): Promise<{ readonly id: string; readonly invite?: string } | Refusal> {
    const live = await this.#tables.open(id);
    if (live === undefined || !belongs(live, person)) return NO.table;
    if (live.row.state !== 'over' && live.row.state !== 'abandoned') return NO.begun;
    const { rematch } = live.row;
    if (rematch !== null && (await this.#tables.open(rematch)) !== undefined) return { id: rematch };
    const seats = live.seats.map(
      (row): SeatPlan =>
        row.bot !== null ? { is: 'bot', bot: row.bot } : row.person === person ? { is: 'me' } : { is: 'open' },
    );
    const keptFor = live.seats.map((row) => (row.person === person ? null : row.person));
    const made = await this.create({ ...live.plan, seats }, person, keptFor);
    if ('code' in made) return made;
    const guests = live.seats.flatMap((row) => row.person ?? []).map((one) => ({ table_id: made.id, person: one }));
    if (guests.length > 0)
      await this.#base.store.db
        .insertInto('guests_of')
        .values(guests)
        .onConflict((taken) => taken.doNothing())
        .execute();
    const refusal = await this.#tables.act(id, {
      also: ({ row }) => (row.rematch === rematch ? { facts: { rematch: made.id } } : NO.begun),
    });
    if (refusal === undefined) return made;
    await this.remove(made.id, person);
    return this.rematch(id, person);
  }
}

function seatedAfter({ seats }: LiveTable, sits: Sitting): Sitting[] {
  return seats.map((row) => (row.seat === sits.seat ? sits : row));
}

function hostBefore(live: LiveTable, person: string): Refusal | undefined {
  if (live.row.host !== person) return NO.host;
  return live.row.state === 'gathering' ? undefined : NO.begun;
}

/** What becomes of a seat whose player does not say: what the table's options have for it, else a bot plays on. */
function usualFate({ table }: LiveTable): 'bot' | 'nobody' {
  const departures = table?.setup.options['departures'];
  return departures === 'leave' || departures === 'stay' ? 'nobody' : 'bot';
}

function seatFault(live: LiveTable, seat: Seat, plan: SeatPlan): Refusal | undefined {
  const game = gameNamed(live.row.game);
  return live.seatRow(seat) === undefined || game === undefined ? NO.seat : botFault(game, plan);
}
