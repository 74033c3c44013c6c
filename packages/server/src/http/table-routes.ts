import { opponents } from '@ecumene/bots';
import { aboutGame, isRefusal, type TableInfo } from '@ecumene/client';
import type { Refusal, Seat } from '@ecumene/engine';
import type { Timekeeper } from '../clocks/timekeeper.ts';
import { GAMES } from '../games.ts';
import { belongs } from '../lobby/access.ts';
import { openSeatsSat } from '../lobby/info.ts';
import type { House } from '../operations/house.ts';
import { perQuarter } from '../people/quota.ts';
import { Throttle } from '../people/throttle.ts';
import type { LiveTable } from '../tables/live.ts';
import { NO } from '../tables/refusals.ts';
import { TOO_OFTEN } from './replies.ts';
import type { RequestHandler } from './request-handler.ts';

/** Everything about tables but what happens at them. */
export function serveTables(door: RequestHandler, house: House & { readonly timekeeper: Timekeeper }): void {
  const { lobby, listing, votes, timekeeper, base } = house;
  const reports = perQuarter(base, 'reports of talk', base.config.limits.reports);

  /** One table as somebody knows it who may sit down there again. */
  const known = async (live: LiveTable, person: string | null): Promise<{ table: TableInfo }> => {
    const info = await listing.info(live, person);
    return { table: person === null ? info : { ...info, sat: await openSeatsSat(base, live, person) } };
  };
  /** The table as the person knows it, after something was done or refused. */
  const told = async (id: string, person: string | null): Promise<{ table: TableInfo } | Refusal> => {
    const live = await seen(house, id, person);
    return isRefusal(live) ? live : known(live, person);
  };
  const after = async (refusal: Refusal | undefined, id: string, person: string) => refusal ?? told(id, person);

  door.serve('games', async () => ({ games: GAMES.map((game) => aboutGame(game, [...opponents(game)])) }));

  // The first page of the lobby is read for all at once; any other list is read for one.
  const lists = new Throttle(base.config.limits.listRate, base.config.limits.listBurst);
  const ownList = async (person: string, list: (of: string) => Promise<TableInfo[]>) =>
    lists.allows(person, base.now()) ? { tables: await list(person) } : TOO_OFTEN;

  door.serve('lobby', async ({ who, address, params: { only, before } }) => {
    if (before !== undefined && !lists.allows(address, base.now())) return TOO_OFTEN;
    return listing.lobby(who?.person.id ?? null, { only, before: before === undefined ? undefined : Number(before) });
  });
  door.serve('myTables', ({ me }) => ownList(me().id, (person) => listing.mine(person)));
  door.serve('myCalls', ({ me }) => house.calls.of(me().id));
  door.serve('history', ({ me }) => ownList(me().id, (person) => listing.history(person)));

  door.serve('createTable', async ({ body, me }) => {
    const made = await lobby.create(body, me().id);
    if (isRefusal(made)) return made;
    const info = await told(made.id, me().id);
    return isRefusal(info) ? info : { ...info, invite: made.invite };
  });
  door.serve('table', ({ params, who }) => told(params.id, who?.person.id ?? null));
  door.serve('invite', async ({ params, me }) => {
    const invite = await lobby.invite(params.id, me().id);
    return typeof invite === 'string' ? { invite } : invite;
  });
  door.serve('enter', async ({ params, body, me }) =>
    after(await lobby.enter(params.id, me().id, body.secret), params.id, me().id),
  );
  door.serve('invitation', async ({ params, body, who }) => {
    const live = await lobby.invitedTo(params.id, body.secret);
    return isRefusal(live) ? live : known(live, who?.person.id ?? null);
  });
  door.serve('join', async ({ params, body, me }) => {
    if (body.secret !== undefined) {
      const refusal = await lobby.enter(params.id, me().id, body.secret);
      if (refusal !== undefined) return refusal;
    }
    const joined = await lobby.join(params.id, me(), body.seat);
    if (isRefusal(joined)) return joined;
    const info = await told(params.id, me().id);
    return isRefusal(info) ? info : { ...info, seat: joined.seat };
  });
  door.serve('leave', async ({ params, body, me }) => {
    const refusal = await lobby.leave(params.id, me().id, body.seat, body.to);
    if (refusal !== undefined) return refusal;
    const info = await told(params.id, me().id);
    return isRefusal(info) ? { table: null } : info;
  });
  door.serve('setSeat', async ({ params, body, me }) =>
    after(await lobby.setSeat(params.id, me().id, params.seat, body), params.id, me().id),
  );
  door.serve('start', async ({ params, me }) => after(await lobby.start(params.id, me().id), params.id, me().id));
  door.serve('removeTable', async ({ params, me }) => (await lobby.remove(params.id, me().id)) ?? {});
  door.serve('rematch', async ({ params, me }) => {
    const made = await lobby.rematch(params.id, me().id);
    if (isRefusal(made)) return made;
    if (made.invite !== undefined) await house.notices.rematch(made.id);
    const info = await told(made.id, me().id);
    return isRefusal(info) || made.invite === undefined ? info : { ...info, invite: made.invite };
  });
  door.serve('vote', async ({ params, body, me }) =>
    after(await votes.vote(params.id, me().id, body.motion, body.agrees), params.id, me().id),
  );
  door.serve('holiday', async ({ params, body, me }) =>
    after(await timekeeper.holiday(params.id, me().id, body.days), params.id, me().id),
  );
  door.serve('comeBack', async ({ params, me }) =>
    after(await timekeeper.back(params.id, me().id), params.id, me().id),
  );

  door.serve('notes', async ({ params, me }) => {
    const live = await seen(house, params.id, me().id);
    return isRefusal(live) ? live : { text: await house.notes.read(params.id, me().id) };
  });
  door.serve('setNotes', async ({ params, body, me }) => {
    const live = await seen(house, params.id, me().id);
    if (isRefusal(live)) return live;
    await house.notes.write(params.id, me().id, body.text);
    return {};
  });

  door.serve('notices', async ({ params, body, me }) => {
    await house.notices.choose(params.id, me().id, body);
    return {};
  });
  door.serve('myNotices', async ({ params, me }) => {
    const wishes = await house.notices.wishes(params.id, me().id);
    return wishes === undefined ? NO.seat : { ...wishes };
  });
  door.serve('restPoints', async ({ params, me }) => {
    const live = await seen(house, params.id, me().id);
    if (isRefusal(live)) return live;
    return live.row.host === me().id ? { points: await house.repair.points(params.id) } : NO.host;
  });
  door.serve('repair', async ({ params, body, me }) =>
    after(await house.repair.back(params.id, body.to, { person: me().id }), params.id, me().id),
  );

  door.serve('talk', async ({ params, who }) => {
    const person = who?.person.id ?? null;
    const live = await watched(house, params.id, person);
    if (isRefusal(live)) return live;
    const { since = 0, before } = params;
    return house.talk.heard(live, person, {
      since: Number(since),
      ...(before !== undefined && { before: Number(before) }),
    });
  });
  door.serve('say', async ({ params, body, me }) => {
    const viewer = await viewed(house, params.id, me().id, params.seat);
    if (isRefusal(viewer)) return viewer;
    return (await house.talk.say(viewer.live, { person: me().id, seat: viewer.seat }, body)) ?? {};
  });
  door.serve('markRead', async ({ params, body, me }) => {
    const live = await seen(house, params.id, me().id);
    if (isRefusal(live)) return live;
    await house.talk.markRead(params.id, me().id, body.upto);
    return {};
  });
  door.serve('mute', async ({ params, body, me }) => {
    const live = await seen(house, params.id, me().id);
    if (isRefusal(live)) return live;
    if (live.row.host !== me().id) return NO.host;
    await house.talk.mute(params.id, body.person, body.on);
    return {};
  });
  door.serve('muteSpectators', async ({ params, body, me }) =>
    after(await house.lobby.muteSpectators(params.id, me().id, body.on), params.id, me().id),
  );
  door.serve('reportTalk', async ({ params, body, me }) => {
    const live = await seen(house, params.id, me().id);
    if (isRefusal(live)) return live;
    if (!(await reports.allows(me().id))) return TOO_OFTEN;
    return (await house.talk.report(live, me().id, body.number, body.why)) ?? {};
  });
}

