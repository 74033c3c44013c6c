import { type Asked, say } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import type { Hint } from '../games/game-screen.ts';
import { hintsHere, hintToGive, isNewcomer, wasFollowed } from './hints-told.ts';

const hint = (topic: string, more: Partial<Hint> = {}): Hint => ({ topic, at: [], title: '', words: '', ...more });
const asked = (id: string, topic: string): Asked => ({
  id,
  seat: 'a',
  question: { kind: 'confirm', topic, text: say('?') },
});
const SPREAD = hint('movement');
const GATHER = hint('movement', { name: 'gather', when: (view) => view === 'no city' });
const HINTS = [SPREAD, GATHER, hint('trade')];
const moving = (view: unknown) => ({ questions: [asked('1', 'movement')], view });

describe('hints', () => {
  test('come one after another about what is on the screen, each when it is of use', () => {
    const give = (view: unknown, names: readonly string[]) =>
      hintToGive(hintsHere(HINTS, moving(view), 'a'), { names, wanted: undefined }, false)?.hint;
    expect(give('no city', [])).toBe(SPREAD);
    expect(give('no city', ['movement'])).toBe(GATHER);
    expect(give('a city', ['movement'])).toBeUndefined();
    expect(give('no city', ['movement', 'gather'])).toBeUndefined();
    expect(give('no city', ['left'])).toBeUndefined();
  });

  test('make a newcomer of a player who has not seen all of them, and wants them', () => {
    const isNew = (...names: string[]) => isNewcomer({ name: 'plain', hints: HINTS }, { names });
    expect(isNew()).toBe(true);
    expect(isNew('movement', 'trade')).toBe(true);
    expect(isNew('movement', 'gather', 'trade')).toBe(false);
    expect(isNew('movement', 'left')).toBe(false);
  });

  test('make a player a newcomer to a game they have not played, not to one they have', () => {
    const names = ['movement', 'played:plain'];
    expect(isNewcomer({ name: 'plain', hints: HINTS }, { names })).toBe(false);
    expect(isNewcomer({ name: 'other', hints: HINTS }, { names })).toBe(true);
  });

  test('are dismissed once the player does what they say', () => {
    const [given] = hintsHere(HINTS, moving('no city'), 'a');
    if (given === undefined) throw new Error('there is a hint about movement');
    expect(wasFollowed(given, moving('no city'))).toBe(false);
    expect(wasFollowed(given, { questions: [asked('2', 'movement')] })).toBe(true);
    expect(wasFollowed(given, { questions: [] })).toBe(true);
  });
});
