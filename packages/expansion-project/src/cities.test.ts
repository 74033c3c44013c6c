import { asks, play, refused } from '@ecumene/ancients/testing';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { expansionProject } from './game.ts';
import { cities, citySupport, surplus } from './phases.ts';
import { happened, has, position, theNation, tokens } from './testing.ts';

describe('building', () => {
  test('[EP 19.2] [EP 3.3] six tokens on a site or twelve elsewhere become a city', () => {
    const world = position({ egypt: { tokens: { memphis: 6, siwa: 12 } } });
    play(cities(world, 'egypt'), { egypt: [{ memphis: 0, siwa: 0 }] });
    expect(has(world, 'egypt')).toMatchObject({ cities: ['memphis', 'siwa'], stock: 55 });
    expect(has(world, 'egypt').tokens).toEqual({});
    const few = position({ egypt: { tokens: { memphis: 6, siwa: 11 } } });
    expect(refused(cities(few, 'egypt'), { egypt: [{ siwa: 0 }] })).toContain('EP 19.2');
  });

  test('[EP 19.2] [EP C26] all tokens of the area become the city', () => {
    const world = position({ egypt: { tokens: { memphis: 9 }, cards: ['public-works'] } });
    play(cities(world, 'egypt'), { egypt: [{ memphis: 0 }] });
    expect(has(world, 'egypt')).toMatchObject({ cities: ['memphis'] });
    expect(has(world, 'egypt').tokens).toEqual({});
  });

  test('[EP 19.2] not where others or barbarians have tokens', () => {
    for (const other of ['minoa', 'outsiders']) {
      const world = position({ egypt: { tokens: { memphis: 6, tanis: 6 } }, [other]: { tokens: { memphis: 1 } } });
      expect(refused(cities(world, 'egypt'), { egypt: [{ memphis: 0 }] })).toBe('foreign EP 19.2');
    }
  });

  test('[EP 19.1] [EP C93] not where the limit is 0, and one city an area', () => {
    const world = position({ carthage: { tokens: { tunisia: 12, thapsus: 6 } } });
    expect(refused(cities(world, 'carthage'), { carthage: [{ tunisia: 0 }] })).toBe('limit EP 19.1');
    const two = position({ minoa: { cities: ['memphis'] }, egypt: { tokens: { memphis: 6, tanis: 6 } } });
    expect(refused(cities(two, 'egypt'), { egypt: [{ memphis: 0 }] })).toContain('EP 19.1');
  });

  test('[EP 19.1] nine cities at a time, eighteen with Imperial Civilization [EP C94]', () => {
    const nine = ['alexandria', 'cyrene', 'fayum', 'gaza', 'jerusalem', 'petra', 'tanis', 'siwa', 'sinai'];
    const full = { egypt: { cities: nine, tokens: { memphis: 6 } } };
    expect(asks(cities(position(full), 'egypt'))).toEqual([]);
    const world = position(full, { imperial: true });
    play(cities(world, 'egypt'), { egypt: [{ memphis: 0 }] });
    expect(has(world, 'egypt').cities).toHaveLength(10);
  });

  test('[EP 19.3] [EP 30.5.2] [EP C26] Architecture pays up to half of one city a turn from treasury', () => {
    const egypt = { tokens: { memphis: 3, tanis: 3, siwa: 6 }, treasury: 20, cards: ['architecture'] };
    const world = position({ egypt });
    play(cities(world, 'egypt'), { egypt: [{ memphis: 3 }] });
    expect(has(world, 'egypt')).toMatchObject({ cities: ['memphis'], treasury: 17 });
    expect(refused(cities(position({ egypt }), 'egypt'), { egypt: [{ memphis: 3, tanis: 3 }] })).toContain('EP 19.3');
    expect(refused(cities(position({ egypt }), 'egypt'), { egypt: [{ memphis: 4 }] })).toContain('above-half EP 19.3');
    const without = { tokens: { memphis: 6 }, treasury: 9 };
    expect(refused(cities(position({ egypt: without }), 'egypt'), { egypt: [{ memphis: 3 }] })).toContain(
      'no-architecture EP 19.3',
    );
    const both = { ...egypt, cards: ['architecture', 'public-works'], tokens: { memphis: 4, tanis: 3 } };
    const dear = position({ egypt: both });
    expect(refused(cities(position({ egypt: both }), 'egypt'), { egypt: [{ tanis: 4 }] })).toContain('EP 19.');
    play(cities(dear, 'egypt'), { egypt: [{ memphis: 3 }] });
    expect(has(dear, 'egypt').cities).toEqual(['memphis']);
  });

  test('[EP 19.4] [EP 30.41.2] [EP C26] Public Works makes cities cost one token more', () => {
    const world = position({ egypt: { tokens: { memphis: 6, tanis: 7 }, cards: ['public-works'] } });
    expect(refused(cities(world, 'egypt'), { egypt: [{ memphis: 0 }] })).toContain('EP 19.2');
    play(cities(world, 'egypt'), { egypt: [{ tanis: 0 }] });
    expect(has(world, 'egypt').cities).toEqual(['tanis']);
  });

  test('[EP 19.5] [EP 30.50.2] [EP C26] Urbanism takes up to four tokens next to cities off sites, for any number of them', () => {
    const egypt = { tokens: { siwa: 8, fayum: 4, paraetonium: 8, alexandria: 4 }, cards: ['urbanism'] };
    const world = position({ egypt });
    const plan = {
      siwa: { treasury: 0, from: { fayum: 4 } },
      paraetonium: { treasury: 0, from: { alexandria: 4 } },
    };
    play(cities(world, 'egypt'), { egypt: [plan] });
    expect(has(world, 'egypt')).toMatchObject({ cities: ['paraetonium', 'siwa'] });
    expect(has(world, 'egypt').tokens).toEqual({});
    const five = { siwa: { treasury: 0, from: { fayum: 5 } } };
    const seven = position({ egypt: { tokens: { siwa: 7, fayum: 5 }, cards: ['urbanism'] } });
    expect(asks(cities(seven, 'egypt'))).toEqual([]);
    const more = position({ egypt: { tokens: { siwa: 8, fayum: 5 }, cards: ['urbanism'] } });
    expect(refused(cities(more, 'egypt'), { egypt: [five] })).toContain('EP 19.5');
    const site = position({ egypt: { tokens: { memphis: 5, fayum: 6 }, cards: ['urbanism'] } });
    expect(refused(cities(site, 'egypt'), { egypt: [{ memphis: { treasury: 0, from: { fayum: 1 } } }] })).toContain(
      'EP 19.',
    );
  });

  const together = {
    minoa: { tokens: { 'western-desert': 11, memphis: 1 }, cards: ['urbanism'] },
    egypt: { tokens: { memphis: 3, tanis: 2 }, treasury: 3, cards: ['architecture'] },
  };
  const buildingAt = (given: object, version?: string) =>
    tableAt(expansionProject, { ...position({ ...given }), ...(version && { version }) }, 'turns', 'turn', 'cities');
  const waiting = (table: ReturnType<typeof buildingAt>) => table.waiting().map(({ seat }) => seat);

  test('[EP 12.1] [EP 19.2] [EP 19.5] whoever stands among tokens that may become a city elsewhere waits for it', () => {
    const table = buildingAt(together);
    expect(waiting(table)).toEqual(['minoa']);
    const plan = { 'western-desert': { treasury: 0, from: { memphis: 1 } } };
    expect(table.answer('minoa', table.questions('minoa')[0]?.id ?? '', plan)).toMatchObject({ ok: true });
    expect(waiting(table)).toEqual(['egypt']);
    expect(table.answer('egypt', table.questions('egypt')[0]?.id ?? '', { memphis: 3 })).toMatchObject({ ok: true });
    expect(has(table.world, 'egypt').cities).toEqual(['memphis']);
  });

  test('[EP 12.1] [EP 19.5] others build at the same time, but nobody in an area that was freed after their turn', () => {
    const apart = { ...together, rome: { tokens: { rome: 6 } } };
    expect(waiting(buildingAt(apart))).toEqual(['minoa', 'rome']);
    expect(waiting(buildingAt({ ...apart, minoa: { ...together.minoa, cards: [] } }))).toEqual(['rome']);
    expect(waiting(buildingAt(together, '2'))).toEqual(['minoa']);
    const later = { egypt: { ...together.minoa }, minoa: { ...together.egypt, tokens: { memphis: 3, knossos: 6 } } };
    expect(waiting(buildingAt(later))).toEqual(['minoa']);
    expect(waiting(buildingAt(later, '2'))).toEqual(['minoa', 'egypt']);
  });

  test('[EP 9.5] not in an area that is out of play', () => {
    const world = position({ egypt: { tokens: { memphis: 6 } } });
    expect(refused(cities(world, 'egypt'), { egypt: [{ thebes: 0 }] })).not.toBe('');
  });
});

