import { type CardId, type CivilizationView, cards, type Kept, levelOfAge } from '@ecumene/through-the-ages/reference';

type Stored = 'food' | 'resources';

/** The goods a payment is made in, with what is kept of each. */
export function goodsIn({ food, resources }: Kept): readonly (readonly [Stored, readonly number[]])[] {
  return [
    ...(food === undefined ? [] : [['food', food] as const]),
    ...(resources === undefined ? [] : [['resources', resources] as const]),
  ];
}

/** A card that tokens of a good lie on, or may. */
interface Stock {
  readonly card: CardId;
  readonly worth: number;
  readonly tokens: number;
}

/** Where somebody keeps food or resources, from the cheapest tokens on. */
export function stocksOf({ works, leader }: CivilizationView, good: Stored): readonly Stock[] {
  const labsProduce = leader !== null && 'effect' in cards[leader] && cards[leader].effect === 'labs-produce';
  return works
    .flatMap(({ card: id, tokens }) => {
      const card = cards[id];
      if (card.kind === (good === 'food' ? 'farm' : 'mine')) return [{ card: id, worth: card.produces, tokens }];
      const isStore = card.kind === 'lab' && good === 'resources' && (labsProduce || tokens > 0);
      return isStore ? [{ card: id, worth: levelOfAge[card.age], tokens }] : [];
    })
    .toSorted((a, b) => a.worth - b.worth);
}
