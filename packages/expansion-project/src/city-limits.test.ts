import { asks, play, refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { cities, citySupport, surplus } from './phases.ts';
import { planning } from './plans.ts';
import { has, position, theNation, tokens } from './testing.ts';

const build = (given: object, plan: object, nation = 'egypt', options = {}): ReturnType<typeof position> => {
  const world = position({ [nation]: given }, options);
  play(cities(world, nation), { [nation]: [plan] });
  return world;
};
const why = (given: object, plan: object, others: object = {}, options = {}): string =>
  refused(cities(position({ egypt: given, ...others }, options), 'egypt'), { egypt: [plan] });

describe('building', () => {
  test('[EP 19.3] [EP 19.4] with Public Works a city off a site takes seven tokens of the board and six of treasury', () => {
    const egypt = { tokens: { siwa: 7 }, treasury: 9, cards: ['architecture', 'public-works'] };
    expect(has(build(egypt, { siwa: 6 }), 'egypt')).toMatchObject({ cities: ['siwa'], treasury: 3 });
    expect(why({ ...egypt, tokens: { siwa: 7, fayum: 7 } }, { siwa: 7 })).toBe('above-half EP 19.3');
    expect(asks(cities(position({ egypt: { ...egypt, tokens: { siwa: 6 } } }), 'egypt'))).toEqual([]);
    expect(asks(cities(position({ egypt: { ...egypt, treasury: 5 } }), 'egypt'))).toEqual([]);
  });

  test('[EP 19.3] [EP 19.5] [EP C26] tokens of Urbanism count as those of the board', () => {
    const egypt = { tokens: { siwa: 2, fayum: 5 }, treasury: 6, cards: ['architecture', 'urbanism'] };
    const world = build(egypt, { siwa: { treasury: 6, from: { fayum: 4 } } });
    expect(has(world, 'egypt')).toMatchObject({ cities: ['siwa'], treasury: 0, tokens: { fayum: 1 } });
    expect(
      why({ ...egypt, tokens: { siwa: 2, fayum: 5, jalo: 3 } }, { siwa: { treasury: 6, from: { fayum: 3, jalo: 2 } } }),
    ).toBe('neighbours EP 19.5');
  });

  test('[EP 19.5] not from across water, not the same token twice, and not from where nobody stands', () => {
    const minoa = { tokens: { lemnos: 8, thessalonica: 4 }, cards: ['urbanism'] };
    expect(asks(cities(position({ minoa }), 'minoa'))).toEqual([]);
    const egypt = { tokens: { siwa: 10, jalo: 10, 'western-desert': 3 }, cards: ['urbanism'] };
    expect(
      why(egypt, {
        siwa: { treasury: 0, from: { 'western-desert': 2 } },
        jalo: { treasury: 0, from: { 'western-desert': 2 } },
      }),
    ).toBe('neighbours EP 19.5');
    expect(why(egypt, { siwa: { treasury: 0, from: { fayum: 2 } } })).toContain('EP 19.');
  });

  test('[EP 19.5] the area of another new city may help first, as far as it has tokens to spare', () => {
    const egypt = { tokens: { memphis: 8, 'western-desert': 10 }, cards: ['urbanism'] };
    const both = { memphis: 0, 'western-desert': { treasury: 0, from: { memphis: 2 } } };
    expect(has(build(egypt, both), 'egypt').cities).toEqual(['memphis', 'western-desert']);
    const short = { ...egypt, tokens: { memphis: 7, 'western-desert': 10 } };
    expect(why(short, both)).toBe('too-few EP 19.2');
  });

  test('[EP 19.3] [EP 19.5] a building policy leaves neighbours alone and lets the treasury pay what is missing', () => {
    const egypt = {
      tokens: { siwa: 6, 'western-desert': 4, cyrenaica: 2 },
      treasury: 6,
      cards: ['architecture', 'urbanism'],
    };
    const decide = (given: object): unknown => {
      const world = position({ egypt: given });
      const [post] = cities(world, 'egypt')?.next().value ?? [];
      return post && planning.decide(world, 'egypt', post.asking.question, { except: [], treasury: true });
    };
    expect(decide(egypt)).toEqual({ answer: { siwa: 6 } });
    expect(decide({ ...egypt, treasury: 5 })).toEqual({ answer: {} });
    expect(decide({ ...egypt, tokens: { siwa: 8, 'western-desert': 4, cyrenaica: 2 }, treasury: 5 })).toEqual({
      answer: { siwa: 4 },
    });
  });

  test('[EP 19.3] Architecture helps one city, and only with what the treasury has', () => {
    const egypt = { tokens: { memphis: 3, tanis: 4 }, treasury: 3, cards: ['architecture'] };
    expect(why(egypt, { memphis: 3, tanis: 2 })).toBe('treasury EP 19.3');
    expect(has(build(egypt, { tanis: 3 }), 'egypt').treasury).toBe(0);
  });

  test('[EP 19.1] eight cities leave room for one, and pirates’ cities are in the way', () => {
    const eight = ['alexandria', 'cyrene', 'gaza', 'jerusalem', 'petra', 'siwa', 'sinai', 'jalo'];
    expect(why({ cities: eight, tokens: { memphis: 6, tanis: 6 } }, { memphis: 0, tanis: 0 })).toBe('too-many EP 19.1');
    expect(why({ tokens: { memphis: 6, tanis: 6 } }, { tanis: 0 }, { outsiders: { cities: ['tanis'] } })).toBe(
      'city EP 19.1',
    );
    const world = position({ egypt: { cities: eight, tokens: { memphis: 6, tanis: 6 } } });
    play(cities(world, 'egypt'), { egypt: [{ tanis: 0 }] });
    expect(has(world, 'egypt').cities).toHaveLength(9);
  });

  test('[EP 19.2] ships of others do not keep anyone from building', () => {
    const world = position({ egypt: { tokens: { tanis: 6 } }, minoa: { ships: ['tanis'] } });
    play(cities(world, 'egypt'), { egypt: [{ tanis: 0 }] });
    expect(has(world, 'egypt').cities).toEqual(['tanis']);
  });

  test('[EP 19.1] [EP C93] no tokens are enough where nobody can live, not even with Agriculture', () => {
    const world = position({ hatti: { tokens: { alani: 20 }, cards: ['agriculture', 'urbanism'] } });
    expect(asks(cities(world, 'hatti'))).toEqual([]);
  });
});

describe('surplus', () => {
  const after = (given: object): ReturnType<typeof position> => {
    const world = position(given as Record<string, unknown>);
    surplus(world);
    return world;
  };

  test('[EP 20.1.2] Agriculture feeds one where nobody else can live, but none beside others or a city', () => {
    const world = after({
      hatti: { tokens: { alani: 3, hattusa: 4 }, cards: ['agriculture'] },
      egypt: { tokens: { memphis: 2, tanis: 3 }, cities: ['tanis'], cards: ['agriculture', 'public-works'] },
      outsiders: { tokens: { memphis: 2, gaza: 4 } },
    });
    expect(has(world, 'hatti').tokens).toEqual({ alani: 1, hattusa: 3 });
    expect(has(world, 'egypt').tokens).toEqual({ memphis: 2, tanis: 1 });
    expect(has(world, 'outsiders').tokens).toEqual({ memphis: 2, gaza: 1 });
  });

  test('[EP 20.1] [EP 20.1.1] beside a city of others or of pirates no tokens stay, no matter who holds Public Works', () => {
    const world = after({
      egypt: { tokens: { tanis: 1, gaza: 1 }, cards: ['public-works'] },
      minoa: { cities: ['tanis'], cards: ['public-works'] },
      outsiders: { cities: ['gaza'] },
    });
    expect(has(world, 'egypt').tokens).toEqual({});
  });
});

describe('support', () => {
  test('[EP 21.1] [EP 21.2.1] without any token cities go until the rest is supported by what they leave', () => {
    const world = position({ egypt: { cities: ['memphis', 'tanis', 'gaza', 'fayum'] } });
    play(citySupport(world, 'egypt'), { egypt: ['gaza', 'tanis', 'memphis'] });
    expect(has(world, 'egypt')).toMatchObject({ cities: ['fayum'], tokens: { gaza: 1, memphis: 4, tanis: 2 } });
  });

  test('[EP 21.2.1] a city whose place is taken by its own guard leaves nothing more', () => {
    const world = position({ egypt: { cities: ['gaza'], tokens: { gaza: 1 }, cards: ['public-works'] } });
    play(citySupport(world, 'egypt'));
    expect(has(world, 'egypt')).toMatchObject({ cities: [], tokens: { gaza: 1 } });
    const farmers = position({
      egypt: { cities: ['gaza'], tokens: { gaza: 1 }, cards: ['public-works', 'agriculture'] },
    });
    play(citySupport(farmers, 'egypt'));
    expect(tokens(farmers, 'egypt', 'gaza')).toBe(2);
  });

  test('[EP 21.1.2] [EP 21.1] when all new ones are gone the others may be chosen', () => {
    const world = position({
      egypt: { cities: ['gaza', 'sinai', 'memphis', 'tanis', 'fayum', 'siwa'], cards: ['cultural-ascendancy'] },
      built: ['gaza'],
    });
    play(citySupport(world, 'egypt'), { egypt: ['memphis', 'fayum'] });
    expect(has(world, 'egypt')).toMatchObject({ cities: ['sinai', 'siwa', 'tanis'] });
    expect(theNation(world, 'egypt').tokens).toBe(9);
  });
});