describe('surplus', () => {
  test('[EP 20.1] tokens beside cities and above the limits go back to stock', () => {
    const world = position({
      egypt: { tokens: { memphis: 2, gaza: 3, fayum: 5 }, cities: ['memphis'] },
      minoa: { tokens: { memphis: 1 } },
    });
    surplus(world);
    expect(has(world, 'egypt').tokens).toEqual({ fayum: 4, gaza: 1 });
    expect(tokens(world, 'minoa', 'memphis')).toBe(0);
  });

  test('[EP 20.1.1] [EP 30.41.3] [EP C21] Public Works keeps one token beside each city', () => {
    const world = position({
      egypt: { tokens: { memphis: 3, tanis: 1 }, cities: ['memphis', 'tanis'], cards: ['public-works'] },
    });
    surplus(world);
    expect(has(world, 'egypt').tokens).toEqual({ memphis: 1, tanis: 1 });
  });

  test('[EP 20.1.1] [EP C21] Public Works keeps nothing beside a city of another player', () => {
    const world = position({
      egypt: { cities: ['memphis'], cards: ['public-works'] },
      minoa: { tokens: { memphis: 1 }, cards: ['public-works'] },
    });
    surplus(world);
    expect(tokens(world, 'minoa', 'memphis')).toBe(0);
  });

  test('[EP 20.1.2] [EP 30.3.2] Agriculture feeds one more where its holder is alone', () => {
    const egypt = { tokens: { gaza: 3, memphis: 3 }, cards: ['agriculture'] };
    const world = position({ egypt, minoa: { tokens: { memphis: 1 } } });
    surplus(world);
    expect(has(world, 'egypt').tokens).toEqual({ gaza: 2, memphis: 3 });
  });

  test('[EP 20.2] ships count for nothing', () => {
    const world = position({ egypt: { tokens: { tanis: 2 }, ships: ['tanis', 'tanis'] } });
    surplus(world);
    expect(tokens(world, 'egypt', 'tanis')).toBe(2);
  });
});

