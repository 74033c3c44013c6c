import { cardsOf, type Face, newTradeCards, type TradeCards } from '@ecumene/ancients';
import { type Random, shuffle } from '@ecumene/engine';
import { WATER_STACK } from './book/trade-cards.ts';
import type { Players } from './data/civilizations.ts';
import { CALAMITIES, COMMODITIES, isUsed, STACKS, WATER } from './data/trade-cards.ts';

/** More Water than can ever be in hands and piles at once. @rule WE W13 */
const WATER_COPIES = 255;
const COPIES = WATER_COPIES + 1;

/** The faces of the trade cards in play, Water last. @rule WE deck.1 @rule WE deck.3 @rule WE deck.4 */
export function facesFor(players: Players): readonly Face[] {
  const commodities = COMMODITIES.filter((card) => isUsed(card, players)).map(
    ({ id, stack, copies }): Face => ({ id, kind: 'commodity', stack, copies, tradable: true }),
  );
  const calamities = CALAMITIES.filter((card) => isUsed(card, players)).map(
    ({ id, stack, tradable }): Face => ({ id, kind: 'calamity', stack, copies: 1, tradable }),
  );
  const water: Face = {
    id: WATER.id,
    kind: 'commodity',
    stack: WATER_STACK,
    value: WATER.value,
    copies: WATER_COPIES,
    tradable: true,
  };
  return [...commodities, ...calamities, water];
}

const MINOR: ReadonlySet<string> = new Set(CALAMITIES.filter(({ rank }) => rank === 'minor').map(({ id }) => id));
/** The third commodity of each stack, for nine players. @rule WE deck-9.3 */
const ADDITIONAL: ReadonlySet<string> = new Set(
  COMMODITIES.filter(({ usedWith }) => usedWith === 'nine').map(({ id }) => id),
);

/** All stacks, ready to be drawn from. @rule WE deck.5 @rule WE deck-5-8.2 @rule WE deck-9.2 */
export function stackTradeCards(players: Players, random: Random): TradeCards {
  const faces = facesFor(players);
  const stacks = Array.from({ length: STACKS }, (_, i) => {
    const here = faces.filter(({ stack }) => stack === i + 1);
    return players === 9 ? stackForNine(faces, here, random) : stackForFewer(faces, here, players, random);
  });
  const water = faces.filter(({ id }) => id === WATER.id).flatMap((face) => cardsOf({ faces, copies: COPIES }, face));
  return newTradeCards({ faces, copies: COPIES, stacks: [...stacks, water] });
}

function cards(faces: readonly Face[], some: readonly Face[]): number[] {
  return some.flatMap((face) => cardsOf({ faces, copies: COPIES }, face));
}

/** As many commodities as players on top, the tradable calamity among the rest, the other at the bottom. @rule WE deck-5-8.3 @rule WE deck-5-8.4 @rule WE deck-5-8.5 @rule WE deck-5-8.6 @rule WE deck-5-8.7 */
function stackForFewer(faces: readonly Face[], here: readonly Face[], players: number, random: Random): number[] {
  const commodities = shuffle(
    random,
    cards(
      faces,
      here.filter(({ kind }) => kind === 'commodity'),
    ),
  );
  const top = commodities.splice(0, players);
  const calamities = here.filter(({ kind }) => kind === 'calamity');
  const tradable = cards(
    faces,
    calamities.filter((face) => face.tradable),
  );
  const bottom = cards(
    faces,
    calamities.filter((face) => !face.tradable),
  );
  return [...bottom, ...shuffle(random, [...commodities, ...tradable]), ...top];
}

/** Two commodities with the minor calamity on top, the third with the tradable major one beneath, the other at the bottom. @rule WE deck-9.4 @rule WE deck-9.5 @rule WE deck-9.6 @rule WE W50 */
function stackForNine(faces: readonly Face[], here: readonly Face[], random: Random): number[] {
  const regular = here.filter(({ id, kind }) => (kind === 'commodity' ? !ADDITIONAL.has(id) : MINOR.has(id)));
  const additional = here.filter(({ id, kind, tradable }) =>
    kind === 'commodity' ? ADDITIONAL.has(id) : tradable && !MINOR.has(id),
  );
  const bottom = here.filter(({ tradable }) => !tradable);
  const top = shuffle(random, cards(faces, regular));
  return [...cards(faces, bottom), ...shuffle(random, cards(faces, additional)), ...top];
}
