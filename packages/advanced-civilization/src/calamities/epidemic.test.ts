import { asks, play, refused } from '@ecumene/ancients/testing';
import type { Script } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { happened, has, position, tokens } from '../testing.ts';
import type { AcWorld } from '../world.ts';
import { strike as strikeWith } from './testing.ts';

/** Epidemic strikes a nation, which drew the card or got it from a trader. */
function strike(world: AcWorld, name: string, trader?: string): Script | void {
  return strikeWith(world, 'epidemic', name, trader);
}

/** Tokens lost in one area. */
function lose(area: string, count: number): unknown {
  return { tokens: { [area]: count }, cities: {} };
}

const africa = { tokens: { numidia: 20 } };
const egypt = { tokens: { memphis: 20 } };
const crete = { tokens: { knossos: 20 } };
const thrace = { tokens: { scythia: 20 } };

test('[AC 30.611] the victim loses 16 unit points and others 25, at most ten each, of units of their own choice', () => {
  const world = position({ africa, egypt, crete, thrace });
  play(strike(world, 'africa'), {
    africa: [{ egypt: 10, crete: 8, thrace: 7 }],
  });
  expect(tokens(world, 'africa', 'numidia')).toBe(4);
  expect(tokens(world, 'egypt', 'memphis')).toBe(10);
  expect(tokens(world, 'crete', 'knossos')).toBe(12);
  expect(tokens(world, 'thrace', 'scythia')).toBe(13);
});

test('[AC 29.61 example] Crete traded it to Egypt: Egypt loses 16 and Crete is safe; had Crete kept it, all others could be named', () => {
  const traded = position({ egypt, crete, africa, thrace });
  play(strike(traded, 'egypt', 'crete'));
  expect(tokens(traded, 'egypt', 'memphis')).toBe(4);
  expect(tokens(traded, 'crete', 'knossos')).toBe(20);
  const kept = position({ egypt, crete, africa, thrace });
  play(strike(kept, 'crete'), {
    crete: [{ egypt: 10, africa: 10, thrace: 5 }],
  });
  expect(tokens(kept, 'crete', 'knossos')).toBe(4);
});

test('[AC 29.64] the victim must pass on all 25 points', () => {
  const world = position({ africa, egypt, crete, thrace });
  expect(refused(strike(world, 'africa'), { africa: [{ egypt: 10, crete: 10 }] })).toBe('wrong-total AC 30.611');
  expect(refused(strike(world, 'africa'), { africa: [{ egypt: 11, crete: 10, thrace: 4 }] })).toBe(
    'too-many AC 30.611',
  );
});

test('[AC A38] the trader is spared, and with few others each loses ten without anyone being asked', () => {
  const world = position({ africa, egypt: { tokens: { memphis: 10, thebes: 10 } }, crete, thrace });
  expect(asks(strike(world, 'africa', 'thrace'))).toEqual(['egypt: losses']);
  expect(happened(world, 'losses-shared')).toMatchObject([{ losses: { crete: 10, egypt: 10 } }]);
});

test('[AC 30.612] a token stays in every area struck, and a city counts four at most', () => {
  const given = { africa: { tokens: { numidia: 3, cyrene: 9, libya: 1 }, cities: ['carthage', 'thapsus', 'tripoli'] } };
  const world = position(given);
  expect(refused(strike(world, 'africa'), { africa: [lose('numidia', 3)] })).toBe('tokens AC 30.611');
  expect(refused(strike(world, 'africa'), { africa: [lose('libya', 1)] })).toBe('tokens AC 30.611');
  const gone = { tokens: { cyrene: 6 }, cities: { carthage: 0, thapsus: 0 } };
  expect(refused(strike(world, 'africa'), { africa: [gone] })).toBe('city AC 30.611');
  play(strike(world, 'africa'), { africa: [{ tokens: { cyrene: 8 }, cities: { carthage: 1, thapsus: 1 } }] });
  expect(has(world, 'africa')).toMatchObject({
    tokens: { numidia: 3, cyrene: 1, libya: 1, carthage: 1, thapsus: 1 },
    cities: ['tripoli'],
  });
});

test('[AC 30.612] a nation that cannot lose so much keeps one token an area, and is not asked', () => {
  const world = position({ africa: { tokens: { numidia: 3, cyrene: 2 }, cities: ['carthage'] } });
  play(strike(world, 'africa'));
  expect(has(world, 'africa')).toMatchObject({ tokens: { numidia: 1, cyrene: 1, carthage: 1 }, cities: [] });
});

