import { type Confirm, type Question, type Seat, say } from '@ecumene/engine';
import type { AgesView } from '@ecumene/through-the-ages/reference';

const PACT: Confirm = {
  kind: 'confirm',
  topic: 'accept-pact',
  text: say('Accept pacts other players offer you?'),
  rule: 'TTA pact.6',
  usual: false,
};

/** Pacts are made where at least so many play. */
const PACTS_FROM = 3;

/** What a civilization can answer before it is asked. */
export function ahead(view: AgesView, seat: Seat): readonly Question[] {
  const playing = view.civilizations.filter(({ out }) => !out);
  return playing.length >= PACTS_FROM && playing.some((one) => one.seat === seat) ? [PACT] : [];
}