describe('support', () => {
  test('[EP 21.1] [EP 21.3] each city needs two tokens, and cities are reduced one at a time', () => {
    const world = position({ egypt: { tokens: { fayum: 3 }, cities: ['memphis', 'tanis'] } });
    play(citySupport(world, 'egypt'), { egypt: ['memphis'] });
    expect(has(world, 'egypt')).toMatchObject({ cities: ['tanis'], tokens: { fayum: 3, memphis: 4 } });
    const enough = position({ egypt: { tokens: { fayum: 4 }, cities: ['memphis', 'tanis'] } });
    expect(asks(citySupport(enough, 'egypt'))).toEqual([]);
  });

  test('[EP 21.1.1] [EP 30.11.4] with Cultural Ascendancy each needs three', () => {
    const egypt = { tokens: { fayum: 5 }, cities: ['memphis', 'tanis'], cards: ['cultural-ascendancy'] };
    const world = position({ egypt });
    play(citySupport(world, 'egypt'), { egypt: ['tanis'] });
    expect(has(world, 'egypt').cities).toEqual(['memphis']);
  });

  test('[EP 21.1.2] [EP C27] cities built this turn go first', () => {
    const given = { egypt: { tokens: { fayum: 1 }, cities: ['memphis', 'tanis', 'gaza'] }, built: ['gaza', 'tanis'] };
    const world = position(given);
    expect(refused(citySupport(world, 'egypt'), { egypt: ['memphis'] })).toBe('not-a-choice EP 21.1.2');
    play(citySupport(position(given), 'egypt'), { egypt: ['tanis'] });
  });

  test('[EP 21.2.1] a reduced city leaves as many tokens as the limit, which give support at once', () => {
    const world = position({ egypt: { cities: ['memphis', 'gaza'] } });
    play(citySupport(world, 'egypt'), { egypt: ['memphis'] });
    expect(has(world, 'egypt')).toMatchObject({ cities: ['gaza'], tokens: { memphis: 4 } });
  });

  test('[EP 21.2.1] with an empty stock further unsupported cities are eliminated', () => {
    const world = position({ egypt: { cities: ['memphis', 'tanis', 'gaza'], stock: 1 } });
    play(citySupport(world, 'egypt'), { egypt: ['memphis', 'tanis'] });
    expect(happened(world, 'city-reduced').length + happened(world, 'city-eliminated').length).toBeGreaterThan(1);
    expect(theNation(world, 'egypt').stock).toBe(0);
  });

  test('[EP 30.3.3] [EP C28] with Agriculture a reduced city leaves one token more where nobody else is', () => {
    const world = position({ egypt: { cities: ['memphis'], cards: ['agriculture'] } });
    play(citySupport(world, 'egypt'));
    expect(has(world, 'egypt').tokens).toEqual({ memphis: 5 });
  });

  test('[EP C87] a token beside the city counts towards the limit', () => {
    const egypt = { cities: ['memphis'], tokens: { memphis: 1 }, cards: ['public-works'] };
    const world = position({ egypt });
    play(citySupport(world, 'egypt'));
    expect(has(world, 'egypt').tokens).toEqual({ memphis: 4 });
  });
});
