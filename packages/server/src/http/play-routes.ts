import { isRefusal, onlySeen } from '@ecumene/client';
import type { Refusal, Seat } from '@ecumene/engine';
import type { House } from '../operations/house.ts';
import { report } from '../operations/reports.ts';
import { perQuarter } from '../people/quota.ts';
import { Line } from '../play/line.ts';
import { newSecret } from '../store/written.ts';
import type { LiveTable } from '../tables/live.ts';
import { NO } from '../tables/refusals.ts';
import { TOO_OFTEN } from './replies.ts';
import type { RequestHandler } from './request-handler.ts';
import { seen, viewed, watched } from './table-routes.ts';

/** So much of the past somebody may ask for before it has been shown: what was needs a thread to be played again. */
const MOST_LOOKS = 20;

/** Everything that happens at tables. */
export function servePlay(door: RequestHandler, house: House): void {
  const { play, archive, base, delays } = house;
  const { limits } = base.config;
  const imports = perQuarter(base, 'imports', limits.imports);
  const reports = perQuarter(base, 'reports', limits.reports);
  const looks = new Line(MOST_LOOKS);
  const makings = new Line(0);
  const inLine = async <T>(name: string, look: () => Promise<T>): Promise<T | Refusal> =>
    (await looks.inTurn(name, look)) ?? TOO_OFTEN;

  const through = (id: string, person: string | null, wanted: Seat | undefined) => viewed(house, id, person, wanted);
  /** A table where there is a game to be seen. */
  const looking = async (id: string, person: string | null, wanted: Seat | undefined) => {
    const viewer = await through(id, person, wanted);
    return !isRefusal(viewer) && viewer.live.blocked ? NO.blocked : viewer;
  };
  /** The same, with the viewer: a spectator may see a hand that is shown to them. */
  const seeing = async (
    id: string,
    person: string | null,
    { seat, through: hand }: { readonly seat?: Seat; readonly through?: Seat },
    look = looking,
  ) => {
    const viewer = await look(id, person, seat);
    if (isRefusal(viewer) || hand === undefined) return isRefusal(viewer) ? viewer : { ...viewer, shown: false };
    const hands = viewer.seat === null ? await house.hands.shownTo(viewer.live, person) : [];
    return hands.some((one) => one.seat === hand) ? { live: viewer.live, seat: hand, shown: true } : NO.seat;
  };
  /** The same, of somebody who sits there. */
  const seated = async (id: string, person: string, wanted: Seat | undefined) => {
    const viewer = await through(id, person, wanted);
    if (isRefusal(viewer)) return viewer;
    return viewer.seat === null ? NO.seat : { live: viewer.live, seat: viewer.seat };
  };

  /** What the reporter of a bug sees, as far as it can be computed: the bug itself may prevent it. */
  const pictured = async (live: LiveTable, seat: Seat | null) => {
    const why: string[] = [];
    const unseen = (error: unknown): null => {
      why.push(error instanceof Error ? error.message : String(error));
      return null;
    };
    const tableView = await play.tableView(live, seat).catch(unseen);
    const scenario = await scenarioOf(live, seat).catch(unseen);
    return { tableView, scenario, ...(why.length > 0 && { why }) };
  };
  const scenarioOf = async ({ id, table }: LiveTable, seat: Seat | null) => {
    if (seat === null || table === undefined) return null;
    const name = `A fault reported at a table of ${table.game.title}`;
    return house.copies.ask(id, table, (copy) => ({ is: 'scenario', copy, seat, key: newSecret(), name }));
  };

  /** Makes a table of another, or of a file; for each person one at a time. */
  const making = async (person: string, make: () => Promise<{ readonly id: string } | Refusal>) => {
    const asked = async () => (await house.lobby.tooMany(person)) ?? make();
    const made = (await makings.inTurn(person, asked)) ?? TOO_OFTEN;
    const live = isRefusal(made) ? made : await seen(house, made.id, person);
    return isRefusal(live) ? live : { table: await house.listing.info(live, person) };
  };

  door.serve('tableView', async ({ params, who, address }) => {
    const viewer = await seeing(params.id, who?.person.id ?? null, params);
    if (isRefusal(viewer)) return viewer;
    const tableView = await inLine(who?.person.id ?? address, () => play.tableView(viewer.live, viewer.seat));
    return isRefusal(tableView) ? tableView : { tableView: viewer.shown ? onlySeen(tableView) : tableView };
  });

  door.serve('act', async ({ params, body, me }) => {
    const viewer = await seated(params.id, me().id, params.seat);
    if (isRefusal(viewer)) return viewer;
    return { refusal: (await play.request(params.id, me().id, viewer.seat, body.id, body.request)) ?? null };
  });
  door.serve('check', async ({ params, body, me }) => {
    const viewer = await seated(params.id, me().id, params.seat);
    if (isRefusal(viewer)) return viewer;
    return { refusal: (await play.check(params.id, viewer.seat, body.question, body.answer)) ?? null };
  });
  door.serve('suggest', async ({ params, body, me }) => {
    const viewer = await seated(params.id, me().id, params.seat);
    return isRefusal(viewer) ? viewer : play.suggest(params.id, viewer.seat, body.question);
  });

  door.serve('story', async ({ params, who, address }) => {
    const viewer = await seeing(params.id, who?.person.id ?? null, params, through);
    if (isRefusal(viewer)) return viewer;
    const since = Number(params.since ?? 0);
    return (await play.story(params.id, viewer.seat, since, who?.person.id ?? address)) ?? TOO_OFTEN;
  });
  door.serve('replay', async ({ params, who, address }) => {
    const viewer = await seeing(params.id, who?.person.id ?? null, params);
    if (isRefusal(viewer)) return viewer;
    const latest = (await delays.numberFor(viewer.live, viewer.seat)) ?? Number.POSITIVE_INFINITY;
    const at = Math.min(latest, Number(params.at));
    const tableView = await inLine(who?.person.id ?? address, () => play.replay(params.id, viewer.seat, at));
    return isRefusal(tableView) ? tableView : { tableView: viewer.shown ? onlySeen(tableView) : tableView };
  });

  door.serve('handViewers', async ({ params, me }) => {
    const viewer = await seated(params.id, me().id, params.seat);
    return isRefusal(viewer) ? viewer : { people: [...(await house.hands.viewers(viewer.live, viewer.seat))] };
  });
  door.serve('showHand', async ({ params, body, me }) => {
    const viewer = await seated(params.id, me().id, params.seat);
    if (isRefusal(viewer)) return viewer;
    const { live, seat } = viewer;
    const refusal = await house.hands.show(live, seat, me().id, body.person, body.on);
    return refusal ?? { people: [...(await house.hands.viewers(live, seat))] };
  });

  door.serve('whatIf', async ({ params, me }) => {
    const viewer = await seated(params.id, me().id, params.seat);
    if (isRefusal(viewer)) return viewer;
    return making(me().id, async () => {
      const imagined = await play.imagined(params.id, viewer.seat, me().name);
      return isRefusal(imagined) ? imagined : archive.whatIf(viewer.live, imagined, me().id);
    });
  });
  door.serve('exportTable', async ({ params, who }) => {
    const live = await watched(house, params.id, who?.person.id ?? null);
    return isRefusal(live) ? live : archive.exported(params.id);
  });
  door.serveFile(
    'importTable',
    async ({ id }) => ((await imports.allows(id)) ? house.lobby.tooMany(id) : TOO_OFTEN),
    ({ text, me }) => making(me().id, () => archive.imported(text, me().id)),
  );

  door.serve('reportFault', async ({ params, body, me }) => {
    const viewer = await through(params.id, me().id, params.seat);
    if (isRefusal(viewer)) return viewer;
    if (!(await reports.allows(me().id))) return TOO_OFTEN;
    const { live, seat } = viewer;
    const { game, rules } = live.row;
    const shown = await pictured(live, seat);
    const number = shown.tableView === null || isRefusal(shown.tableView) ? 0 : shown.tableView.number;
    const name = await report(base, {
      table: live.id,
      person: me().id,
      kind: 'player',
      text: body.text,
      body: { game, rules, number, seat, ...shown },
    });
    return { report: name };
  });
}
