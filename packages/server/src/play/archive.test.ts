import { randomFrom, type Saved, type Setup, save, Table, type World } from '@ecumene/engine';
import { bazaar } from '@ecumene/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { startServer, Visitor } from '../testing/server.ts';

let server: Running;
let anna: Visitor;
beforeAll(async () => {
  server = await startServer({ limits: { bodyBytes: 3000, imports: 12 } });
  anna = await Visitor.come(server.address, 'Anna');
});
afterAll(() => server.stop());

/** A table played somewhere else, to the end. */
function played(setup: Partial<Setup> = {}): Saved<World> {
  const table = Table.open(bazaar, { options: { rounds: 4 }, seats: ['Ada', 'Bo'], seed: 'x', ...setup });
  const random = randomFrom('played');
  for (let i = 0; !table.over; i++) {
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
    await expect(anna.rest.ask('changeMe', {}, { name: 'x'.repeat(4000) })).rejects.toMatchObject({ status: 413 });
  });

  it.each<[string, (file: Saved<World>) => unknown]>([
    ['with an answer nobody could give', ({ journal, ...rest }) => ({ ...rest, journal: [...journal, journal[0]] })],
    ['with another seed', ({ setup, ...rest }) => ({ ...rest, setup: { ...setup, seed: 'y' } })],
    ['that begins in the middle', ({ setup, ...rest }) => ({ ...rest, setup: { ...setup, position: {} } })],
    ['played under other rules', (file) => ({ ...file, rules: '0.0.0', setup: { ...file.setup, rules: '0.0.0' } })],
  ])('%s is not proved', async (_, spoil) => {
    await expect(bring(spoil(played()))).rejects.toMatchObject(refused('not-proved'));
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

  it('cannot be brought again and again without end', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => bring({})));
    expect(outcomes.at(-1)).toMatchObject({ reason: refused('too-often') });
  });
});
