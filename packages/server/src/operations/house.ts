import { randomUUID } from 'node:crypto';
import { Copies } from '../bots/copies.ts';
import { BotDriver } from '../bots/driver.ts';
import { Pool } from '../bots/pool.ts';
import { returned } from '../clocks/clock.ts';
import { Outages } from '../clocks/outages.ts';
import { StandInConsent } from '../clocks/stand-in-consent.ts';
import { Timekeeper } from '../clocks/timekeeper.ts';
import { Absence } from '../lobby/absence.ts';
import { Access } from '../lobby/access.ts';
import { AccountDeletion } from '../lobby/account-deletion.ts';
import { Housekeeping } from '../lobby/housekeeping.ts';
import { Listing } from '../lobby/listing.ts';
import { Lobby } from '../lobby/lobby.ts';
import { Votes } from '../lobby/votes.ts';
import { Calls } from '../notices/calls.ts';
import { Notices } from '../notices/notices.ts';
import { Outbox } from '../notices/outbox.ts';
import { Blocks } from '../people/blocks.ts';
import { MailAddresses } from '../people/mail-addresses.ts';
import { Moderation } from '../people/moderation.ts';
import { PrivateNotes } from '../people/notes.ts';
import { Passkeys } from '../people/passkeys.ts';
import { People } from '../people/people.ts';
import { Tokens } from '../people/tokens.ts';
import { Agents } from '../play/agents.ts';
import { Archive } from '../play/archive.ts';
import { Delays } from '../play/delays.ts';
import { Play } from '../play/play.ts';
import { Presence } from '../play/presence.ts';
import { ShownHands } from '../play/shown-hands.ts';
import { WatchedTables } from '../play/watched-tables.ts';
import type { LiveTable } from '../tables/live.ts';
import { Tables } from '../tables/tables.ts';
import { Talk } from '../talk/talk.ts';
import type { Base } from './base.ts';
import { Repair } from './repair.ts';

/** Everything the server consists of behind its HTTP interface. */
export interface House {
  readonly base: Base;
  readonly tables: Tables;
  readonly watchedTables: WatchedTables;
  readonly presence: Presence;
  readonly agents: Agents;
  readonly consent: StandInConsent;
  readonly delays: Delays;
  readonly hands: ShownHands;
  readonly pool: Pool;
  readonly copies: Copies;
  readonly bots: BotDriver;
  readonly play: Play;
  readonly archive: Archive;
  readonly people: People;
  readonly blocks: Blocks;
  readonly passkeys: Passkeys;
  readonly moderation: Moderation;
  readonly addresses: MailAddresses;
  readonly tokens: Tokens;
  readonly notes: PrivateNotes;
  readonly access: Access;
  readonly lobby: Lobby;
  readonly farewell: AccountDeletion;
  readonly votes: Votes;
  readonly listing: Listing;
  readonly talk: Talk;
  readonly notices: Notices;
  readonly outbox: Outbox;
  readonly calls: Calls;
  readonly housekeeping: Housekeeping;
  readonly repair: Repair;
  readonly outages: Outages;
  readonly timekeeper: Timekeeper;
}

export async function buildHouse(base: Base): Promise<House> {
  const outages = new Outages(base);
  await outages.read();
  const pool = new Pool(base);
  const copies = new Copies(pool);
  const tables = new Tables(base, copies, outages);
  const watchedTables = new WatchedTables(base, tables);
  const notices = new Notices(base, tables, watchedTables);
  const bots = new BotDriver(base, tables, watchedTables, copies);
  const moderation = new Moderation(base);
  const blocks = new Blocks(base);
  const people = new People(base, moderation, blocks);
  const addresses = new MailAddresses(base);
  const access = new Access(base);
  const lobby = new Lobby(base, tables, blocks, access);
  const talk = new Talk(base, { watchedTables, blocks, tables, moderation });
  const delays = new Delays(base, { tables, pool, talk });
  const presence = new Presence(base, watchedTables, tables, randomUUID());
  const consent = new StandInConsent(base, tables);
  const agents = new Agents(base, watchedTables, tables);
  const absence = new Absence(base, watchedTables, outages);
  watchedTables.moved = (live, person, here) => {
    presence.moved(live, person, here);
    absence.moved(live, person);
    agents.moved(live, person, here);
    if (here) welcome(base, tables, notices, live, person);
    else
      notices
        .gone(live, person)
        .catch((error: unknown) => base.log.warn({ err: error, table: live.id }, 'somebody could not be told'));
  };
  return {
    base,
    tables,
    watchedTables,
    presence,
    agents,
    consent,
    delays,
    hands: new ShownHands(base, tables, watchedTables),
    pool,
    copies,
    bots,
    play: new Play(base, { tables, notices, pool, copies, delays }),
    archive: new Archive(base, tables, pool),
    people,
    blocks,
    passkeys: new Passkeys(base),
    moderation,
    addresses,
    tokens: new Tokens(base),
    notes: new PrivateNotes(base),
    access,
    lobby,
    farewell: new AccountDeletion(base, tables, lobby),
    votes: new Votes(base, tables, lobby, absence),
    listing: new Listing(tables, base, watchedTables, blocks, talk, access),
    talk,
    notices,
    outbox: new Outbox(base, notices, addresses),
    calls: new Calls(base, tables),
    housekeeping: new Housekeeping(base, tables),
    repair: new Repair(base, tables),
    outages,
    timekeeper: new Timekeeper(base, { tables, bots, lobby, notices, outages }),
  };
}

/** A player is back at a table: notifications start over, and a bot that played for them stops. */
function welcome(base: Base, tables: Tables, notices: Notices, live: LiveTable, person: string): void {
  const stoodIn = live.seatsOf(person).filter((seat) => live.clocks.seats[seat]?.byBot);
  Promise.all([
    notices.returned(live, person),
    ...stoodIn.map((seat) =>
      tables.act(live.id, { also: (now) => ({ clocks: returned(now.clocks, seat, now.row.number) }) }),
    ),
  ]).catch((error: unknown) => base.log.warn({ err: error, table: live.id }, 'somebody could not be welcomed'));
}
