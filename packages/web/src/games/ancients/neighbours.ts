import { areasInReach, berthsOf, nationNamed } from '@ecumene/ancients';
import type { Reading } from './reading.ts';

/** Nations that could come to an area this one can come to, as things stand. */
export function neighboursOf({ ask }: Pick<Reading, 'ask'>, nation: string): ReadonlySet<string> {
  return ask(({ movement }, state) => {
    const reached = (number: number): ReadonlySet<number> =>
      areasInReach(movement, state, number, berthsOf(state, number));
    const own = reached(nationNamed(state, nation));
    const near = state.nations.filter(
      ({ seat }, number) => seat !== null && [...reached(number)].some((area) => own.has(area)),
    );
    return new Set(near.map(({ name }) => name));
  });
}
