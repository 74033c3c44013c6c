import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AncientEvent, Ancients, AncientView, Book, PublicState } from '@ecumene/ancients';
import { agreement } from '@ecumene/ancients/testing';
import { type AnyBot, letPlay, Seated, thoughts } from '@ecumene/bots';
import { tableViewOf } from '@ecumene/client';
import { type Game, NOTHING_KEPT, SERVED, Table, type World } from '@ecumene/engine';
import { conformance, report } from '@ecumene/engine/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { TableContext } from '../table/at-table.ts';
import { Desk, DeskContext } from '../table/desk.ts';
import { draw, read, wipe } from '../testing/page.ts';
import { sampleTable } from '../testing/sample-table.ts';
import type { AncientScreen } from './ancients/game.ts';
import { plainGame } from './ancients/plain-game.ts';

type Options = { readonly pace: 'swift' | 'strict' };
type NarrowSeas = Omit<Ancients<Options>, 'news'> & Pick<World<Options, AncientEvent>, 'news'>;

interface Written {
  readonly narrowSeas: Game<NarrowSeas, AncientView<Options>, AncientEvent>;
  readonly book: Book;
  readonly decode: (view: AncientView) => PublicState;
  readonly steady: AnyBot;
  readonly screen: AncientScreen;
}

const page = readFileSync(join(import.meta.dirname, '../../../../docs/first-civilization-game.md'), 'utf8');
const folder = mkdtempSync(join(import.meta.dirname, '.narrow-seas-'));
let written: Written;

beforeAll(async () => {
  const files = [...page.matchAll(/<!-- (\S+) -->\n\n```tsx?\n([\s\S]*?)```/g)];
  for (const [, name = '', code = ''] of files) writeFileSync(join(folder, name), code);
  const load = (name: string): Promise<Written> => import(pathToFileURL(join(folder, name)).href);
  const parts = await Promise.all(files.map(([, name = '']) => load(name)));
  written = Object.assign({}, ...parts);
});

afterAll(() => rmSync(folder, { recursive: true }));
afterEach(wipe);

const SEATS = ['Ada', 'Ben', 'Cem'];

test('the game of the page keeps the laws of the engine', () => {
  const { findings, games } = conformance(written.narrowSeas, { games: 6, rate: 4, seed: 'narrow seas' });
  expect(report(findings)).toBe('');
  expect(games).toBe(6);
});

test('rules, page and bots read the same in it', () => {
  const { narrowSeas, book, decode } = written;
  const { differences } = agreement(narrowSeas, { book, decode, seed: 'narrow seas', seats: [2, 3], every: 20 });
  expect(differences).toEqual([]);
});

test('its screen is read from the book', () => {
  const { narrowSeas, book, decode, screen } = written;
  const table = Table.open(narrowSeas, { options: {}, seats: SEATS, seed: 'book' }, SERVED);
  const view = table.view('Ada');
  const nation = view.nations[0];
  const plain = plainGame({ book, decode, faces: [] });
  expect(plain.calamities).toEqual(screen.ancients.calamities);
  expect(plain.calamities.map(({ id, does }) => [id, does])).toEqual([
    ['famine', 'Lose 8 unit points.'],
    ['unrest', 'One city is reduced.'],
  ]);
  expect(plain.purchases.ware('farming', view, nation)).toMatchObject({ price: 50, held: false });
});

test('bots play it to its end, build, buy and suffer calamities, and make no mistake', () => {
  const { narrowSeas, steady } = written;
  const game: Game = narrowSeas;
  const table = Table.open(game, { options: {}, seats: SEATS, seed: 'bots' }, NOTHING_KEPT);
  const mishaps: unknown[] = [];
  const happened = new Set<string>();
  const bots = SEATS.map((seat) => new Seated(table, seat, steady, seat));
  letPlay(table, bots, {
    budget: () => thoughts(0),
    limit: 20_000,
    played: ({ happenings }) => {
      for (const { event } of happenings) happened.add(event.what);
    },
    mishap: (mishap) => mishaps.push(mishap),
  });
  expect(mishaps).toEqual([]);
  expect(table.over).toBe(true);
  expect([...happened]).toEqual(
    expect.arrayContaining(['city-built', 'offer-made', 'calamity-strikes', 'cards-acquired']),
  );
});

test('the page shows its board, its nations and what is asked', async () => {
  const { narrowSeas, screen } = written;
  const table = Table.open(narrowSeas, { options: {}, seats: SEATS, seed: 'page' }, SERVED);
  while (!table.where.includes('movement')) {
    const [post] = table.openQuestions();
    if (post !== undefined) table.answer(post.seat, post.id, post.asking.default());
  }
  const [asked] = table.waiting();
  const seat = asked?.seat ?? 'Ada';
  const tableView = tableViewOf(table, seat);
  const [question] = tableView.questions;
  const Movement = screen.controls['movement'];
  if (question === undefined || Movement === undefined) throw new Error('no movement is asked');
  await draw(
    <TableContext value={sampleTable({ game: screen, tableView, seat })}>
      <DeskContext value={new Desk()}>
        <screen.Rail />
        <Movement asked={question} answer={async () => true} />
      </DeskContext>
    </TableContext>,
  );
  expect(read()).toContain('hellas');
  expect(read()).toContain('End movement');
});
