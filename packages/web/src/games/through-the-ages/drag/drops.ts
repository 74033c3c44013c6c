import type { Judged } from '../actions/use-possible-actions.ts';

/** What is dragged: an unused worker, a worker from a card, or a card from the row or the hand. */
export type Dragged =
  | { readonly is: 'worker' }
  | { readonly is: 'worker-on'; readonly card: string }
  | { readonly is: 'row'; readonly spot: string }
  | { readonly is: 'hand'; readonly spot: string };

/** Where it may be let go: on a card in play, among the unused workers, on the own board or hand, on a rival. */
export type Place =
  | { readonly is: 'card'; readonly card: string }
  | { readonly is: 'pool' }
  | { readonly is: 'own' }
  | { readonly is: 'rival'; readonly seat: string };

/** What letting something go at a place would do; only what is possible and clear. */
export function dropOf(dragged: Dragged, place: Place, actions: readonly Judged[]): Judged | undefined {
  const can = actions.filter(({ may }) => may === 'yes');
  const plain = can.filter(({ aside }) => !aside);
  switch (dragged.is) {
    case 'worker':
      return place.is === 'card'
        ? plain.find(({ move }) => move.do === 'build' && move.card === place.card)
        : undefined;
    case 'worker-on':
      if (place.is === 'pool') return can.find(({ move }) => move.do === 'destroy' && move.card === dragged.card);
      if (place.is !== 'card') return undefined;
      return can.find(
        ({ move }) =>
          (move.do === 'upgrade' || move.do === 'theater') && move.from === dragged.card && move.to === place.card,
      );
    case 'row':
      return place.is === 'own' || place.is === 'card'
        ? plain.find(({ move, spots }) => move.do === 'take' && spots.some((spot) => spot === dragged.spot))
        : undefined;
    case 'hand':
      return ofHand(dragged.spot, place, plain);
  }
}

function ofHand(from: string, place: Place, plain: readonly Judged[]): Judged | undefined {
  const here = plain.filter(({ spots }) => spots.some((spot) => spot === from));
  if (place.is === 'rival')
    return here.find(
      ({ move }) => ('rival' in move && move.rival === place.seat) || ('to' in move && move.to === place.seat),
    );
  const onCard = here.find(({ move }) => place.is === 'card' && move.do === 'play' && move.to === place.card);
  if (onCard !== undefined) return onCard;
  const [only, ...more] = here;
  return place.is === 'pool' || more.length > 0 ? undefined : only;
}
