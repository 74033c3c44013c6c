import { type AncientEvent, type Tally, tellAncients } from '@ecumene/ancients';
import { type Seat, say, type Text, the } from '@ecumene/engine';

/** What can happen in Advanced Civilization alone, mostly under its options. */
type OwnEvent =
  // Coming and going
  | { readonly what: 'nation-waits'; readonly seat: Seat; readonly nation: string }
  | { readonly what: 'nation-inherits'; readonly nation: string; readonly from: string }
  // Cards
  | { readonly what: 'calamities-laid-open'; readonly nation: string; readonly calamities: readonly string[] }
  | { readonly what: 'cards-shown'; readonly nation: string; readonly card: string; readonly count: number }
  | { readonly what: 'trade-city-helps'; readonly nation: string; readonly card: string }
  | { readonly what: 'card-lost'; readonly nation: string; readonly card: string }
  | {
      readonly what: 'credit-given';
      readonly nation: string;
      readonly cards: readonly string[];
      readonly points: number;
    }
  | {
      readonly what: 'hand-valued';
      readonly nation: string;
      readonly cards: readonly string[];
      readonly points: number;
    }
  | { readonly what: 'toll-named'; readonly nation: string; readonly card: string | null }
  | { readonly what: 'toll-paid'; readonly nation: string; readonly to: string; readonly card: string | null }
  // Ships
  | {
      readonly what: 'ships-fought';
      readonly of: 'tokens' | 'ships';
      readonly area: string;
      readonly before: Tally;
      readonly rounds: readonly (readonly string[])[];
      readonly after: Tally;
    };

export type AcEvent = AncientEvent | OwnEvent;

/** What happened, as a sentence of the chronicle. */
export function tellEvent(event: AcEvent): Text {
  switch (event.what) {
    case 'nation-waits':
      return say('{seat} will play {nation} when a Civil War brings it back.', {
        seat: the('seat', event.seat),
        nation: the('nation', event.nation),
      });
    case 'nation-inherits':
      return say('{nation} takes over the civilization cards and the track position of {from}.', {
        nation: the('nation', event.nation),
        from: the('nation', event.from),
      });
    case 'cards-shown':
      return say('{nation} shows {count} {card}.', {
        nation: the('nation', event.nation),
        count: event.count,
        card: the('card', event.card),
      });
    case 'trade-city-helps':
      return say('The trade city of {card} helps {nation}.', {
        nation: the('nation', event.nation),
        card: the('card', event.card),
      });
    case 'hand-valued':
      return say('{nation} ends with trade cards worth {points}.', {
        nation: the('nation', event.nation),
        points: event.points,
      });
    case 'calamities-laid-open':
      if (event.calamities.length === 0)
        return say('{nation} has no calamity to reveal.', { nation: the('nation', event.nation) });
      return say('{nation} reveals {calamities}.', {
        nation: the('nation', event.nation),
        calamities: event.calamities.map((id) => the('card', id)),
      });
    case 'card-lost':
      return say('{nation} loses {card}.', { nation: the('nation', event.nation), card: the('card', event.card) });
    case 'credit-given':
      return say('{nation} learns from its losses: {points} points towards {cards}.', {
        nation: the('nation', event.nation),
        points: event.points,
        cards: event.cards.map((id) => the('card', id)),
      });
    case 'toll-named':
      if (event.card === null)
        return say('{nation} lets others trade through it for free.', { nation: the('nation', event.nation) });
      return say('{nation} lets others trade through it for {card}.', {
        nation: the('nation', event.nation),
        card: the('card', event.card),
      });
    case 'toll-paid':
      if (event.card === null)
        return say('{nation} trades through {to}.', {
          nation: the('nation', event.nation),
          to: the('nation', event.to),
        });
      return say('{nation} pays {to} {card} as a toll.', {
        nation: the('nation', event.nation),
        to: the('nation', event.to),
        card: the('card', event.card),
      });
    case 'ships-fought':
      return event.of === 'ships'
        ? say('Ships fight off {area}.', { area: the('area', event.area) })
        : say('Crews fight off {area}.', { area: the('area', event.area) });
    default:
      return tellAncients(event);
  }
}
