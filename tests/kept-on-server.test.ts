import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Happening, Saved, Seat, World } from '@ecumene/engine';
import { startServer, Visitor } from '@ecumene/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../packages/server/src/games.ts';
import { answering } from '../packages/server/src/tables/step.ts';
import {
  type AnyGame,
  DATABASE,
  type KeptOnServer,
  ON_SERVER,
  readPacked,
  toldIn,
  unpacked,
} from './kept/kept-table.ts';
import { allKept, mustAsk, mustStandAs, mustTell } from './kept/opened.ts';

type Server = Awaited<ReturnType<typeof startServer>>;

async function tableAt(server: Server, id: string) {
  const live = await server.house.tables.open(id);
  if (live?.table === undefined) throw new Error(`it does not open: ${live?.row.frozen}`);
  return live.table;
}

/** Everything a seat is told of a table, page by page. */
async function storyOf(server: Server, id: string, seat: Seat | null): Promise<Map<number, Happening[]>> {
  const told = new Map<number, Happening[]>();
  for (let since: number | null = 0; since !== null; ) {
    const page = await server.house.play.story(id, seat, since, 'reader');
    for (const { number, happening } of page?.news ?? []) told.set(number, [...(told.get(number) ?? []), happening]);
    since = page?.next ?? null;
  }
  return told;
}

/** Answers whatever is asked, as a person would. */
async function answerOnce(server: Server, id: string): Promise<void> {
  const refusal = await server.house.tables.act(id, {
    step: ({ table }) => {
      const [post] = table?.openQuestions() ?? [];
      return post && answering(post.seat, post.id, post.asking.default());
    },
  });
  expect(refusal).toBeUndefined();
}

describe.each(GAMES)('the database of a server with tables of $title, kept by an earlier version', (game: AnyGame) => {
  const kept: KeptOnServer = readPacked(join(game.name, ON_SERVER));
  const data = mkdtempSync(join(tmpdir(), 'ecumene-kept-'));
  let server: Server;
  beforeAll(async () => {
    writeFileSync(join(data, 'ecumene.sqlite'), unpacked(join(game.name, DATABASE)));
    server = await startServer({ data }, { now: () => kept.hour });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(data, { recursive: true });
  });

  it.each(kept.tables)('opens the table that is $is, which asks and tells the same', async ({ id, moment, told }) => {
    const table = await tableAt(server, id);
    mustStandAs(table, moment);
    mustTell(table, told);
  });

  // A copy begins with moves that were told at the table it was made of.
  it.each(kept.tables.filter(({ is }) => is !== 'copy'))(
    'tells everybody the story of the table that is $is',
    async ({ id, moment, told }) => {
      for (const seat of [null, ...moment.seats]) {
        const story = await storyOf(server, id, seat);
        for (const [number, events] of told.latest) {
          const known = events.filter(({ knows }) => knows === undefined || (seat !== null && knows.includes(seat)));
          const mine = known.map(({ knows, ...event }) => ({ ...event, ...(knows && { knows: [seat] }) }));
          expect([number, toldIn(story.get(number) ?? [])]).toMatchObject([number, mine]);
        }
      }
    },
  );

  it.each(kept.tables.filter(({ moment }) => !moment.over))('goes on with the table that is $is', async ({ id }) => {
    const { length } = (await tableAt(server, id)).journal;
    for (let i = 0; i < 3; i++) await answerOnce(server, id);
    server.house.tables.forget(id);
    expect((await tableAt(server, id)).journal.length).toBeGreaterThanOrEqual(length + 3);
  });
});

describe('a row of a server', () => {
  let server: Server;
  let person: string;
  beforeAll(async () => {
    server = await startServer();
    person = (await Visitor.come(server.address, 'Anna')).id;
  });
  afterAll(() => server.stop());

  /** Writes a table into the database as the server writes those that come from elsewhere. */
  async function kept(saved: Saved<World>) {
    const plan = { game: saved.game, name: 'Kept', options: {}, seats: [] };
    const { id } = await server.house.archive.whatIf({ plan }, saved, person);
    return { id, table: await tableAt(server, id) };
  }

  it.each(allKept())('of $name, kept by an earlier version, opens, asks the same and plays on', async (one) => {
    const { id, table } = await kept(one.kept.device.saved);
    mustStandAs(table, one.kept.moment);
    await answerOnce(server, id);
  });

  it.each(allKept())('of a what-if copy of $name opens and asks the same', async (one) => {
    const { table } = await kept(one.kept.fork);
    mustAsk(table, one.kept.moment);
  });
});
