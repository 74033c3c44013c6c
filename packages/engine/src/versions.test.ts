import { describe, expect, it } from 'vitest';
import type { Game } from './game.ts';
import { at } from './json.ts';
import { inTurn } from './program.ts';
import { faultsOf } from './proof.ts';
import { nameNumber } from './questions/index.ts';
import { load, type Saved, save } from './save.ts';
import { ask, type Script, type Seat } from './script.ts';
import { Table } from './table.ts';
import { type Talk, talk } from './testing/talk.ts';
import { say } from './text.ts';
import { versionsOf, whyNotReplayed } from './versions.ts';
import { type Event, newWorld } from './world.ts';

/** How often each seat is asked: version 1 asked once, version 2 asks twice. */
function* turn(world: Talk, seat: Seat): Script {
  for (const topic of world.heard[0] === 'version 1' ? ['one'] : ['one', 'two'])
    world.heard.push(`${seat} ${yield* ask(seat, nameNumber({ topic, text: say('Which?'), least: 0, most: 9 }))}`);
}

type Talking = Game<Talk, readonly string[], Event>;
function talking(version: string, earlier?: readonly string[]): Talking {
  const program = inTurn<Talk>('turns', (world) => world.seats, turn);
  return talk(program, ({ heard }) => heard, {
    version,
    ...(earlier && { earlier }),
    setup: (options, seats, random, opened = version) => ({
      ...newWorld<unknown, Event>(options, seats, random),
      heard: [`version ${opened}`],
    }),
  });
}

const FIRST = talking('1');
const SECOND = talking('2', ['1']);
const FORGETFUL = talking('2');
const setup = { options: {}, seats: ['anna', 'bob', 'cara'], seed: 'versions' };

function reply(table: Table<Talk, readonly string[], Event>): void {
  const { seat } = at(table.waiting(), 0);
  table.answer(seat, at(table.questions(seat), 0).id, 4);
}

/** A table of a game after so many answers, as it was written down. */
function played(game: Talking, answers: number): Saved<Talk> {
  const table = Table.open(game, setup);
  for (let n = 0; n < answers; n++) reply(table);
  return JSON.parse(JSON.stringify(save(table)));
}

describe('a table opened under an earlier version that is still played', () => {
  it.each([
    ['from its checkpoint', (saved: Saved<Talk>) => saved],
    ['from its journal alone', ({ checkpoint: _, ...saved }: Saved<Talk>) => saved],
    [
      'that does not say so itself',
      ({ checkpoint: _, setup: { rules: __, ...begun }, ...saved }: Saved<Talk>) => ({ ...saved, setup: begun }),
    ],
  ])('is played on as it was, %s, and nothing is said about it', (_, written) => {
    const { table, notice } = load(SECOND, written(played(FIRST, 1)));
    expect([notice, table.rules, table.where[1]]).toEqual([undefined, '1', 'bob']);
    reply(table);
    expect(table.where[1]).toBe('cara');
    reply(table);
    expect([table.over, table.view(null)]).toEqual([true, ['version 1', 'anna 4', 'bob 4', 'cara 4']]);
    expect(table.journal.every(({ is }) => is === 'answer')).toBe(true);
  });

  it('stays one when it is written down again, and so do its copies', () => {
    const { table } = load(SECOND, played(FIRST, 1));
    expect([save(table).rules, save(table.fork('other')).rules]).toEqual(['1', '1']);
  });

  it('is proved, and is not when it says that it was opened under another', () => {
    const saved = played(FIRST, 3);
    expect(faultsOf(SECOND, saved)).toEqual([]);
    const forged = { ...saved, setup: { ...saved.setup, rules: '2' } };
    expect(faultsOf(SECOND, forged)).toEqual([expect.stringContaining('not allowed')]);
  });
});

describe('a table opened under a version that is not played any more', () => {
  it('is brought up to date, and so are its copies', () => {
    const { table, notice } = load(FORGETFUL, played(FIRST, 1));
    expect([notice === undefined, table.rules, save(table).rules]).toEqual([false, '2', '2']);
    const copy = load(FORGETFUL, save(table.fork('other')));
    expect([copy.notice, copy.table.rules]).toEqual([undefined, '2']);
  });

  it('cannot be replayed, and it is said which could be', () => {
    const said = 'it was played under version 1 of the rules; this program can replay version 2';
    expect(faultsOf(FORGETFUL, played(FIRST, 3))).toEqual([said]);
  });
});

it('a table under two versions cannot be replayed by either', () => {
  const { table } = load(FORGETFUL, played(FIRST, 1));
  const versions = versionsOf(save(table));
  expect(versions).toEqual(['1', '2']);
  expect(whyNotReplayed(SECOND, versions)).toBe(
    'it was played under version 1, then 2 of the rules; this program can replay version 2 or 1',
  );
});
