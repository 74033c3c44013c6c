import type { SeatRequest } from '@ecumene/client';
import { countingMoves, faultsOf, isSaved, type Saved } from '@ecumene/engine';
import { bazaar } from '@ecumene/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { answering } from '../tables/step.ts';
import { planOf, startServer, until, Visitor } from '../testing/server.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

function isBazaar(file: unknown): file is Saved<ReturnType<typeof bazaar.setup>> {
  return isSaved(file) && file.game === 'bazaar';
}

/** Some answers, of whoever is asked. */
async function answers(id: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++)
    await server.house.tables.act(id, {
      step: ({ table }) => {
        const open = table?.openQuestions().filter(({ asking }) => asking.question.optional === undefined) ?? [];
        const post = open[i % Math.max(1, open.length)];
        return post && answering(post.seat, post.id, post.asking.default());
      },
    });
}

describe('a table at which everything has happened that can', () => {
  it('is proved by its file, and by what was published when it was opened', async () => {
    const [anna, ben, cleo] = await Promise.all(
      ['Anna', 'Ben', 'Cleo'].map((name) => Visitor.come(server.address, name)),
    );
    if (anna === undefined || ben === undefined || cleo === undefined) throw new Error('nobody came');
    const plan = planOf('bazaar', 3, { options: { rounds: 6 }, floorSeconds: 3600 });
    const { id } = (await anna.rest.ask('createTable', {}, plan)).table;
    for (const one of [ben, cleo]) await one.rest.ask('join', { id }, {});
    const { commitment } = (await anna.rest.ask('table', { id }, {})).table;
    const asks = (who: Visitor, request: SeatRequest) =>
      who.rest.ask('act', { id }, { id: crypto.randomUUID(), request });

    await answers(id, 1);
    await asks(anna, { do: 'take-back' });
    await asks(ben, { do: 'stand', topic: 'trade', answers: [{ do: 'done' }] });
    await asks(ben, { do: 'stand-down', topic: 'trade' });
    await asks(cleo, { do: 'insist', on: true });
    await answers(id, 5);
    const moves = await server.house.tables.examine(id, ({ journal }) => countingMoves(journal));
    await asks(anna, { do: 'propose-undo', to: moves?.at(-3) ?? 0 });
    for (const one of [ben, cleo]) await asks(one, { do: 'judge-undo', agrees: true });
    await answers(id, 45);
    const [point] = await server.house.repair.points(id);
    expect(await server.house.repair.back(id, point?.number ?? 0, 'operator')).toBeUndefined();
    await server.house.tables.act(id, {
      step: ({ table }) => {
        const [post] = table?.openQuestions() ?? [];
        return post && { is: 'default', seat: post.seat, question: post.id };
      },
    });
    await ben.page.ask('deleteMe', {}, {});
    server.house.tables.forget(id);
    await cleo.rest.ask('leave', { id }, { to: 'nobody' });
    await anna.rest.ask('vote', { id }, { motion: { is: 'stop-and-score' }, agrees: true });
    await until(async () => {
      await answers(id, 10);
      return (await anna.rest.ask('table', { id }, {})).table.state === 'over';
    });
    const file: unknown = await anna.rest.ask('exportTable', { id }, {});
    if (!isBazaar(file)) throw new Error('no file');
    const kinds = new Set(file.journal.map(({ is }) => is));
    for (const kind of ['taken-back', 'insisted', 'undo-judged', 'undone', 'defaulted', 'replaced', 'left'])
      expect([...kinds]).toContain(kind);
    expect([...kinds]).toContain('time-called');
    expect(faultsOf(bazaar, file, commitment ?? '')).toEqual([]);
    const [first, ...others] = file.journal;
    expect(faultsOf(bazaar, { ...file, journal: others }, commitment ?? '')).not.toEqual([]);
    expect(first).toBeDefined();
    const again = await anna.rest.ask('importTable', {}, { file });
    expect(again.table).toMatchObject({ state: 'over', number: file.journal.length });
  });
});
