import { type Confirm, type Question, type Seat, say } from '@ecumene/engine';
import { type AgesView, mayOfferPacts } from '@ecumene/through-the-ages/reference';

const PACT: Confirm = {
  kind: 'confirm',
  topic: 'accept-pact',
  text: say('Accept pacts other players offer you?'),
  rule: 'TTA pact.6',
  usual: false,
};

/** What a civilization can answer before it is asked. */
export function ahead(view: AgesView, seat: Seat): readonly Question[] {
  const playing = view.civilizations.filter(({ out }) => !out);
  return mayOfferPacts(view.options, playing.length) && playing.some((one) => one.seat === seat) ? [PACT] : [];
}