/** A table somebody may see, up to date. */
export function seen(house: House, id: string, person: string | null): Promise<LiveTable | Refusal> {
  return refusedTwice(house, id, () => seenAsKnown(house, id, person));
}

async function seenAsKnown({ tables, access }: House, id: string, person: string | null): Promise<LiveTable | Refusal> {
  const live = await tables.look(id, (table) => table);
  if (live === undefined) return NO.table;
  if (person !== null && belongs(live, person)) return live;
  return (await access.maySee(live, person)) ? live : NO.table;
}

/** The table, and as which seat or spectator the person sees it. */
export function viewed(
  house: House,
  id: string,
  person: string | null,
  wanted: Seat | undefined,
): Promise<{ readonly live: LiveTable; readonly seat: Seat | null } | Refusal> {
  return refusedTwice(house, id, async () => {
    const live = await seenAsKnown(house, id, person);
    if (isRefusal(live)) return live;
    const viewer = await house.access.viewer(live, person, wanted);
    return isRefusal(viewer) ? viewer : { live, seat: viewer.seat };
  });
}

/** Another process may have let somebody in a moment ago: nobody is refused before the table was read again. */
async function refusedTwice<T>({ tables }: House, id: string, look: () => Promise<T | Refusal>): Promise<T | Refusal> {
  const found = await look();
  return isRefusal(found) && (await tables.isBehind(id)) ? look() : found;
}

/** The same, for routes that need a seat at the table or the right to watch it. */
export async function watched(house: House, id: string, person: string | null): Promise<LiveTable | Refusal> {
  const viewer = await viewed(house, id, person, undefined);
  return isRefusal(viewer) ? viewer : viewer.live;
}
