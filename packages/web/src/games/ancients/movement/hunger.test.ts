import { expect, test } from 'vitest';
import { onView } from '../../../testing/sample-ancients.ts';
import * as hunger from './hunger.ts';
import * as reach from './reach.ts';
import { firstTurn } from './testing.ts';

const avoidable = onView(hunger.avoidable);
const hungers = onView(hunger.hungers);
const marchTargets = onView(reach.marchTargets);
const view = firstTurn();
type Seen = typeof view;

/** These areas, and what Egypt has besides. Gaza and Lycia feed 1 and 2, and Lycia has no city site. */
function seen(areas: Seen['areas'], egypt: Partial<Seen['nations'][number]> = {}): Seen {
  const nations = view.nations.map((one) => (one.name === 'egypt' ? { ...one, ...egypt } : one));
  return { ...view, areas, nations };
}

/** So many tokens of Egypt in Lycia, alone. */
function inLycia(egypt: number): Seen['areas'] {
  return { lycia: { tokens: { egypt }, city: null } };
}

test('[AC 26.1] tells how many an area cannot feed', () => {
  const lost = { area: 'lycia', feeds: 2, lost: 9, why: 'ground', isLikely: false };
  expect(hungers(seen(inLycia(11)), 'egypt')).toEqual([lost]);
  expect(hungers(seen(inLycia(2)), 'egypt')).toEqual([]);
  expect(hungers(seen(inLycia(11)), 'babylon')).toEqual([]);
});

test('[AC 26.11] counts what Agriculture adds', () => {
  const cards = { agriculture: 1 };
  expect(hungers(seen(inLycia(5), { cards }), 'egypt')).toMatchObject([{ feeds: 3, lost: 2 }]);
});

test('[AC 26.1] people beside a city of their own all go, unless it was agreed that they may stay', () => {
  const areas = { gaza: { tokens: { egypt: 2 }, city: 'egypt' } };
  expect(hungers(seen(areas), 'egypt')).toMatchObject([{ lost: 2, why: 'city' }]);
  const agreed = { ...seen(areas), options: { ...view.options, cohabitation: 'own' } } as const;
  expect(hungers(agreed, 'egypt')).toMatchObject([{ lost: 1, why: 'city' }]);
});

test('[AC 25.2] nobody is warned of people who may become a city', () => {
  const many = (count: number): Seen['areas'] => ({ memphis: { tokens: { egypt: count }, city: null } });
  expect(hungers(seen(many(6)), 'egypt')).toEqual([]);
  expect(hungers(seen(many(8)), 'egypt')).toMatchObject([{ lost: 2, why: 'building' }]);
  expect(hungers(seen(many(6), { cities: 9 }), 'egypt')).toMatchObject([{ lost: 3, why: 'ground' }]);
  expect(hungers(seen(inLycia(12)), 'egypt')).toEqual([]);
});

test('[AC 25.3] nor of people whose city Architecture can complete', () => {
  const areas = { memphis: { tokens: { egypt: 4 }, city: null } };
  expect(hungers(seen(areas, { treasury: 2 }), 'egypt')).toMatchObject([{ lost: 1 }]);
  expect(hungers(seen(areas, { treasury: 2, cards: { architecture: 1 } }), 'egypt')).toEqual([]);
});

test('[AC 24.21] where others are, it tells what is likely after the conflict', () => {
  const areas = { lycia: { tokens: { egypt: 9, babylon: 1 }, city: null } };
  expect(hungers(seen(areas), 'egypt')).toEqual([{ area: 'lycia', feeds: 2, lost: 7, why: 'ground', isLikely: true }]);
});

function avoided(areas: Seen['areas'], moved: Readonly<Record<string, number>> = {}): string[] {
  const now = { ...seen(areas), movement: [{ nation: 'egypt', moved, sailed: {} }] };
  const egypt = now.nations.find(({ name }) => name === 'egypt');
  return egypt === undefined ? [] : avoidable(now, egypt).map(({ area }) => area);
}

test('[AC 23.1] people who cannot stay can be helped while one of them can still go where one can', () => {
  expect(avoided(inLycia(4))).toEqual(['lycia']);
  expect(avoided(inLycia(4), { lycia: 3 })).toEqual(['lycia']);
  expect(avoided(inLycia(2))).toEqual([]);
});

test('but not when all of them have moved, or all around is full or belongs to others', () => {
  expect(avoided(inLycia(4), { lycia: 4 })).toEqual([]);
  const around = (tokens: Record<string, number>): Seen['areas'] => {
    const [egypt] = view.nations.filter(({ name }) => name === 'egypt');
    const next = egypt === undefined ? [] : [...marchTargets(view, 'egypt', 'lycia')];
    return { ...inLycia(4), ...Object.fromEntries(next.map((area) => [area, { tokens, city: null }])) };
  };
  expect(avoided(around({ babylon: 1 }))).toEqual([]);
  expect(avoided(around({ egypt: 4 }))).not.toContain('lycia');
});
