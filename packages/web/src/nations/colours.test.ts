import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, difference } from '../testing/colour-vision.ts';
import { NATIONS_AT_TABLE } from '../testing/nations-at-table.ts';
import { emblemOf } from './emblems.ts';

const sheet = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** The variables of a style sheet, as they are and with the palette for the colour-blind. */
function palettes(css: string): Record<'usual' | 'colourBlind', ReadonlyMap<string, string>> {
  const [usual, colourBlind] = ['', '[data-colours="colour-blind"]'].map((chosen) => {
    const rule = css.split(`:root${chosen} {`)[1]?.split('}')[0] ?? '';
    return [...rule.matchAll(/(--[\w-]+): (#\w+);/g)].map(([, name = '', value = '']) => [name, value] as const);
  });
  return { usual: new Map(usual), colourBlind: new Map([...(usual ?? []), ...(colourBlind ?? [])]) };
}

const NATIONS = palettes(sheet('./colours.css'));
const { good = '', warn = '', ...FAMILIES } = namedColours();

/** Gain and loss, and the families of cards in Through the Ages. */
function namedColours(): Readonly<Record<string, string>> {
  const cards = sheet('../games/through-the-ages/cards/cards.css');
  const families = [...cards.matchAll(/\[data-colours="colour-blind"\] \.family-(\w+) \{\s*--family: (#\w+);/g)];
  const tokens = palettes(sheet('../theme/tokens.css')).colourBlind;
  return {
    ...Object.fromEntries(families.map(([, name = '', value = '']) => [name, value])),
    good: tokens.get('--good') ?? '',
    warn: tokens.get('--warn') ?? '',
  };
}

/** How little the two of these colours differ that differ least to whoever sees red and green alike. */
function least(colours: readonly string[]): number {
  return Math.min(...colours.flatMap((one, place) => colours.slice(0, place).map((other) => difference(one, other))));
}

const valueIn = (reference: string, values: ReadonlyMap<string, string>): string =>
  values.get(/var\((.+)\)/.exec(reference)?.[1] ?? '') ?? '';

describe.each(['usual', 'colourBlind'] as const)('the %s colours of nations', (palette) => {
  const coloured = (nation: string): string => valueIn(emblemOf(nation).colour, NATIONS[palette]);

  test('stand out from the sign written on them', () => {
    for (const nation of NATIONS_AT_TABLE.flat()) {
      const ink = valueIn(emblemOf(nation).ink, NATIONS[palette]);
      expect(contrast(coloured(nation), ink), nation).toBeGreaterThan(4.5);
    }
  });

  test.each(NATIONS_AT_TABLE)('are their own: %s and the others', (...nations) => {
    expect(new Set(nations.map(coloured)).size).toBe(nations.length);
  });
});

describe('for those who see red and green alike', () => {
  test.each(NATIONS_AT_TABLE)(
    'the nations at a table have clearly different colours: %s and the others',
    (...nations) => {
      expect(least(nations.map((nation) => valueIn(emblemOf(nation).colour, NATIONS.colourBlind)))).toBeGreaterThan(15);
    },
  );

  test('the usual colours would not do', () => {
    expect(
      least((NATIONS_AT_TABLE[1] ?? []).map((nation) => valueIn(emblemOf(nation).colour, NATIONS.usual))),
    ).toBeLessThan(5);
  });

  test('gain and loss have clearly different colours, in either theme', () => {
    expect(difference(good, warn)).toBeGreaterThan(50);
    const tokens = palettes(sheet('../theme/tokens.css')).colourBlind;
    expect(difference(tokens.get('--on-deep-good') ?? '', tokens.get('--on-deep-warn') ?? '')).toBeGreaterThan(50);
  });

  test('players of Through the Ages have clearly different colours', () => {
    const seats = palettes(sheet('../games/through-the-ages/badge.css')).colourBlind;
    expect(least([0, 1, 2, 3].map((seat) => seats.get(`--seat-${seat}`) ?? ''))).toBeGreaterThan(40);
  });

  test('families of cards in Through the Ages have clearly different colours, on which white can be read', () => {
    const families = Object.values(FAMILIES);
    expect(families).toHaveLength(12);
    expect(least(families)).toBeGreaterThan(15);
    for (const family of families) expect(contrast(family, '#ffffff')).toBeGreaterThan(4.5);
  });
});
