import { describe, expect, it } from 'vitest';
import type { Entry } from './journal.ts';
import { at } from './json.ts';
import { inTurn } from './program.ts';
import { faultsOf, isSaved } from './proof.ts';
import { nameNumber } from './questions/index.ts';
import { below, commitment } from './random.ts';
import { type Saved, save } from './save.ts';
import { ask, type Script, type Seat } from './script.ts';
import { Table } from './table.ts';
import { type Talk, talk } from './testing/talk.ts';
import { say } from './text.ts';

function* turn(world: Talk, seat: Seat): Script {
  for (const topic of ['one', 'two']) {
    const n = yield* ask(seat, nameNumber({ topic, text: say('Which?'), least: 0, most: 9 }));
    world.heard.push(`${seat} ${n} ${below(world.random, 1000)}`);
  }
}

const game = talk(
  inTurn<Talk>('turns', (world) => world.seats, turn),
  ({ heard }) => heard,
);

/** A table played to its end, as somebody else might hand it in. */
function played(): Saved<Talk> {
  const table = Table.open(game, { options: {}, seats: ['anna', 'bob'], seed: 'proof' });
  while (!table.over) {
    const { seat } = at(table.waiting(), 0);
    table.answer(seat, at(table.questions(seat), 0).id, 4);
  }
  return JSON.parse(JSON.stringify(save(table)));
}

describe('verifying a table', () => {
  it('has nothing wrong with it when seed and journal give what it says', () => {
    expect(faultsOf(game, played())).toEqual([]);
    expect(faultsOf(game, played(), commitment('proof'))).toEqual([]);
  });

  it('is wrong with another seed than was promised', () => {
    expect(faultsOf(game, played(), commitment('other'))).toEqual(['the seed is not the one that was promised']);
  });

  it('is wrong when its position is not what the journal leads to', () => {
    const saved = played();
    const forged = { ...saved, setup: { ...saved.setup, seed: 'forged' } };
    expect(faultsOf(game, forged)).toEqual([
      expect.stringMatching(/^the saved position is not what the journal leads to/),
    ]);
  });

  it('is wrong when an answer in it is not allowed', () => {
    const saved = played();
    const journal = saved.journal.map((entry) => (entry.is === 'answer' ? { ...entry, answer: 99 } : entry));
    expect(faultsOf(game, { ...saved, journal })).toEqual([
      expect.stringMatching(/^a move in the journal is not allowed/),
    ]);
  });

  it('is not proved by other rules, nor with a setup that cannot be', () => {
    const saved = played();
    const older = { ...saved, setup: { ...saved.setup, rules: '0' } };
    expect(faultsOf(game, older)).toEqual([
      'it was played under version 0 of the rules; this program can replay version 1',
    ]);
    const crowd = { ...saved, setup: { ...saved.setup, seats: ['anna', 'anna'] } };
    expect(faultsOf(game, crowd)).toEqual([expect.stringContaining('needs a different name')]);
  });

  it.each<[string, Entry, string]>([
    ['undoes what is still to come', { is: 'undone', to: 999_999, time: 1 }, 'takes back what was not yet'],
    ['was written by a stranger', { is: 'undo-judged', seat: 'zoe', agrees: true }, 'nobody sits there'],
    [
      'leaves more for later than one may',
      { is: 'stood', seat: 'bob', standing: { topic: 'one', answers: ['x'.repeat(9000)] } },
      'too long',
    ],
  ])('is wrong when an entry %s', (_, entry, why) => {
    const { checkpoint: __, ...saved } = played();
    expect(faultsOf(game, { ...saved, journal: [...saved.journal, entry] })).toContainEqual(
      expect.stringContaining(why),
    );
  });
});

describe('what comes from elsewhere', () => {
  it('is a table when it has the form of one', () => {
    expect(isSaved(played())).toBe(true);
    const { checkpoint: _, ...withoutPosition } = played();
    expect(isSaved(withoutPosition)).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['another format', { ...played(), format: 2 }],
    ['no seats', { ...played(), setup: { seed: 'x', options: {} } }],
    ['a journal of nonsense', { ...played(), journal: [{ is: 'nonsense' }] }],
    ['a position of nonsense', { ...played(), checkpoint: { after: 1, position: 3, where: [] } }],
  ])('is none with %s', (_, data) => {
    expect(isSaved(data)).toBe(false);
  });
});
