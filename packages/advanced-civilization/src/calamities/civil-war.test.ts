import { brokenPieces, isActive } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { at } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { arrive, depart } from '../coming-and-going.ts';
import { happened, has, position, theNation } from '../testing.ts';
import type { AcWorld } from '../world.ts';
import { firstQuestion, playOn, strike } from './testing.ts';

/** Forty unit points: thirty tokens and two cities. */
const FORTY = { tokens: { memphis: 10, fayum: 10, alexandria: 10 }, cities: ['jerusalem', 'thebes'] };
const OWN = { tokens: { memphis: 10 }, cities: ['thebes'] };
const THEIRS = { tokens: { fayum: 10, alexandria: 10 }, cities: [] };

function realm(egypt: object = {}, others: object = { crete: {} }): AcWorld {
  return position({ egypt: { ...FORTY, ...egypt }, ...others });
}

function war(world: AcWorld, victim = 'egypt'): ReturnType<typeof strike> {
  return strike(world, 'civil-war', victim);
}

test('[AC 30.412] [AC 30.413] victim and beneficiary make up the first faction; the rest is the second', () => {
  const world = realm();
  play(war(world), { egypt: [OWN, 'first'], crete: [THEIRS] });
  expect(happened(world, 'nation-splits')).toEqual([
    {
      what: 'nation-splits',
      nation: 'egypt',
      first: { tokens: { memphis: 10, fayum: 10, alexandria: 10 }, cities: ['thebes'] },
      second: { tokens: {}, cities: ['jerusalem'] },
    },
  ]);
  expect(brokenPieces(world)).toEqual([]);
});

test('[AC 30.411] the player with the most unit points in stock benefits, cities counting five', () => {
  const troy = ['troy', 'miletus', 'rhodes', 'sardes', 'byzantium', 'athens'];
  const world = realm({}, { asia: { cities: troy, stock: 47 }, crete: { stock: 40 } });
  play(war(world), { egypt: [OWN, 'first'], crete: [THEIRS] });
  expect(has(world, 'crete')['cities']).toEqual(['jerusalem']);
});

test('[AC 30.411] treasury and pieces on the board do not count', () => {
  const world = realm({}, { asia: { treasury: 20 }, crete: { tokens: { knossos: 3 } } });
  play(war(world), { egypt: [OWN, 'first'], crete: [THEIRS] });
  expect(has(world, 'crete')['cities']).toEqual(['jerusalem']);
});

test('[AC 30.411] if the victim has the most in stock there is no Civil War', () => {
  const world = realm({}, { crete: { stock: 5, tokens: { knossos: 5 }, cities: ['athens', 'sparta'] } });
  play(war(world));
  expect(has(world, 'egypt')['tokens']).toEqual(FORTY.tokens);
  expect(happened(world, 'calamity-spares')).toMatchObject([{ calamity: 'civil-war', nation: 'egypt' }]);
});

test('[AC 30.411] [AC A32] if the victim ties with another, A.S.T. order decides between them', () => {
  const equal = { stock: 20, cities: ['jerusalem', 'thebes'] };
  const later = realm(equal, { crete: { stock: 20, cities: ['athens', 'sparta'] } });
  expect(asks(war(later))).toEqual(['egypt: faction']);
  const earlier = position({
    africa: { ...FORTY, stock: 20 },
    crete: { stock: 20, cities: ['athens', 'sparta'] },
  });
  expect(asks(war(earlier, 'africa'))).toEqual([]);
  expect(happened(earlier, 'calamity-spares')).toHaveLength(1);
});

test('[AC 30.411] [AC P2] between others who are equal A.S.T. order decides too', () => {
  const world = realm({}, { assyria: {}, africa: {} });
  play(war(world), { egypt: [OWN, 'first'], africa: [THEIRS] });
  expect(has(world, 'africa')['cities']).toEqual(['jerusalem']);
});

test('[AC 30.4121] the victim begins with 15 unit points', () => {
  expect(firstQuestion(war(realm()))).toMatchObject({ topic: 'faction', goal: 15, rule: 'AC 30.4121' });
  const less = { tokens: { memphis: 9 }, cities: ['thebes'] };
  expect(refused(war(realm()), { egypt: [less] })).toBe('wrong-total AC 30.4121');
});

