import type { Happening } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { sceneOf } from '../games/advanced-civilization/scenes.ts';
import { asksIn } from '../games/ancients/scenes.ts';
import { actFrom, actThatAsks, goesOn, moreActs } from './acts.ts';

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

  test('tells in which order those who fight lose their tokens', () => {
    const fought = {
      what: 'fought',
      area: 'memphis',
      before: { egypt: 3, crete: 2 },
      after: { egypt: 1, crete: 1 },
    } as const;
    const about = (rounds: readonly (readonly string[])[]): string | undefined =>
      sceneOf({ ...news(fought).happening, event: { ...fought, rounds } })?.about?.replace(/[\u2066-\u2069]/g, '');
    expect(about([['egypt'], ['egypt', 'crete']])).toBe('Each loses 1 token in this order: Egypt, Egypt + Crete.');
    expect(about([])).toBeUndefined();
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

  test('knows which events hit the viewer hard: not that tokens fall in a conflict', () => {
    const told = [
      news({ what: 'fought', area: 'tyre', before: { egypt: 2, crete: 2 }, rounds: [], after: { egypt: 2, crete: 1 } }),
      news({ what: 'fought', area: 'sidon', before: { crete: 2 }, rounds: [], after: { crete: 2 } }),
      news({ what: 'city-taken', nation: 'asia', from: 'egypt', area: 'sidon' }),
      news({ what: 'calamity-strikes', calamity: 'famine', nation: 'crete', trader: null }),
      news({ what: 'calamity-spares', calamity: 'epidemic', nation: 'egypt' }),
    ];
    const struck = (own?: string) => moreActs(stage, [], told, own).map(({ strikes = false }) => strikes);
    expect(struck('egypt')).toEqual([false, true, false, false]);
    expect(struck('crete')).toEqual([false, false, true, false]);
    expect(struck()).toEqual([false, false, false, false]);
  });

  test('knows which act asks: the calamity that is resolved, not those before it', () => {
    const acts = moreActs(
      stage,
      [],
      ['famine', 'epidemic'].map((calamity) =>
        news({ what: 'calamity-strikes', calamity, nation: 'egypt', trader: null }),
      ),
    );
    const asked = (...where: string[]) => actThatAsks({ asksIn }, acts, where);
    expect(asked('calamities', 'calamities', 'epidemic')).toBe(1);
    expect(asked('calamities', 'calamities', 'famine')).toBe(0);
    expect(asked('civilization-cards', 'buying')).toBeUndefined();
    expect(actThatAsks({}, acts, ['calamities', 'calamities', 'famine'])).toBeUndefined();
  });

  test('[AC 26.1] shows people who cannot be fed to the player who loses them, and to nobody else', () => {
    const starve = (nation: string) =>
      news({ what: 'surplus-removed', nation, areas: ['gaza', 'buhen'], counts: [2, 1] });
    const [act, ...more] = moreActs(stage, [], ['crete', 'egypt'].map(starve), 'egypt');
    expect(more).toEqual([]);
    expect(act).toMatchObject({ kind: 'hunger', areas: ['gaza', 'buhen'], lines: [{ event: { nation: 'egypt' } }] });
    expect(act?.falls.map(({ area, count }) => [area, count])).toEqual([
      ['gaza', 2],
      ['buhen', 1],
    ]);
    expect(moreActs(stage, [], [starve('crete')])).toEqual([]);
    expect(actFrom(stage, [starve('crete')])?.kind).toBe('hunger');
  });

  test('[AC 26.41] shows a city without support to its nation as an act of its own, whatever went before', () => {
    const falls = (nation: string) => {
      const { number, happening } = news({ what: 'city-reduced', nation, area: 'memphis', tokens: 2 });
      return { number, happening: { ...happening, rule: 'AC 26.41' } };
    };
    const struck = news({ what: 'calamity-strikes', calamity: 'epidemic', nation: 'crete', trader: null });
    const acts = moreActs(stage, [], [struck, falls('crete'), falls('egypt')], 'egypt');
    expect(acts.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['calamity', 1],
      ['support', 1],
    ]);
  });

  test('a player who does not advance on the track is told so, and nobody else', () => {
    const stays = (nation: string, moved: 0 | 1 | -1) =>
      news({ what: 'succession', nation, step: 5, moved, missing: moved === 1 ? null : 'cities' });
    const acts = moreActs(
      stage,
      [],
      [stays('egypt', 0), stays('crete', 0), stays('egypt', 1), stays('egypt', -1)],
      'egypt',
    );
    expect(acts.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['track', 1],
      ['track', 1],
    ]);
  });

  test('all cities that revolt in a turn are one event, which hits the player who loses them hard', () => {
    const taken = (area: string) => {
      const { number, happening } = news({ what: 'city-taken', nation: 'crete', from: 'egypt', area });
      return { number, happening: { ...happening, rule: 'AC 19.32' } };
    };
    const [act, ...more] = moreActs(stage, [], [taken('memphis'), taken('thebes')], 'egypt');
    expect(act).toMatchObject({ kind: 'revolt', areas: ['memphis', 'thebes'], strikes: true });
    expect(act?.lines).toHaveLength(2);
    expect(more).toEqual([]);
  });

  test('goes on where a calamity that was seen has brought more, until the next turn begins', () => {
    const struck = moreActs(
      stage,
      [],
      [news({ what: 'calamity-strikes', calamity: 'treachery', nation: 'egypt', trader: 'crete' })],
    );
    const lost = news({ what: 'tokens-removed', nation: 'egypt', area: 'memphis', tokens: 2 });
    const more = moreActs(stage, struck, [lost]);
    const [seen, now] = [struck.at(-1), more.at(-1)];
    if (seen === undefined || now === undefined) throw new Error('there is no act');
    expect(goesOn(seen, now)).toBe(true);
    expect(goesOn(now, now)).toBe(false);
    expect(goesOn(undefined, now)).toBe(false);
    expect(moreActs(stage, more, [news({ what: 'turn-begins', turn: 2 }), lost]).at(-1)?.lines).toEqual(now.lines);
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
