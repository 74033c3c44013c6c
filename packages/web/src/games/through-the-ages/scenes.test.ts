import type { Happening } from '@ecumene/engine';
import type { Happened } from '@ecumene/through-the-ages/reference';
import { describe, expect, test } from 'vitest';
import { goesOn, moreActs } from '../../playback/acts.ts';
import { sceneOf } from './scenes.ts';

const stage = { scene: sceneOf };
const news = (event: Happened, rule = 'TTA evaluate.1') => ({
  number: 0,
  happening: { event, rule, knows: 'all', reveals: false } satisfies Happening<Happened>,
});

const REFUGEES = news({ what: 'event', card: 'refugees' });
const LOST = news({ what: 'lost', seat: 'anna', good: 'culture', amount: 3 });
const TOOK = news({ what: 'took', seat: 'bela', card: 'moses', actions: 1 });
const GAINED = news({ what: 'gained', seat: 'bela', good: 'food', amount: 1, card: null });

describe('scenes of Through the Ages', () => {
  test('show an event with what its card says and what comes of it', () => {
    const [act, ...more] = moreActs(stage, [], [REFUGEES, LOST, TOOK, GAINED]);
    expect(more).toEqual([]);
    expect(act).toMatchObject({ kind: 'event', lines: [REFUGEES.happening, LOST.happening] });
    expect(sceneOf(REFUGEES.happening)?.about).toContain('weakest');
  });

  test('show what becomes of a land once those who are asked have bid', () => {
    const found = moreActs(stage, [], [news({ what: 'event', card: 'vast-territory-i' })]);
    const bid = moreActs(stage, found, [news({ what: 'bid', seat: 'anna', force: 2 })]);
    expect(bid).toEqual(found);
    const settled = moreActs(stage, bid, [news({ what: 'colonized', seat: 'anna', card: 'vast-territory-i' })]);
    const now = settled.at(-1);
    if (now === undefined) throw new Error('there is no act');
    expect(goesOn(found.at(-1), now)).toBe(true);
  });

  test('show the end of an age, wars and pacts', () => {
    const acts = moreActs(
      stage,
      [],
      [
        news({ what: 'age', age: 2 }),
        news({ what: 'antiquated', seat: 'anna', cards: ['moses'] }),
        news({ what: 'dealt', cards: [] }),
        news({ what: 'declared-war', seat: 'bela', rival: 'anna', card: 'war-over-territory' }),
        news({ what: 'pact', seat: 'bela', with: 'anna', card: 'open-borders-agreement' }),
        news({ what: 'pact-ended', seat: 'bela', with: 'anna', card: 'open-borders-agreement' }, 'TTA cancel-pact.2'),
      ],
    );
    expect(acts.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['age', 2],
      ['conflict', 1],
      ['pact', 1],
      ['pact', 1],
    ]);
  });

  test('show an uprising to whom it befalls', () => {
    const uprising = news({ what: 'uprising', seat: 'anna', discontent: 2 }, 'TTA uprising.1');
    const [act] = moreActs(stage, [], [uprising], 'anna');
    expect(act).toMatchObject({ kind: 'uprising', lines: [uprising.happening] });
    expect(moreActs(stage, [], [uprising], 'bela')).toEqual([]);
  });

  test('leave to the result what is scored at the end', () => {
    const last = news({ what: 'event', card: 'impact-of-progress' }, 'TTA flow.10');
    expect(moreActs(stage, [], [last, GAINED])).toEqual([]);
  });
});
