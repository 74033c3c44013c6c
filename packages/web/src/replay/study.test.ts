import { advancedCivilization } from '@ecumene/advanced-civilization';
import { pastTableView } from '@ecumene/client';
import { load, type Saved, save, Table, type World } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { type AnyGame, SoloHost } from '../port/solo-host.ts';
import { scenarioIn, tableOf } from './scenario-file.ts';
import { knowerIn, readTable, Study } from './study.ts';

const game: AnyGame = advancedCivilization;
const SEATS = ['Ada', 'Dido', 'Hiram', 'Tiye'];

/** A table played by bots up to so many entries, or to its end after some turns. */
function played(turns: number, entries = Number.POSITIVE_INFINITY): Saved<World> {
  const table = Table.open(game, { options: { turns }, seats: SEATS, seed: 'studied' });
  const host = new SoloHost(table, { bots: SEATS, bot: 'random' }, {});
  while (!table.over && table.journal.length < entries) {
    const post = host.next();
    if (post === undefined) throw new Error('nobody plays on');
    host.decide(
      post,
      () => 0,
      () => {},
    );
  }
  return JSON.parse(JSON.stringify(save(table)));
}

let seeds = 0;
const newSeed = (): string => {
  seeds += 1;
  return `seed ${seeds}`;
};
const over = played(3);
const middle = Math.floor(over.journal.length / 2);
const running = played(0, 600);

