import type { Happening } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { sceneOf } from '../games/advanced-civilization/scenes.ts';
import { actFrom, moreActs } from './acts.ts';

const news = (event: Happening['event'] & Record<string, unknown>) => ({
  number: 0,
  happening: { event, rule: 'AC 24.21', knows: 'all' as const, reveals: false },
});
const stage = { scene: sceneOf };

describe('the theatre', () => {
  test('shows one act for each conflict', () => {
    const acts = moreActs(
      stage,
      [],
      [
        news({ what: 'fought', area: 'memphis', before: {}, rounds: [], after: {} }),
        news({ what: 'fought', area: 'tyre', before: {}, rounds: [], after: {} }),
      ],
    );
    expect(acts.map(({ kind, areas }) => [kind, areas])).toEqual([
      ['conflict', ['memphis']],
      ['conflict', ['tyre']],
    ]);
  });

  test('lets what a calamity brings join its act, also later', () => {
    const struck = moreActs(
      stage,
      [],
      [news({ what: 'calamity-strikes', calamity: 'famine', nation: 'egypt', trader: null })],
    );
    const suffered = moreActs(stage, struck, [
      news({ what: 'tokens-removed', nation: 'egypt', area: 'memphis', tokens: 2 }),
      news({ what: 'city-eliminated', nation: 'egypt', area: 'thebes' }),
    ]);
    expect(suffered).toHaveLength(1);
    expect(suffered[0]?.lines).toHaveLength(3);
    expect(suffered[0]?.areas).toEqual(['memphis', 'thebes']);
  });

  test('leaves out what belongs to no act', () => {
    expect(moreActs(stage, [], [news({ what: 'turn-begins', turn: 2 })])).toEqual([]);
    expect(
      moreActs(stage, [], [news({ what: 'tokens-removed', nation: 'egypt', area: 'memphis', tokens: 1 })]),
    ).toEqual([]);
  });

  test('can be seen again from the chronicle, up to where the next act begins', () => {
    const told = [
      news({ what: 'fought', area: 'memphis', before: {}, rounds: [], after: {} }),
      news({ what: 'tokens-removed', nation: 'egypt', area: 'thebes', tokens: 2 }),
      news({ what: 'fought', area: 'tyre', before: {}, rounds: [], after: {} }),
    ];
    expect(actFrom(stage, told)?.areas).toEqual(['memphis', 'thebes']);
    expect(actFrom(stage, told.slice(2))?.areas).toEqual(['tyre']);
    expect(actFrom(stage, told.slice(1, 2))).toBeUndefined();
  });
});
