import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { planOf, startServer, until, Visitor } from '../testing/server.ts';

let server: Running;
let anna: Visitor;
beforeAll(async () => {
  server = await startServer({ limits: { stuckThinking: 1 } });
  anna = await Visitor.come(server.address, 'Anna');
});
afterAll(() => server.stop());

const bots = {
  seats: [
    { is: 'bot' as const, bot: 'random' },
    { is: 'bot' as const, bot: 'random' },
  ],
};

describe('a bot that thinks too long', () => {
  it('is cut off, its default is answered, and the table goes on', async () => {
    const { table } = await anna.rest.ask('createTable', {}, planOf('auction', 2, { options: { rounds: 1 }, ...bots }));
    await anna.rest.ask('start', { id: table.id }, {});
    await until(async () => (await anna.rest.ask('table', { id: table.id }, {})).table.number >= 2);
    const reports = await server.house.base.store.db
      .selectFrom('reports')
      .select(['kind', 'text'])
      .where('table_id', '=', table.id)
      .execute();
    expect(reports.length).toBeGreaterThan(0);
    for (const { kind, text } of reports) expect([kind, text]).toEqual(['bot', expect.stringContaining('random late')]);
  });
});
