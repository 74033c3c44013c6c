import { ask, chooseOne, type Head, type Script, type Seat } from '@ecumene/engine';
import { type CardNo, findFace, idOf, NONE } from './cards/numbered.ts';

/** One of these cards, as a player chooses: the only one unasked, and no card where there is none. */
export function* chooseCard(seat: Seat, among: readonly CardNo[], head: Head): Script<CardNo> {
  const [first = NONE] = among;
  if (among.length < 2) return first;
  const choice = yield* ask(seat, chooseOne({ ...head, from: among.map(idOf), of: 'card' }));
  return findFace(among, choice);
}
