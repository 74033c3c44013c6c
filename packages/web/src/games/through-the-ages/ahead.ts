import { type Confirm, type Question, type Seat, say } from '@ecumene/engine';
import { isAgesView } from './view.ts';

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
export function ahead(view: unknown, seat: Seat): readonly Question[] {
  if (!isAgesView(view)) return [];
  const playing = view.civilizations.filter(({ out }) => !out);
  return playing.length >= PACTS_FROM && playing.some((one) => one.seat === seat) ? [PACT] : [];
}