test('[AC 30.612] only what can be lost is ordered: one token in each area is out of reach', () => {
  const world = position({ africa, egypt: { tokens: { memphis: 1, thebes: 3 } }, crete });
  asks(strike(world, 'africa'));
  expect(happened(world, 'losses-shared')).toMatchObject([{ losses: { egypt: 2, crete: 10 } }]);
});

test('[AC 30.612] where stock has no token for a city, the city still counts four and no more is lost', () => {
  const world = position({
    africa: { tokens: { numidia: 1 }, cities: ['carthage', 'thapsus'], stock: 0, cards: ['medicine'] },
  });
  play(strike(world, 'africa'));
  expect(has(world, 'africa')['cities']).toEqual([]);
  const more = position({
    africa: { cities: ['carthage', 'thapsus', 'tripoli'], stock: 0, cards: ['medicine'] },
  });
  play(strike(more, 'africa'), { africa: [{ tokens: {}, cities: { carthage: 1, tripoli: 1 } }] });
  expect(has(more, 'africa')).toMatchObject({ cities: ['thapsus'], tokens: {} });
});

test('[AC 30.613] [AC CC epidemic] Medicine saves a primary victim eight points and a secondary victim five', () => {
  const cards = ['medicine'];
  const world = position({ africa: { ...africa, cards }, egypt: { ...egypt, cards }, crete });
  play(strike(world, 'africa'));
  expect(tokens(world, 'egypt', 'memphis')).toBe(15);
});

test('[AC 30.613] a holder of Medicine told to lose five or fewer loses nothing', () => {
  const world = position({ africa, egypt: { ...egypt, cards: ['medicine'] }, crete, thrace });
  play(strike(world, 'africa'), {
    africa: [{ egypt: 5, crete: 10, thrace: 10 }],
  });
  expect(tokens(world, 'egypt', 'memphis')).toBe(20);
});

test('[AC 29.64] [AC 30.613] a holder of Medicine can be told to lose five points more than it has to lose', () => {
  const world = position({ africa, egypt: { tokens: { memphis: 4 }, cards: ['medicine'] }, crete });
  play(strike(world, 'africa'));
  expect(happened(world, 'losses-shared')).toMatchObject([{ losses: { crete: 10, egypt: 8 } }]);
  expect(tokens(world, 'egypt', 'memphis')).toBe(1);
});

test('[AC 30.614] Roadbuilding costs five points more, as primary and as secondary victim', () => {
  const cards = ['roadbuilding'];
  const world = position({
    africa: { tokens: { numidia: 30 }, cards },
    egypt: { ...egypt, cards },
    crete,
  });
  play(strike(world, 'africa'));
  expect(tokens(world, 'africa', 'numidia')).toBe(9);
  expect(tokens(world, 'egypt', 'memphis')).toBe(5);
});

test('[AC 30.614] a player who is not named loses nothing by Roadbuilding', () => {
  const world = position({
    africa,
    egypt: { ...egypt, cards: ['roadbuilding'] },
    crete,
    thrace,
    asia: { tokens: { kuban: 20 } },
  });
  play(strike(world, 'africa'), {
    africa: [{ asia: 10, crete: 10, thrace: 5 }],
  });
  expect(tokens(world, 'egypt', 'memphis')).toBe(20);
});

test('[AC 30.615] Medicine and Roadbuilding add up', () => {
  const cards = ['medicine', 'roadbuilding'];
  const world = position({ africa: { ...africa, cards }, egypt: { ...egypt, cards } });
  play(strike(world, 'africa'));
  expect(tokens(world, 'africa', 'numidia')).toBe(7);
});

test('[AC 32.431] Medicine lessens Epidemic, and [AC 32.252] Roadbuilding worsens it', () => {
  const due = (cards: string[]): unknown => {
    const world = position({ africa: { tokens: { numidia: 40 }, cards } });
    asks(strike(world, 'africa'));
    return happened(world, 'losses-due');
  };
  expect(due([])).toMatchObject([{ points: 16 }]);
  expect(due(['medicine'])).toMatchObject([{ points: 8 }]);
  expect(due(['roadbuilding'])).toMatchObject([{ points: 21 }]);
});
