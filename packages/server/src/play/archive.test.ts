import { Worker } from 'node:worker_threads';
import { randomFrom, type Saved, type Setup, save, Table, type World } from '@ecumene/engine';
import { bazaar } from '@ecumene/samples';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Running } from '../server.ts';
import { startServer, until, Visitor } from '../testing/server.ts';

let server: Running;
let anna: Visitor;
beforeAll(async () => {
  server = await startServer({ limits: { bodyBytes: 3000, imports: 20 } });
  anna = await Visitor.come(server.address, 'Anna');
});
afterAll(() => server.stop());

/** A table played somewhere else, to the end or for so many answers. */
function played(setup: Partial<Setup> = {}, answers = Number.POSITIVE_INFINITY): Saved<World> {
  const table = Table.open(bazaar, { options: { rounds: 4 }, seats: ['Ada', 'Bo'], seed: 'x', ...setup });
  const random = randomFrom('played');
  for (let i = 0; !table.over && i < answers; i++) {
    const open = table.openQuestions().filter(({ asking }) => asking.question.optional === undefined);
    const post = open[i % Math.max(1, open.length)];
    if (post === undefined) break;
    table.answer(post.seat, post.id, post.asking.sample(random));
  }
  return save(table);
}

const bring = (file: unknown) => anna.rest.ask('importTable', {}, { file });
const refused = (code: string) => ({ refusal: { code } });

