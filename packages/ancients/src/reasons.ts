import { say, type Text, the } from '@ecumene/engine';
import type { Change } from './book/calamity-changes.ts';
import type { AncientEvent } from './events.ts';
import { cards, people } from './wording.ts';

/** Which cards count when a calamity strikes, and for what; in a story kept from earlier, only which. */
export function tellReasons(event: Extract<AncientEvent, { readonly what: 'cards-count' }>): Text {
  const nation = people(event.nation);
  if ('change' in event) {
    const { change } = event;
    return say('{nation}: {reasons}.', {
      nation,
      reasons: Object.entries(event.cards).map(([card, by]) => reason(change, card, by)),
    });
  }
  return say('{cards} {count, plural, one {changes} other {change}} the result for {nation}.', {
    nation,
    cards: cards(event.cards),
    count: event.cards.length,
  });
}

/**
 * What a card asks of its holder when a calamity strikes; less of something is below nothing. It is the rule that is
 * told, not what comes of it: all cards are added up, and there may be less on the board than is asked.
 */
function reason(change: Change, id: string, by: number): Text {
  const fillings = { card: the('card', id), n: Math.abs(by) };
  const spares = by < 0;
  switch (change) {
    case 'cities-reduced':
      return spares
        ? say('{card}: {n, plural, one {1 city} other {# cities}} fewer', fillings)
        : say('{card}: {n, plural, one {1 city} other {# cities}} more', fillings);
    case 'points-lost':
      return spares
        ? say('{card}: {n, plural, one {# unit point} other {# unit points}} fewer', fillings)
        : say('{card}: {n, plural, one {# unit point} other {# unit points}} more', fillings);
    case 'trade-cards-lost':
      return spares
        ? say('{card}: {n, plural, one {1 trade card} other {# trade cards}} fewer', fillings)
        : say('{card}: {n, plural, one {1 trade card} other {# trade cards}} more', fillings);
    case 'civilization-card-lost':
      return spares
        ? say('{card} helps to keep every civilization card', fillings)
        : say('{card} endangers a civilization card', fillings);
    case 'tokens-in-revolt':
      return spares
        ? say('{card}: {n, plural, one {# token} other {# tokens}} fewer in the revolt', fillings)
        : say('{card}: {n, plural, one {# token} other {# tokens}} more in the revolt', fillings);
    case 'own-pick':
      return say('{card} lets it pick {n} unit points more of the first faction', fillings);
    case 'first-faction':
      return say('{card} makes the first faction {n} unit points, none of them picked by the victim', fillings);
    case 'war-losses':
      return say('{card}: each faction loses {n} unit points', fillings);
    case 'bound':
      return say('{card} limits the loss to {n} unit points', fillings);
    case 'fall-broken':
      return say('{card} only reduces a city instead of destroying it', fillings);
    case 'points-a-card-shown':
      return say('{card} saves {n} unit points for each card shown', fillings);
    case 'spared':
      return say('{card} protects its owner from being hit too', fillings);
    case 'cities-taken':
    case 'cities-pirated':
      return spares
        ? say('{card}: {n, plural, one {1 city} other {# cities}} fewer', fillings)
        : say('{card}: {n, plural, one {1 city} other {# cities}} more', fillings);
    case 'points-annexed':
      return spares
        ? say('{card} saves {n} unit points', fillings)
        : say('{card} costs {n} unit points more', fillings);
    case 'barbarians':
      return spares ? say('{card}: {n} barbarians fewer', fillings) : say('{card}: {n} barbarians more', fillings);
    case 'steps-back':
      return spares
        ? say('{card} saves {n, plural, one {a step} other {# steps}}', fillings)
        : say('{card} costs {n, plural, one {a step} other {# steps}} more', fillings);
    case 'card-points-lost':
      return spares
        ? say('{card} saves {n} points of trade cards', fillings)
        : say('{card} costs {n} points of trade cards more', fillings);
    case 'points-nearby':
      return say('{card} costs {n} unit points in neighbouring areas', fillings);
    case 'spared-nearby':
      return say('{card} saves the units in neighbouring areas', fillings);
    case 'surplus-lost':
      return say('{card} costs the tokens above the printed limits', fillings);
    case 'ships-kept':
      return say('{card} saves {n, plural, one {a ship} other {# ships}}', fillings);
    case 'cards-instead':
      return say('{card} lets it give up {n} trade cards instead', fillings);
  }
}
