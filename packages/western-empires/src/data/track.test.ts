import { describe, expect, test } from 'vitest';
import { CIVILIZATION_IDS } from './civilizations.ts';
import { SHORT_STEPS } from './short-game.ts';
import { EPOCHS, epochAt, POINTS, TIE_BREAKS, TRACK, TRACKS } from './track.ts';

/** How many spaces of each epoch a row has, the arrow not counted. */
function spaces(track: (typeof TRACKS)[number], civilization: (typeof CIVILIZATION_IDS)[number]): readonly number[] {
  const steps = Array.from({ length: TRACK[track].finish }, (_, index) => index + 1);
  return EPOCHS.map((epoch) => steps.filter((step) => epochAt(track, civilization, step) === epoch).length);
}

describe('the succession track', () => {
  test('track.5 every row begins in the Stone Age and has all epochs in order', () => {
    for (const track of TRACKS) {
      for (const civilization of CIVILIZATION_IDS) {
        expect(epochAt(track, civilization, 0)).toBe('stone');
        expect(Math.min(...spaces(track, civilization)), `${track} ${civilization}`).toBeGreaterThan(0);
      }
    }
  });

  test('[WE W3] rows differ in where the bronze ages begin', () => {
    expect(spaces('basic', 'egypt')).toEqual([4, 3, 3, 3, 1, 1]);
    expect(spaces('basic', 'minoa')).toEqual([5, 3, 2, 3, 1, 1]);
    for (const id of ['celt', 'carthage', 'iberia'] as const) expect(spaces('basic', id)).toEqual([4, 4, 2, 3, 1, 1]);
    expect(spaces('expert', 'egypt')).toEqual([4, 3, 3, 3, 1, 2]);
    for (const id of ['minoa', 'iberia'] as const) expect(spaces('expert', id)).toEqual([5, 2, 3, 3, 1, 2]);
  });

  test('game-end.1 the Basic track has one Late Iron space, which is the finish', () => {
    expect(TRACK.basic).toMatchObject({ finish: 15, turnsAfterLateIron: 0, fallsBack: 0 });
  });

  test('game-end.2 the Expert track has two, and one more turn', () => {
    expect(TRACK.expert).toMatchObject({ finish: 16, turnsAfterLateIron: 1, fallsBack: 1 });
  });

  test('succession.2 later epochs never ask for fewer cities', () => {
    for (const track of TRACKS) {
      const cities = EPOCHS.map((epoch) => TRACK[track].requirements[epoch].cities);
      expect(cities).toEqual(cities.toSorted((a, b) => a - b));
    }
  });

  test('short-game.25 the Short Game begins just before the Late Bronze Age', () => {
    for (const civilization of CIVILIZATION_IDS) {
      expect(epochAt('basic', civilization, SHORT_STEPS.basic)).toBe('middle-bronze');
      expect(epochAt('basic', civilization, SHORT_STEPS.basic + 1)).toBe('late-bronze');
    }
  });

  test('victory.5 the finish is worth 75 or 80 points', () => {
    expect(TRACKS.map((track) => TRACK[track].finish * POINTS.step)).toEqual([75, 80]);
  });

  test('W47 ties are broken in nine steps', () => {
    expect(TIE_BREAKS).toHaveLength(9);
    expect(TIE_BREAKS.at(-1)).toBe('ranking');
  });
});
