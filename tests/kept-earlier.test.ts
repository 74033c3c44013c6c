import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { type AcWorld, advancedCivilization } from '@ecumene/advanced-civilization';
import { faultsOf, isRecord, isSaved, load, type Saved, save, versionsOf, whyNotReplayed } from '@ecumene/engine';
import { expect, test } from 'vitest';

const KEPT = join(dirname(fileURLToPath(import.meta.url)), 'kept', 'earlier');

function isOurs(saved: unknown): saved is Saved<AcWorld> {
  return isSaved(saved) && saved.game === advancedCivilization.name;
}

/** A table as version 1 wrote it down, with where play stood and what was asked. */
function kept(name: string): { readonly saved: Saved<AcWorld>; readonly where: unknown; readonly asked: unknown } {
  const data: unknown = JSON.parse(gunzipSync(readFileSync(join(KEPT, `${name}.json.gz`))).toString());
  if (!isRecord(data) || !isOurs(data['saved'])) throw new Error(`${name} is no saved table`);
  return { saved: data['saved'], where: data['where'], asked: data['asked'] };
}

type Played = ReturnType<typeof load<AcWorld, unknown, AcWorld['news'][number]['event']>>['table'];

/** What was asked apart from its words, which may be rewritten. */
function withoutWords(asked: unknown): unknown {
  return JSON.parse(JSON.stringify(asked), (key, value: unknown) => (key === 'text' ? undefined : value));
}

const ask = (table: Played) => table.seats.flatMap((seat) => table.questions(seat));

/** Some answers by default, of whoever is asked. */
function playOn(table: Played, answers: number): void {
  for (let n = 0; n < answers && !table.over; n++) {
    const [floor] = table.openFloors();
    const [post] = table.openQuestions();
    if (floor !== undefined) expect(table.closeFloor(floor)).toMatchObject({ ok: true });
    else if (post !== undefined) expect(table.defaultAnswer(post.seat, post.id)).toMatchObject({ ok: true });
  }
}

test.each([
  ['insisted', 'an order insisted on before anybody had answered'],
  ['atlantis', 'two first tokens of Crete in one area'],
  ['calamity-floor', 'losses told only down to the floor'],
])('a table of version 1 (%s: %s) opens, asks what it asked, and goes on', (name) => {
  const { saved, where, asked } = kept(name);
  const { checkpoint: _, ...journalOnly } = saved;
  for (const written of [saved, journalOnly]) {
    const { table, notice } = load(advancedCivilization, written);
    expect([notice, table.rules, table.journal.length]).toEqual([undefined, '1', saved.journal.length]);
    expect([table.where, withoutWords(ask(table))]).toEqual([where, withoutWords(asked)]);
    playOn(table, 60);
    const again = load(advancedCivilization, JSON.parse(JSON.stringify(save(table)))).table;
    expect([again.rules, JSON.stringify(again.world)]).toEqual(['1', JSON.stringify(table.world)]);
    expect(faultsOf(advancedCivilization, save(table))).toEqual([]);
  }
});

test('a table at which the order was insisted on before anyone had answered goes on all at once, as it did', () => {
  const { table } = load(advancedCivilization, kept('insisted').saved);
  expect(table.journal.filter(({ is }) => is === 'insisted')).toEqual([{ is: 'insisted', seat: 'ben', on: true }]);
  expect(table.waiting()).toHaveLength(3);
  expect(table.orderPending).toBe(true);
});

test('a copy of a table of version 1 is one too', () => {
  const { table } = load(advancedCivilization, kept('atlantis').saved);
  const copy = load(advancedCivilization, save(table.fork('another'))).table;
  expect([copy.rules, copy.world.version]).toEqual(['1', undefined]);
});

test('a finished game of version 1 is proved, and its story told from the first deal on', () => {
  const { saved } = kept('atlantis-over');
  expect([versionsOf(saved), advancedCivilization.version]).toEqual([['1'], '5']);
  expect(whyNotReplayed(advancedCivilization, versionsOf(saved))).toBeUndefined();
  expect(faultsOf(advancedCivilization, saved)).toEqual([]);
  const { table } = load(advancedCivilization, saved);
  expect(table.over).toBe(true);
  expect(table.ranking().map(({ score }) => score)).toEqual([786, 784, 777]);
  expect(table.story(null).map(({ event }) => event)).toContainEqual(
    expect.objectContaining({ what: 'nation-chosen', nation: 'crete' }),
  );
  const forged = { ...saved, setup: { ...saved.setup, rules: '2' } };
  expect(faultsOf(advancedCivilization, forged)).not.toEqual([]);
});