test('[AC 30.4121] only of units that are there, each once', () => {
  const answer = (tokens: object, cities: readonly string[]): string =>
    refused(war(realm()), { egypt: [{ tokens, cities }] });
  expect(answer({ memphis: 11, fayum: 4 }, [])).toBe('tokens AC 30.4121');
  expect(answer({ knossos: 5 }, ['thebes', 'jerusalem'])).toBe('tokens AC 30.4121');
  expect(answer({ memphis: 10 }, ['tyre'])).toBe('city AC 30.4121');
  expect(answer({ memphis: 5 }, ['thebes', 'thebes'])).toBe('twice AC 30.4121');
});

test('[AC 30.4122] [AC 32.611] [AC 32.621] [AC 32.822] Music and Drama and Poetry add five each and Democracy ten, all together', () => {
  const goal = (...cards: string[]): unknown => {
    const large = {
      tokens: { memphis: 10, fayum: 10, alexandria: 10, tanis: 10 },
      cities: ['thebes', 'tyre', 'sidon'],
    };
    return Reflect.get(firstQuestion(war(position({ egypt: { ...large, cards }, crete: {} }))), 'goal');
  };
  expect(goal('music')).toBe(20);
  expect(goal('drama-and-poetry')).toBe(20);
  expect(goal('democracy')).toBe(25);
  expect(goal('music', 'drama-and-poetry')).toBe(25);
  const all = { tokens: { memphis: 14, fayum: 14, alexandria: 14 }, cities: ['thebes', 'tyre', 'sidon'] };
  const world = position({ egypt: { ...all, cards: ['music', 'drama-and-poetry', 'democracy'] }, crete: {} });
  expect(firstQuestion(war(world))).toMatchObject({ goal: 35 });
});

test('[AC A14] Law changes nothing about a Civil War', () => {
  expect(firstQuestion(war(realm({ cards: ['law'] })))).toMatchObject({ goal: 15 });
});

test('[AC 30.4123] then the beneficiary adds 20 of what is left', () => {
  const answer = (tokens: object, cities: readonly string[] = []): string =>
    refused(war(realm()), { egypt: [OWN], crete: [{ tokens, cities }] });
  expect(answer({ fayum: 10, alexandria: 9 })).toBe('wrong-total AC 30.4123');
  expect(answer({ memphis: 10, fayum: 10 })).toBe('tokens AC 30.4123');
  expect(answer({ fayum: 10 }, ['thebes', 'jerusalem'])).toBe('city AC 30.4123');
  const world = realm();
  play(war(world), {
    egypt: [OWN, 'second'],
    crete: [{ tokens: { fayum: 10, alexandria: 5 }, cities: ['jerusalem'] }],
  });
  expect(has(world, 'egypt')).toMatchObject({ tokens: { alexandria: 5 }, cities: [] });
  expect(has(world, 'crete')['tokens']).toEqual({ memphis: 10, fayum: 10, alexandria: 5 });
});

test('[AC 30.4124] [AC 32.841] [AC A33] with Philosophy the beneficiary alone picks 15 points, whatever else the victim holds', () => {
  const cards = { cards: ['philosophy', 'music', 'democracy'] };
  expect(asks(war(realm(cards)))).toEqual(['crete: faction']);
  expect(firstQuestion(war(realm(cards)))).toMatchObject({ goal: 15, rule: 'AC 30.4124' });
  const world = realm(cards);
  play(war(world), { crete: [OWN], egypt: ['second'] });
  expect(has(world, 'crete')).toMatchObject({ tokens: { memphis: 10 }, cities: ['thebes'] });
  expect(has(world, 'egypt')).toMatchObject({ tokens: { fayum: 10, alexandria: 10 }, cities: ['jerusalem'] });
});

test('[AC 30.413] without a second faction there is no Civil War', () => {
  const small = realm({ tokens: { memphis: 10, fayum: 10, alexandria: 5 } });
  play(war(small));
  expect(has(small, 'egypt')['cities']).toHaveLength(2);
  expect(happened(small, 'calamity-spares')).toHaveLength(1);
  expect(asks(war(realm({ tokens: { memphis: 10, fayum: 10, alexandria: 6 } })))).toEqual(['egypt: faction']);
  expect(asks(war(realm({ cards: ['music'] })))).toEqual([]);
  expect(asks(war(realm({ tokens: { memphis: 5 }, cards: ['philosophy'] })))).toEqual([]);
  expect(asks(war(realm({ tokens: { memphis: 3, fayum: 3 }, cards: ['philosophy'] })))).toEqual(['crete: faction']);
});