describe('a table from a file', () => {
  it('may be larger than anything else that is sent', async () => {
    const file = played();
    expect(JSON.stringify(file).length).toBeGreaterThan(3000);
    const { table } = await bring(file);
    expect(table).toMatchObject({ state: 'over', number: file.journal.length, mine: ['Ada'] });
    await expect(anna.page.ask('changeMe', {}, { name: 'x'.repeat(4000) })).rejects.toMatchObject({ status: 413 });
  });

  it('that is not over says where it comes from and whom it waits for, and is drawn on in a way its bringer does not know', async () => {
    const file = played({}, 12);
    const { table } = await bring(file);
    const asked = Table.resume(bazaar, file.setup, file.journal, undefined, true);
    expect(table).toMatchObject({ state: 'playing', imported: true, whatIf: false });
    expect(table.waitingFor).toEqual([...new Set(asked.waiting().flatMap((w) => (w.optional ? [] : [w.seat])))]);
    const live = await server.house.tables.open(table.id);
    expect(live?.table?.journal.at(-1)).toMatchObject({ is: 'parted' });
    expect(live?.table?.world.random).not.toEqual(asked.world.random);
    const again = await bring(file);
    const other = await server.house.tables.open(again.table.id);
    expect(other?.table?.world.random).not.toEqual(live?.table?.world.random);
  });

  it('is loaded from the position that was verified', async () => {
    const { table } = await bring(played());
    const { db } = server.house.base.store;
    const kept = await db.selectFrom('checkpoints').select('number').where('table_id', '=', table.id).execute();
    expect(kept).toHaveLength(1);
    expect(kept[0]?.number).toBeGreaterThan(table.number / 2);
    expect(table.ranking).toHaveLength(2);
  });

  it.each<[string, (file: Saved<World>) => unknown]>([
    ['with an answer nobody could give', ({ journal, ...rest }) => ({ ...rest, journal: [...journal, journal[0]] })],
    ['that undoes what was not yet', (file) => ({ ...file, journal: [{ is: 'undone', to: 999_999_999, time: 1 }] })],
    ['with another seed', ({ setup, ...rest }) => ({ ...rest, setup: { ...setup, seed: 'y' } })],
    ['that begins in the middle', ({ setup, ...rest }) => ({ ...rest, setup: { ...setup, position: {} } })],
  ])('%s is not proved', async (_, spoil) => {
    await expect(bring(spoil(played()))).rejects.toMatchObject(refused('not-proved'));
  });

  it('is refused if its version of the rules is no longer known, and says which', async () => {
    const file = played();
    const older = { ...file, rules: '0.0.0', setup: { ...file.setup, rules: '0.0.0' } };
    await expect(bring(older)).rejects.toMatchObject(refused('other-rules'));
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', []],
    ['a game nobody knows', { ...played(), game: 'chess' }],
    ['a journal of nonsense', { ...played(), journal: [{ is: 'answer' }, 7] }],
    ['seats called like the insides of things', played({ seats: ['constructor', 'valueOf'] })],
    [
      'players without names',
      { ...played(), setup: { ...played().setup, players: { Ada: { is: 'person', name: {} } } } },
    ],
  ])('is not made of %s', async (_, file) => {
    await expect(bring(file)).rejects.toMatchObject(refused('not-a-table'));
  });

  it('is not endlessly long', async () => {
    const { journal, ...rest } = played({}, 4);
    const proposed = { is: 'undo-proposed', seat: 'Ada', to: 0 };
    const longest = [...journal, ...Array.from({ length: 20_001 - journal.length }, () => proposed)];
    await expect(bring({ ...rest, journal: longest })).rejects.toMatchObject(refused('too-long'));
  });

  it('has bots whose chances its bringer does not know', async () => {
    const { table } = await bring(played({ seed: 'known' }, 6));
    const think = vi.spyOn(server.house.copies, 'think');
    const motion = { is: 'hand-over' as const, seat: 'Bo', to: 'bot' as const };
    await anna.rest.ask('vote', { id: table.id }, { motion, agrees: true });
    await until(() => think.mock.calls.length > 0);
    const keys = think.mock.calls.map(([id, , make]) => make({ table: id, number: 0 }).key);
    think.mockRestore();
    const journal = await server.house.tables.examine(table.id, (live) => live.journal);
    const label = journal?.flatMap((entry) => (entry.is === 'parted' ? [entry.label] : [])).at(-1) ?? '';
    expect(label).not.toBe('');
    for (const key of keys) expect(key).toContain(label);
  });

  it('goes on with the bots it had', async () => {
    const { table } = await bring(played({}, 6));
    const give = (bot: string) => {
      const motion = { is: 'hand-over' as const, seat: 'Bo', to: 'bot' as const, bot };
      return anna.rest.ask('vote', { id: table.id }, { motion, agrees: true });
    };
    await expect(give('nobody of that name')).rejects.toMatchObject(refused('no-bot'));
    await give('random');
    const { table: after } = await anna.rest.ask('table', { id: table.id }, {});
    expect(after.seats).toMatchObject([
      { seat: 'Ada', is: 'person' },
      { seat: 'Bo', is: 'bot', bot: 'random' },
    ]);
  });

  it('can be imported by each person one at a time', async () => {
    const held: (() => void)[] = [];
    const { postMessage } = Worker.prototype;
    const holding = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, task) {
      held.push(() => Reflect.apply(postMessage, this, [task]));
    });
    const first = bring(played());
    await until(() => held.length > 0);
    await expect(bring(played())).rejects.toMatchObject(refused('too-often'));
    holding.mockRestore();
    for (const go of held) go();
    expect((await first).table).toMatchObject({ state: 'over' });
  });

  it('that cannot be proved in time is refused', async () => {
    const hasty = await startServer({ limits: { stuckThinking: 1500 } });
    const ben = await Visitor.come(hasty.address, 'Ben');
    const lost = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => {});
    const file = played();
    await expect(ben.rest.ask('importTable', {}, { file })).rejects.toMatchObject(refused('too-hard'));
    lost.mockRestore();
    expect((await ben.rest.ask('importTable', {}, { file })).table).toMatchObject({ state: 'over' });
    await hasty.stop();
  });

  it('cannot be imported without limit', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 18 }, () => bring({})));
    expect(outcomes.at(-1)).toMatchObject({ reason: refused('too-often') });
  });
});
