import { brokenPieces } from '@ecumene/ancients';
import { Dice, randomFrom } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { ADVANCE_IDS } from '../data/advances.ts';
import { LAND } from '../data/board.ts';
import { CALAMITIES } from '../data/trade-cards.ts';
import { position } from '../testing.ts';
import { playAtRandom, strike } from './testing.ts';

const NATIONS = ['minoa', 'hatti', 'rome', 'hellas', 'egypt'];

/** Five nations anywhere on the board, with any advances. */
function anywhere(dice: Dice): Readonly<Record<string, unknown>> {
  const open = dice.shuffle(LAND.filter(({ limit }) => limit > 0).map(({ id }) => id));
  return Object.fromEntries(
    NATIONS.map((name) => {
      const cities = open.splice(0, dice.between(0, 9));
      const tokens = Object.fromEntries(open.splice(0, dice.between(0, 9)).map((id) => [id, dice.between(1, 4)]));
      const cards = dice.shuffle([...ADVANCE_IDS]).slice(0, dice.between(0, 20));
      const hand = ['gold', 'fish', 'water'].slice(0, dice.between(0, 3));
      return [name, { cities, tokens, cards, hand, treasury: dice.between(0, 9) }];
    }),
  );
}

test.each(CALAMITIES.map(({ id }) => id))('%s can be suffered anywhere, with any legal answers', (calamity) => {
  for (let seed = 0; seed < 12; seed++) {
    const dice = new Dice(randomFrom(`${calamity} ${seed}`));
    const world = position(anywhere(dice));
    playAtRandom(strike(world, calamity, dice.pick(NATIONS), 'rome'), randomFrom(`answers ${seed}`));
    expect(brokenPieces(world)).toEqual([]);
  }
});
