import { type Question, refusalOf, type Script, say } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { buildCities } from '../building/building.ts';
import { areaNumber } from '../nations.ts';
import { tendShips } from '../ships/shipbuilding.ts';
import { ancientWorld, plainBook } from '../testing/index.ts';
import { fillTreasury, removeTokens } from '../tokens.ts';
import type { Ancients } from '../world.ts';
import { buildingPolicies } from './building.ts';
import { planningOf } from './planning.ts';
import { shipPolicies } from './ships.ts';

const planning = planningOf<Ancients>({
  ships: shipPolicies(plainBook),
  'build-cities': buildingPolicies(() => plainBook),
});

type Given = Readonly<Record<string, unknown>>;

/** What a policy of Egypt comes to when this script asks it; it is checked as the table would. */
function decided(world: Ancients, script: Script<unknown> | void, policy: unknown): unknown {
  const first = script ? script.next() : undefined;
  const [post] = first === undefined || first.done ? [] : first.value;
  if (post === undefined) return 'nothing is asked';
  const { question } = post.asking;
  expect(planning.fault(question.topic, policy)).toBeUndefined();
  const result = planning.decide(world, 'egypt', question, policy);
  if ('ask' in result) return result.ask.code;
  expect(refusalOf(post.asking, result.answer)).toBeUndefined();
  return result.answer;
}

describe('[ships.build] [ships.keep] a policy for ships', () => {
  const position = (egypt: Given, treasury = 0) => {
    const world = ancientWorld({ egypt, crete: {} });
    fillTreasury(world, 0, treasury);
    return world;
  };
  const decide = (world: Ancients, policy: unknown) => decided(world, tendShips(world, 'egypt', plainBook), policy);
  const until = (most: number, at: readonly string[] = [], levy = false) => ({ until: most, at: [...at], levy });

  test('builds none where none is wanted, and keeps what there is from the treasury', () => {
    expect(decide(position({ tokens: { alexandria: 5 } }), until(0))).toEqual({ keep: [], build: [] });
    const one = position({ tokens: { alexandria: 5 }, ships: ['alexandria'] }, 3);
    expect(decide(one, until(0))).toEqual({ keep: [{ ship: 1, by: 'treasury' }], build: [] });
  });

  test('keeps ships with tokens only where that is allowed, and never with the last of an area', () => {
    const given = { tokens: { alexandria: 2 }, ships: ['alexandria'] };
    expect(decide(position(given), until(0, [], true))).toEqual({ keep: [{ ship: 1, by: 'levy' }], build: [] });
    expect(decide(position(given), until(0))).toBe('cannot-keep');
    const last = position(given);
    removeTokens(last, '30.1', 0, areaNumber(last, 'alexandria') ?? -1, 1);
    expect(decide(last, until(0, [], true))).toBe('cannot-keep');
  });

  test('builds up to its number where it says, while it can be paid', () => {
    const tokens = { alexandria: 5, memphis: 5 };
    expect(decide(position({ tokens }, 3), until(2, ['memphis', 'alexandria']))).toEqual({
      keep: [],
      build: [{ area: 'alexandria', levy: 0 }],
    });
    expect(decide(position({ tokens }, 3), until(2, ['alexandria'], true))).toEqual({
      keep: [],
      build: [
        { area: 'alexandria', levy: 0 },
        { area: 'alexandria', levy: 1 },
      ],
    });
    expect(decide(position({ tokens }, 9), until(2))).toEqual({ keep: [], build: [] });
  });
});

describe('[building.build] a policy for new cities', () => {
  const decide = (egypt: Given, policy: Given = {}) => {
    const world = ancientWorld({ egypt, crete: {} });
    return decided(world, buildCities(world, 'egypt', plainBook), { except: [], treasury: false, ...policy });
  };

  test('builds where it is possible, but not where it was told not to', () => {
    const egypt = { tokens: { memphis: 6, thebes: 2, fayum: 2 } };
    expect(decide(egypt)).toEqual({ memphis: 0 });
    expect(decide(egypt, { except: ['memphis'] })).toEqual({});
  });

  test('builds no city that could not be supported', () => {
    expect(decide({ tokens: { memphis: 6, thebes: 1 } })).toEqual({});
  });

  test('counts only those who can stay as supporting it', () => {
    expect(decide({ tokens: { memphis: 6, siwa: 5 } })).toEqual({});
  });
});

test('policies of another form are refused', () => {
  const question: Question = { kind: 'act', topic: 'ships', text: say('?') };
  expect(planning.fault('ships', { until: 'many' })?.code).toBe('no-plan');
  expect(planning.fault('build-cities', { except: [] })?.code).toBe('no-plan');
  expect(planning.decide(ancientWorld({ egypt: {} }), 'egypt', question, {})).toMatchObject({
    ask: { code: 'no-plan' },
  });
});
