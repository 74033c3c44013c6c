import { sheet } from '@ecumene/advanced-civilization/options';
import { type AcEvent, CALAMITY_CARDS, COMMODITIES } from '@ecumene/advanced-civilization/reference';
import { describe, expect, it } from 'vitest';
import { whatMayBeOut } from './out-there.ts';

const FULL = Array.from({ length: 9 }, (_, i) =>
  [...COMMODITIES, ...CALAMITY_CARDS]
    .filter(({ stack }) => stack === i + 1)
    .reduce((sum, { copies }) => sum + copies, 0),
);

const OPTIONS = sheet.with({});

/** A table where so many cards were drawn from some stacks. */
function seen(drawn: Readonly<Record<number, number>>, hand: readonly string[] = [], returned: readonly string[] = []) {
  const stacks = FULL.map((size, i) => size - (drawn[i + 1] ?? 0));
  return { hand, returned, stacks, strikes: [], options: OPTIONS };
}

const begins = (turn: number): AcEvent => ({ what: 'turn-begins', turn });
const draws = (...stacks: number[]): AcEvent => ({ what: 'cards-drawn', nation: 'egypt', stacks });

describe('what others may hold', () => {
  it('counts the cards in other hands', () => {
    const out = whatMayBeOut(seen({ 1: 5, 4: 3 }, ['ochre', 'grain'], ['hides']), 6, []);
    expect(out.cards).toBe(5);
  });

  it('is no more of a commodity than there are in other hands', () => {
    const out = whatMayBeOut(seen({ 9: 3 }, ['gold']), 6, []);
    expect(out.commodity('gold')).toBe(2);
    expect(out.commodity('ivory')).toBe(2);
    expect(whatMayBeOut(seen({ 9: 9 }, ['gold']), 6, []).commodity('gold')).toBe(4);
  });

  it('may be a calamity of a stack someone has drawn from, but not one’s own or one that lies open', () => {
    expect(whatMayBeOut(seen({ 6: 2 }), 6, []).calamities).toEqual(['epidemic']);
    expect(whatMayBeOut(seen({ 6: 2 }, ['epidemic']), 6, []).calamities).toEqual([]);
    expect(whatMayBeOut(seen({ 6: 2 }, [], ['epidemic']), 6, []).calamities).toEqual([]);
    expect(whatMayBeOut(seen({ 5: 0 }), 6, []).calamities).toEqual([]);
  });

  it('[AC 29.2] is no calamity that cannot be traded, unless all can', () => {
    const view = seen({ 3: 4 });
    expect(whatMayBeOut(view, 6, []).calamities).toEqual(['superstition']);
    const open = { ...view, options: { ...OPTIONS, allTradable: true } };
    expect(whatMayBeOut(open, 6, []).calamities).toEqual(['famine', 'superstition']);
  });

  it('[AC 15.2] is none while the cards above it have not been drawn', () => {
    const story = [begins(1), draws(2), begins(2), draws(2, 2)];
    expect(whatMayBeOut(seen({ 2: 3 }), 3, story).calamities).toEqual([]);
    expect(whatMayBeOut(seen({ 2: 3 }), 2, story).calamities).toEqual(['treachery']);
    const mixed = { ...seen({ 2: 3 }), options: { ...OPTIONS, tradableShuffledIn: true } };
    expect(whatMayBeOut(mixed, 3, story).calamities).toEqual(['treachery']);
  });

  it('[AC 29.7] is none that went back under its stack and has not come up since', () => {
    const story: AcEvent[] = [
      begins(8),
      { what: 'calamity-strikes', calamity: 'piracy', nation: 'egypt', trader: null },
      { what: 'stacks-refilled', stacks: { 9: 4 } },
      begins(9),
    ];
    const afterTwo = whatMayBeOut(seen({ 9: 2 }), 6, [...story, draws(9), draws(9)]);
    expect(afterTwo.calamities).toEqual([]);
    const afterAll = whatMayBeOut(seen({ 9: 7 }), 6, [...story, draws(9, 9, 9, 9, 9, 9, 9)]);
    expect(afterAll.calamities).toEqual(['piracy']);
  });
});
