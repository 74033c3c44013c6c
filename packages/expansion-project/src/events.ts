import { type AncientEvent, type Tally, tellAncients } from '@ecumene/ancients';
import { type Happening, type Seat, say, type Text, the } from '@ecumene/engine';
import { levelOf } from './data/blocks.ts';

/** What can happen in the Expansion Project alone. */
type OwnEvent =
  // Set-up
  | {
      readonly what: 'civilizations-exchanged';
      readonly seats: readonly [Seat, Seat];
      readonly nations: readonly [string, string];
    }
  | { readonly what: 'culture-begins'; readonly nation: string; readonly advances: readonly string[] }
  | {
      readonly what: 'package-chosen';
      readonly nation: string;
      readonly package: string;
      readonly advances: readonly string[];
    }
  | { readonly what: 'people-placed'; readonly nation: string; readonly areas: Tally }
  | { readonly what: 'marker-placed'; readonly nation: string; readonly step: number }
  // Conflict
  | { readonly what: 'sacking'; readonly nation: string; readonly areas: Tally }
  // Calamities
  | { readonly what: 'treated-as'; readonly nation: string; readonly calamity: string; readonly as: string }
  | { readonly what: 'beneficiary'; readonly calamity: string; readonly nation: string; readonly beneficiary: string }
  | { readonly what: 'cards-lost'; readonly nation: string; readonly cards: Tally; readonly to: string | null }
  | { readonly what: 'cards-handed-over'; readonly nation: string; readonly to: string; readonly count: number }
  // Special abilities
  | {
      readonly what: 'commodity-asked';
      readonly nation: string;
      readonly from: string;
      readonly card: string;
      readonly given: boolean;
    }
  // The end
  | {
      readonly what: 'hand-valued';
      readonly nation: string;
      readonly cards: readonly string[];
      readonly points: number;
    };

export type EpEvent = AncientEvent | OwnEvent;

const nation = (name: string) => the('nation', name);
const card = (id: string) => the('card', id);
const counted = (tally: Tally, is: string) =>
  Object.entries(tally).map(([id, n]) => say('{n} {thing}', { n, thing: the(is, id) }));

/** What happened, as a sentence of the log. */
export function tell({ event }: Happening<EpEvent>): Text {
  switch (event.what) {
    case 'civilizations-exchanged': {
      const [a, b] = event.seats;
      const [first, second] = event.nations;
      return say('{a} and {b} exchange civilizations: {a} plays {first}, {b} plays {second}.', {
        a: the('seat', a),
        b: the('seat', b),
        first: nation(first),
        second: nation(second),
      });
    }
    case 'culture-begins':
      return say('{nation} begins with {advances}.', {
        nation: nation(event.nation),
        advances: event.advances.map(card),
      });
    case 'package-chosen':
      return say('{nation} chooses {package}: {advances}.', {
        nation: nation(event.nation),
        package: the('package', event.package),
        advances: event.advances.map(card),
      });
    case 'people-placed':
      return say('{nation} places tokens: {areas}.', {
        nation: nation(event.nation),
        areas: counted(event.areas, 'area'),
      });
    case 'marker-placed':
      return say('{nation} begins on step {step}.', { nation: nation(event.nation), step: event.step });
    case 'sacking':
      return say('{nation} turns tokens of others into barbarians: {areas}.', {
        nation: nation(event.nation),
        areas: counted(event.areas, 'area'),
      });
    case 'treated-as':
      return say('{nation} treats {calamity} as {as}.', {
        nation: nation(event.nation),
        calamity: card(event.calamity),
        as: card(event.as),
      });
    case 'beneficiary':
      return say('{beneficiary} benefits from {calamity}.', {
        beneficiary: nation(event.beneficiary),
        calamity: card(event.calamity),
      });
    case 'cards-lost':
      if (Object.keys(event.cards).length === 0)
        return say('{nation} has no commodity cards.', { nation: nation(event.nation) });
      return event.to === null
        ? say('{nation} discards {cards}.', { nation: nation(event.nation), cards: counted(event.cards, 'card') })
        : say('{nation} gives {cards} to {to}.', {
            nation: nation(event.nation),
            cards: counted(event.cards, 'card'),
            to: nation(event.to),
          });
    case 'cards-handed-over':
      return say('{nation} gives {to} {count, plural, =0 {no trade cards} one {# trade card} other {# trade cards}}.', {
        nation: nation(event.nation),
        to: nation(event.to),
        count: event.count,
      });
    case 'commodity-asked':
      return event.given
        ? say('{nation} asks {from} for {card} and gets one.', {
            nation: nation(event.nation),
            from: nation(event.from),
            card: card(event.card),
          })
        : say('{nation} asks {from} for {card}. {from} has none.', {
            nation: nation(event.nation),
            from: nation(event.from),
            card: card(event.card),
          });
    case 'hand-valued':
      return say('{nation} ends with trade cards worth {points}.', {
        nation: nation(event.nation),
        points: event.points,
      });
    case 'card-bought':
      return say('{nation} buys a card from stack {stack} for {treasury} tokens.', {
        nation: nation(event.nation),
        stack: levelOf(event.stack),
        treasury: event.treasury,
      });
    default:
      return tellAncients(event);
  }
}
