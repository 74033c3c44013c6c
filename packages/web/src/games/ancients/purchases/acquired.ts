import type { NationNumber, PublicState } from '@ecumene/ancients';

/** What would be seen if a nation had bought these advances this turn. */
export function withCards<S extends PublicState>(state: S, number: NationNumber, acquired: readonly string[]): S {
  const more = Object.fromEntries(acquired.map((id) => [id, state.turn]));
  const nations = state.nations.map((one, n) => (n === number ? { ...one, cards: { ...one.cards, ...more } } : one));
  return { ...state, nations };
}
