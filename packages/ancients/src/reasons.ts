import { say, type Text, the } from '@ecumene/engine';
import type { Change } from './events.ts';

/** What a card does for its holder, or to it, when a calamity strikes; less of something is below nothing. */
export function reason(change: Change, id: string, by: number): Text {
  const fillings = { card: the('card', id), n: Math.abs(by) };
  const spares = by < 0;
  switch (change) {
    case 'cities-reduced':
      return spares
        ? say('{card} spares {n, plural, one {a city} other {# cities}}', fillings)
        : say('{card} strikes {n, plural, one {another city} other {# more cities}}', fillings);
    case 'points-lost':
      return spares
        ? say('{card} spares {n, plural, one {# unit point} other {# unit points}}', fillings)
        : say('{card} costs {n, plural, one {# unit point} other {# unit points}} more', fillings);
    case 'trade-cards-lost':
      return spares
        ? say('{card} spares {n, plural, one {a trade card} other {# trade cards}}', fillings)
        : say('{card} costs {n, plural, one {another trade card} other {# more trade cards}}', fillings);
    case 'tokens-in-revolt':
      return spares
        ? say('{card} keeps {n, plural, one {# token} other {# tokens}} out of the revolt', fillings)
        : say('{card} brings {n, plural, one {# more token} other {# more tokens}} into the revolt', fillings);
    case 'own-pick':
      return say('{card} lets it pick {n} unit points more of the first faction', fillings);
    case 'first-faction':
      return say('{card} makes the first faction {n} unit points, none of them picked by the victim', fillings);
    case 'war-losses':
      return say('{card} has each faction lose {n} unit points', fillings);
    case 'bound':
      return say('{card} holds the loss down to {n} unit points', fillings);
    case 'fall-broken':
      return say('{card} has a city reduced instead of destroyed', fillings);
  }
}
