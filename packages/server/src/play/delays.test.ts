import { isRecord } from '@ecumene/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { answering } from '../tables/step.ts';
import { planOf, startServer, until, Visitor } from '../testing/server.ts';

let server: Running;
let time = 1_800_000_000_000;
beforeAll(async () => {
  server = await startServer({}, { now: () => time });
});
afterAll(() => server.stop());

describe('a table that is watched later', () => {
  it('shows spectators what was then, over the socket and over HTTP, and players what is now', async () => {
    const [anna, eve] = [await Visitor.come(server.address, 'Anna'), await Visitor.come(server.address, 'Eve')];
    const plan = planOf('auction', 2, { delayMinutes: 5, seats: [{ is: 'me' }, { is: 'me' }] });
    const { table } = await anna.rest.ask('createTable', {}, plan);
    await anna.rest.ask('start', { id: table.id }, {});
    const answer = () =>
      server.house.tables.act(table.id, {
        step: (live) => {
          const [post] = live.table?.openQuestions() ?? [];
          if (post === undefined) throw new Error('nothing is asked');
          return answering(post.seat, post.id, post.asking.default());
        },
      });
    await answer();
    time += 4 * 60_000;
    await answer();
    const watcher = eve.sit(table, null);
    await until(() => watcher.sight());
    const numbers = async (who: Visitor) => {
      const { sight } = await who.rest.ask('sight', { id: table.id }, {});
      const { news } = await who.rest.ask('story', { id: table.id }, {});
      return [isRecord(sight) ? sight['number'] : undefined, Math.max(-1, ...news.map(numberOf))];
    };
    expect(watcher.sight()?.number).toBe(0);
    expect(await numbers(eve)).toEqual([0, -1]);
    expect((await numbers(anna))[0]).toBe(2);
    time += 2 * 60_000;
    await until(() => watcher.sight()?.number === 1);
    expect((await numbers(eve))[0]).toBe(1);
    watcher.close();
  });
});

function numberOf(news: unknown): number {
  return isRecord(news) && typeof news['number'] === 'number' ? news['number'] : -1;
}