test('[AC 30.414] [AC 32.832] with Military each faction loses five points next to the other', () => {
  const world = realm({ tokens: { memphis: 10, fayum: 10, alexandria: 10, cyrene: 10 }, cards: ['military'] });
  play(war(world), {
    egypt: [OWN, 'first', { tokens: { memphis: 5 }, cities: {} }],
    crete: [
      { tokens: { fayum: 5, cyrene: 10 }, cities: ['jerusalem'] },
      { tokens: { alexandria: 3, fayum: 2 }, cities: {} },
    ],
  });
  expect(has(world, 'egypt')).toMatchObject({ tokens: { memphis: 5, fayum: 5, cyrene: 10 } });
  expect(has(world, 'crete')['tokens']).toEqual({ alexandria: 7, fayum: 3 });
  expect(brokenPieces(world)).toEqual([]);
});

test('[AC 30.414] not from areas away from the other faction while others can pay', () => {
  const answers = {
    egypt: [OWN, 'first', { tokens: { cyrene: 5 }, cities: {} }],
    crete: [{ tokens: { fayum: 5, cyrene: 10 }, cities: ['jerusalem'] }],
  };
  const world = realm({ tokens: { memphis: 10, fayum: 10, alexandria: 10, cyrene: 10 }, cards: ['military'] });
  expect(refused(war(world), answers)).toBe('tokens AC 30.414');
});

test('[AC 30.414] what the border cannot pay is paid elsewhere', () => {
  const world = position({
    egypt: { tokens: { memphis: 2, cyrene: 18, libya: 15, tanis: 3, athens: 3, sparta: 2 }, cards: ['military'] },
    crete: {},
  });
  play(war(world), {
    egypt: [
      { tokens: { memphis: 2, cyrene: 13 }, cities: [] },
      'first',
      { tokens: { cyrene: 2, libya: 1 }, cities: {} },
    ],
    crete: [
      { tokens: { cyrene: 5, libya: 15 }, cities: [] },
      { tokens: { athens: 1, sparta: 1 }, cities: {} },
    ],
  });
  expect(has(world, 'egypt')['tokens']).toEqual({ cyrene: 16, libya: 14 });
  expect(has(world, 'crete')['tokens']).toEqual({ athens: 2, sparta: 1 });
});

test('[AC 30.414] [AC 29.62] a city may be reduced for it, and the tokens it leaves go with its faction', () => {
  const world = position({
    egypt: {
      tokens: { memphis: 10, alexandria: 5, fayum: 15, 'eastern-desert': 2 },
      cities: ['tanis', 'thebes'],
      cards: ['military'],
    },
    crete: {},
  });
  play(war(world), {
    egypt: [
      { tokens: { memphis: 10, alexandria: 5 }, cities: [] },
      'first',
      { tokens: { memphis: 4, alexandria: 1 }, cities: {} },
    ],
    crete: [
      { tokens: { fayum: 15 }, cities: ['thebes'] },
      { tokens: { 'eastern-desert': 2 }, cities: { tanis: 2 } },
    ],
  });
  expect(has(world, 'egypt')['tokens']).toEqual({ memphis: 6, alexandria: 4, fayum: 15 });
  expect(has(world, 'crete')).toMatchObject({ tokens: { tanis: 2 }, cities: [] });
  expect(brokenPieces(world)).toEqual([]);
});

test('[AC A34] the victim picks a side before Military destroys, and only then are units replaced', () => {
  const world = realm({ cards: ['military'] });
  play(war(world), { egypt: [OWN, 'second'], crete: [THEIRS, { tokens: { fayum: 5 }, cities: {} }] });
  expect(has(world, 'egypt')).toMatchObject({ tokens: {}, cities: [] });
  expect(has(world, 'crete')).toMatchObject({ tokens: { memphis: 10, fayum: 5, alexandria: 10 }, cities: ['thebes'] });
  expect(theNation(world, 'crete').stock).toBe(30);
});

test('[AC 30.415] the victim keeps either faction, and stock, ships, treasury, cards and A.S.T. place', () => {
  const world = realm({ ships: ['alexandria'], treasury: 5, cards: ['pottery'], step: 4, hand: ['salt'] });
  play(war(world), { egypt: [OWN, 'second'], crete: [THEIRS] });
  expect(has(world, 'egypt')).toMatchObject({
    tokens: {},
    cities: ['jerusalem'],
    ships: ['alexandria'],
    treasury: 5,
    cards: ['pottery'],
    hand: ['salt'],
    step: 4,
    stock: 50,
  });
  expect(has(world, 'crete')).toMatchObject({ ...OWN, tokens: FORTY.tokens, cards: [], step: 0 });
  expect(happened(world, 'faction-kept')).toMatchObject([{ nation: 'egypt', faction: 'second' }]);
});

