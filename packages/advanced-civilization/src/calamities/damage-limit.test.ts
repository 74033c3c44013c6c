import { nationNamed, pointsOnBoard } from '@ecumene/ancients';
import { play, refused } from '@ecumene/ancients/testing';
import { render } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { happened, position } from '../testing.ts';
import { VERSION } from '../versions.ts';
import type { AcWorld } from '../world.ts';
import { firstQuestion, playOn, strike } from './testing.ts';

const LIMIT = { calamityFloor: 16 };

/** Crete has 2 unit points more than must be left, Africa none. */
const MANY = {
  egypt: { tokens: { memphis: 40 } },
  crete: { tokens: { knossos: 18 } },
  asia: { tokens: { thera: 40 } },
  thrace: { tokens: { athens: 40 } },
  africa: { tokens: { thebes: 16 } },
};

function points(world: AcWorld, name: string): number {
  return pointsOnBoard(world, nationNamed(world, name));
}

describe('what a secondary victim is told to lose', () => {
  test.each([
    ['famine', { crete: 8, asia: 8, thrace: 4 }],
    ['epidemic', { crete: 10, asia: 10, thrace: 5 }],
  ])('[AC ST calamity-floor.1] %s: as much as anyone, but it loses only down to the number', (calamity, told) => {
    const world = position(MANY, LIMIT);
    play(strike(world, calamity, 'egypt'), { egypt: [told] });
    expect(happened(world, 'losses-shared')).toMatchObject([{ losses: told }]);
    expect(happened(world, 'losses-due')).toContainEqual({ what: 'losses-due', nation: 'crete', points: 2 });
    expect(['crete', 'asia', 'thrace'].map((name) => points(world, name))).toEqual([
      16,
      40 - told.asia,
      40 - told.thrace,
    ]);
  });

  test('[AC ST calamity-floor.1] [AC 30.512] on a flood plain all it has there', () => {
    const world = position(
      {
        egypt: { tokens: { memphis: 20 } },
        crete: { tokens: { tanis: 6, knossos: 12 } },
        asia: { tokens: { alexandria: 5, thera: 40 } },
      },
      LIMIT,
    );
    play(strike(world, 'flood', 'egypt'), { egypt: [{ crete: 6, asia: 4 }] });
    expect(['crete', 'asia'].map((name) => points(world, name))).toEqual([16, 41]);
  });

  test('[AC ST calamity-floor.1] what it need not lose is not passed on to others', () => {
    const { egypt, crete, asia } = MANY;
    const world = position({ egypt, crete, asia }, LIMIT);
    playOn(strike(world, 'famine', 'egypt'));
    expect(happened(world, 'losses-shared')).toMatchObject([{ losses: { crete: 8, asia: 8 } }]);
    expect(['crete', 'asia'].map((name) => points(world, name))).toEqual([16, 32]);
  });

  test('[AC ST calamity-floor.2] nothing, if it has no more than the number', () => {
    const world = position(MANY, LIMIT);
    const shares = { crete: 8, asia: 8, africa: 4 };
    expect(refused(strike(world, 'famine', 'egypt'), { egypt: [shares] })).toBe('not-a-choice AC 30.311');
  });

  test('[AC 30.312] a player who may show Grain is told where the loss ends', () => {
    const text = (options: Readonly<Record<string, number>>): string => {
      const crete = { ...MANY.crete, cards: ['pottery'], hand: ['grain'] };
      const world = position({ egypt: {}, crete }, options);
      return render(firstQuestion(strike(world, 'famine', 'egypt')).text);
    };
    expect(text({})).toMatch(/^Famine costs you 8 unit points\. Each Grain card you show saves 4,/);
    expect(text(LIMIT)).toMatch(
      /^Famine costs you 8 unit points, but at most 2 by the calamity limit\. Each Grain card you show saves 4 of the 8,/,
    );
  });

  test('[AC ST calamity-floor.1] only what it may lose, at a table opened under version 1', () => {
    const { version, ...first } = position(MANY, LIMIT);
    playOn(strike(first, 'famine', 'egypt'));
    expect(version).toBe(VERSION);
    expect(happened(first, 'losses-shared')).toMatchObject([{ losses: { crete: 2, asia: 8, thrace: 8 } }]);
  });
});