describe('a table that is only looked at', () => {
  test('is seen through any eyes when it is over, and through those of its people before', () => {
    const after = new Study(game, { saved: over, people: ['Ada'] }, newSeed);
    expect(after.about).toMatchObject({ over: true, eyes: SEATS, whole: true, length: over.journal.length });
    const { table } = load(game, over);
    expect(after.at(over.journal.length, 'Dido')).toEqual(pastTableView(table, 'Dido'));
    const before = new Study(game, { saved: running, people: ['Ada'] }, newSeed);
    expect(before.about).toMatchObject({ over: false, open: false, eyes: ['Ada'] });
    expect(() => before.at(10, 'Dido')).toThrow(/eyes of Dido/);
    expect(() => before.story('Dido')).toThrow(/eyes of Dido/);
    expect(before.at(10, null).number).toBe(10);
  });

  test('tells its story with the entries it comes from', () => {
    const story = new Study(game, { saved: over }, newSeed).story(null);
    expect(story[0]?.number).toBe(-1);
    expect(story.every(({ number }, place) => number >= (story[place - 1]?.number ?? -1))).toBe(true);
    expect(story.at(-1)?.number).toBeLessThan(over.journal.length);
  });

  test('is played on from any moment, by one person among bots', () => {
    const study = new Study(game, { saved: over, people: ['Ada'] }, newSeed);
    const copy = study.whatIf(middle, null, 'Dido', 'copy');
    expect(copy.table).toMatchObject({ people: ['Dido'], bots: ['Ada', 'Hiram', 'Tiye'] });
    const { table } = load(game, copy.saved);
    expect(JSON.stringify(table.view('Dido'))).toBe(JSON.stringify(study.at(middle, 'Dido').view));
    expect(table.players['Dido']).toEqual({ is: 'person', name: 'Dido' });
    expect(table.players['Ada']?.is).toBe('bot');
  });

  test('gives away only what a seat knows while it goes on', () => {
    const study = new Study(game, { saved: running, people: ['Ada'] }, newSeed);
    const { saved } = study.whatIf(600, 'Ada', 'Ada', 'copy');
    expect(saved.setup.seed).toBe('');
    const copy = load(game, saved).table;
    expect(copy.view('Ada')).toEqual(study.at(600, 'Ada').view);
    expect(() => study.whatIf(600, null, 'Ada', 'copy')).toThrow(/^Only players at this table/);
    expect(JSON.stringify(study.position(600, 'Ada'))).not.toContain('"studied"');
    expect(study.scenario(600, 'Ada', 'what if').seed).toBe('');
  });

  test('says for whose eyes it is true, where the rest was made up, however often it is given on', () => {
    const before = new Study(game, { saved: running, people: ['Ada'] }, newSeed);
    const given: unknown = JSON.parse(JSON.stringify(before.position(600, 'Ada')));
    expect(knowerIn(given)).toBe('Ada');
    const received = new Study(game, { saved: readTable(given), knownTo: 'Ada' }, newSeed);
    expect(received.about).toMatchObject({ knownTo: 'Ada', eyes: ['Ada'], open: true, seats: SEATS });
    expect(received.at(received.about.length, 'Ada').view).toEqual(before.at(600, 'Ada').view);
    expect(() => received.at(0, 'Dido')).toThrow(/eyes of Dido/);
    expect(knowerIn(received.position(received.about.length, null))).toBe('Ada');
    expect(received.whatIf(received.about.length, null, 'Dido', 'copy').table.people).toEqual(['Dido']);
    expect(knowerIn(new Study(game, { saved: over }, newSeed).position(middle, 'Ada'))).toBeUndefined();
    expect(new Study(game, { saved: readTable(given), knownTo: 'Nobody' }, newSeed).about.eyes).toEqual(SEATS);
  });

  test('is taken up again from the position alone', () => {
    const study = new Study(game, { saved: over }, newSeed);
    const position = readTable(JSON.parse(JSON.stringify(study.position(middle, null))));
    const again = new Study(game, { saved: position }, newSeed);
    expect(again.about).toMatchObject({ whole: false, over: false, open: true, length: position.journal.length - 1 });
    expect(again.at(again.about.length, 'Ada').view).toEqual(study.at(middle, 'Ada').view);
    expect(() => readTable({ format: 1 })).toThrow(/not a saved position, game or scenario/);
  });

  test('is written in words as a scenario, and taken up again from its file', () => {
    const study = new Study(game, { saved: running, people: ['Ada'] }, newSeed);
    const written = study.scenario(600, 'Ada', 'Mid-game');
    expect(written).toMatchObject({ knownTo: 'Ada', given: { turn: expect.any(Number) } });
    expect(written).not.toHaveProperty('position');
    const file = JSON.stringify(written, null, 2);
    for (const opened of [file, JSON.parse(file)]) {
      const scenario = scenarioIn(opened);
      if (scenario === undefined) throw new Error('this is a scenario');
      const again = new Study(game, { saved: tableOf(game, scenario), knownTo: 'Ada' }, newSeed);
      expect(again.at(again.about.length, 'Ada').view).toEqual(study.at(600, 'Ada').view);
    }
    expect(() => scenarioIn('scenario: [')).toThrow(/^This file is not a scenario: /);
    expect(scenarioIn({ format: 1 })).toBeUndefined();
    const wrong = scenarioIn('scenario: x\ngame: advanced-civilization\nseats: [a, b]\ngiven: { egpyt: {} }\n');
    if (wrong === undefined) throw new Error('this is a scenario');
    expect(() => tableOf(game, wrong)).toThrow(/cannot be played/);
  });

  test('is proved, and a forged one is not', () => {
    const proof = new Study(game, { saved: over }, newSeed).verify(null);
    expect(proof).toMatchObject({ entries: over.journal.length, promised: null, faults: [] });
    const sealed = new Study(game, { saved: over }, newSeed).verify(proof.commitment);
    expect(sealed).toMatchObject({ promised: true, faults: [] });
    const forged = { ...over, setup: { ...over.setup, seed: 'forged' } };
    const unproved = new Study(game, { saved: forged }, newSeed).verify(proof.commitment);
    expect(unproved.promised).toBe(false);
    expect(unproved.faults).toContain('the seed is not the one that was promised');
  });

  test('tells which version of the rules it was played under, and whether that can be replayed here', () => {
    const { version } = game;
    const proof = new Study(game, { saved: over }, newSeed).verify(null);
    expect(proof).toMatchObject({ playedUnder: [version], replayedWith: version });
    const older = { ...over, rules: '0', setup: { ...over.setup, rules: '0' } };
    const unknown = new Study(game, { saved: older }, newSeed).verify(null);
    expect(unknown).toMatchObject({ playedUnder: ['0'], replayedWith: null });
  });
});