test('[AC 30.415] when the beneficiary runs out of units, the next in stock takes the remainder', () => {
  const world = realm({}, { crete: { stock: 18 }, asia: { stock: 16 }, thrace: { stock: 3 } });
  play(war(world), {
    egypt: [OWN, 'second'],
    crete: [THEIRS, { memphis: 8, fayum: 10 }],
  });
  expect(has(world, 'crete')).toMatchObject({ tokens: { memphis: 8, fayum: 10 }, cities: ['thebes'], stock: 0 });
  expect(has(world, 'asia')).toMatchObject({ tokens: { memphis: 2, alexandria: 10 }, stock: 4 });
  expect(has(world, 'thrace')['tokens']).toEqual({});
  expect(brokenPieces(world)).toEqual([]);
});

test('[AC 30.415] likewise when only city pieces run out', () => {
  const nine = ['knossos', 'phaestos', 'athens', 'sparta', 'corinth', 'troy', 'miletus', 'byzantium'];
  const cities = ['jerusalem', 'thebes', 'tyre'];
  const world = position({
    egypt: { tokens: { memphis: 15, fayum: 15 }, cities, stock: 0 },
    crete: { cities: nine, stock: 55 },
    asia: { stock: 10 },
  });
  play(war(world), {
    egypt: [{ tokens: { memphis: 15 }, cities: [] }, 'first'],
    crete: [{ tokens: { fayum: 15 }, cities: ['tyre'] }, ['thebes']],
  });
  expect(has(world, 'crete')['cities']).toContain('thebes');
  expect(has(world, 'asia')['cities']).toEqual(['jerusalem']);
});

test('[AC 30.415] what nobody has pieces for is lost, and the victim never takes it back', () => {
  const world = realm({ stock: 0 }, { crete: { stock: 4 } });
  play(war(world), {
    egypt: [{ tokens: { memphis: 5 }, cities: ['jerusalem', 'thebes'] }, 'second'],
    crete: [{ tokens: { fayum: 10, memphis: 5, alexandria: 5 }, cities: [] }, { memphis: 4 }],
  });
  expect(has(world, 'crete')).toMatchObject({ tokens: { memphis: 4 }, cities: ['jerusalem', 'thebes'] });
  expect(has(world, 'egypt')).toMatchObject({ tokens: { alexandria: 5 }, cities: [], stock: 25 });
  expect(brokenPieces(world)).toEqual([]);
});

test('[AC 15.51] [AC 15.52] a newcomer is the beneficiary, and gets the cards and A.S.T. place of the victim as well', () => {
  const world = realm({ cards: ['pottery', 'mysticism'], step: 6 }, { crete: {} });
  play(arrive(world, 'late'), { late: ['thrace'] });
  play(war(world), { egypt: [OWN, 'first'], late: [THEIRS] });
  expect(has(world, 'thrace')).toMatchObject({ cities: ['jerusalem'], cards: ['mysticism', 'pottery'], step: 6 });
  expect(has(world, 'egypt')).toMatchObject({ cards: ['mysticism', 'pottery'], step: 6 });
  expect(isActive(theNation(world, 'thrace'))).toBe(true);
  expect(happened(world, 'nation-inherits')).toMatchObject([{ nation: 'thrace', from: 'egypt' }]);
});

test('[AC 15.52] a newcomer comes before a nation with as much in stock that is earlier on the track', () => {
  const world = realm({}, { africa: {} });
  play(arrive(world, 'late'), { late: ['thrace'] });
  play(war(world), { egypt: [OWN, 'first'], late: [THEIRS] });
  expect(has(world, 'thrace')['cities']).toEqual(['jerusalem']);
});

test('[AC 15.52] cards and place are taken over by newcomers only', () => {
  const world = realm({ cards: ['pottery'], step: 6 });
  play(war(world), { egypt: [OWN, 'first'], crete: [THEIRS] });
  expect(has(world, 'crete')).toMatchObject({ cards: [], step: 0 });
  expect(happened(world, 'nation-inherits')).toEqual([]);
});

test('[AC 15.51] a newcomer waits on when the Civil War does not take place', () => {
  const world = realm({ tokens: { memphis: 5 } });
  play(arrive(world, 'late'), { late: ['thrace'] });
  play(war(world));
  expect(theNation(world, 'thrace').waiting).toBe(true);
});

test('[AC 15.61] a nation whose player has left does not benefit', () => {
  const world = realm({}, { africa: {}, crete: {} });
  world.unsettled = true;
  depart(world, 'africa');
  play(war(world), { egypt: [OWN, 'first'], crete: [THEIRS] });
  expect(has(world, 'crete')['cities']).toEqual(['jerusalem']);
});

test('[AC 30.412] nobody is asked where there is no choice', () => {
  const world = position({ egypt: { tokens: { memphis: 40 }, stock: 0 }, crete: { stock: 4 } });
  play(war(world), { egypt: ['second'] });
  expect(has(world, 'egypt')['tokens']).toEqual({ memphis: 5 });
  expect(has(world, 'crete')['tokens']).toEqual({ memphis: 4 });
  expect(brokenPieces(world)).toEqual([]);
});

test('[AC 30.415] the question which faction to keep says how strong each is', () => {
  const script = war(realm());
  for (const answer of [OWN, THEIRS]) at(script?.next().value ?? [], 0).take(answer);
  const question: Readonly<Record<string, unknown>> = { ...at(script?.next().value ?? [], 0).asking.question };
  const strong = (tokens: number): unknown => ({ with: { faction: expect.anything(), tokens, cities: 1 } });
  expect(question['words']).toMatchObject({ first: strong(30), second: strong(0) });
  expect(JSON.stringify(question['words'])).toMatch(/"The first faction".*"The second faction"/);
});

test('[AC ST calamity-floor.1] a victim left with too little keeps units of the other faction as well', () => {
  const world = position({ egypt: FORTY, crete: {} }, { calamityFloor: 16 });
  play(war(world), { egypt: [OWN, 'second', { tokens: { memphis: 6 }, cities: ['thebes'] }], crete: [THEIRS] });
  expect(has(world, 'egypt')).toMatchObject({ tokens: { memphis: 6 }, cities: ['jerusalem', 'thebes'] });
  expect(has(world, 'crete')['tokens']).toEqual({ alexandria: 10, fayum: 10, memphis: 4 });
});

test('[AC ST calamity-floor.1] without units to spare there is no Civil War', () => {
  const strength = (tokens: number, calamityFloor: number): boolean => {
    const world = position(
      { egypt: { tokens: { memphis: tokens }, cards: ['military'] }, crete: {} },
      { calamityFloor },
    );
    playOn(war(world));
    return happened(world, 'calamity-spares').length === 0;
  };
  expect([45, 46].map((tokens) => strength(tokens, 40))).toEqual([false, true]);
  expect([35, 36].map((tokens) => strength(tokens, 0))).toEqual([false, true]);
});

test('[AC 30.415] an heir with just enough tokens is not asked, one with none takes cities alone', () => {
  const enough = realm({ stock: 0 }, { crete: { stock: 30 } });
  play(war(enough), { egypt: [OWN, 'second'], crete: [THEIRS] });
  expect(has(enough, 'crete')).toMatchObject({ tokens: FORTY.tokens, stock: 0 });
  const none = realm({ stock: 0 }, { crete: { stock: 0 }, asia: { stock: 0 } });
  play(war(none), { egypt: [OWN, 'second'], crete: [THEIRS] });
  expect(has(none, 'crete')).toMatchObject({ tokens: {}, cities: ['thebes'] });
  expect(has(none, 'egypt')).toMatchObject({ tokens: {}, cities: ['jerusalem'], stock: 30 });
});

test('[AC 30.415] areas of which an heir takes nothing are not told of', () => {
  const world = realm({}, { crete: { stock: 18 }, asia: { stock: 16 } });
  play(war(world), { egypt: [OWN, 'second'], crete: [THEIRS, { memphis: 8, fayum: 10, alexandria: 0 }] });
  const moved = happened(world, 'tokens-replaced').map((event) => ('tokens' in event ? event.tokens : 0));
  expect(moved).not.toContain(0);
  expect(moved).toHaveLength(4);
});

test('[AC 30.4124] a player who picks nothing is not in the log', () => {
  const world = realm({ cards: ['philosophy'] });
  play(war(world), { egypt: ['first'], crete: [{ tokens: { memphis: 10 }, cities: ['thebes'] }] });
  expect(happened(world, 'faction-joined')).toMatchObject([{ by: 'crete' }]);
});
