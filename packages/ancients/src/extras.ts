import { say, type Text, the } from '@ecumene/engine';

/** So many, by nation. */
type Tally = Readonly<Record<string, number>>;

/** What happens only under options: the events and their sentences. */
export type ExtraEvent =
  | { readonly what: 'calamities-laid-open'; readonly nation: string; readonly calamities: readonly string[] }
  | { readonly what: 'card-lost'; readonly nation: string; readonly card: string }
  | {
      readonly what: 'credit-given';
      readonly nation: string;
      readonly cards: readonly string[];
      readonly points: number;
    }
  | { readonly what: 'toll-named'; readonly nation: string; readonly card: string | null }
  | { readonly what: 'toll-paid'; readonly nation: string; readonly to: string; readonly card: string | null }
  | {
      readonly what: 'ships-fought';
      readonly of: 'tokens' | 'ships';
      readonly area: string;
      readonly before: Tally;
      readonly rounds: readonly (readonly string[])[];
      readonly after: Tally;
    };

export function tellExtra(event: ExtraEvent): Text {
  switch (event.what) {
    case 'calamities-laid-open':
      if (event.calamities.length === 0)
        return say('{nation} has no calamity to lay open.', { nation: the('nation', event.nation) });
      return say('{nation} lays open {calamities}.', {
        nation: the('nation', event.nation),
        calamities: event.calamities.map((id) => the('card', id)),
      });
    case 'card-lost':
      return say('{nation} forgets {card}.', { nation: the('nation', event.nation), card: the('card', event.card) });
    case 'credit-given':
      return say('{nation} learns from its losses: {points} points towards {cards}.', {
        nation: the('nation', event.nation),
        points: event.points,
        cards: event.cards.map((id) => the('card', id)),
      });
    case 'toll-named':
      if (event.card === null)
        return say('{nation} lets others trade through it freely.', { nation: the('nation', event.nation) });
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
      return say('{nation} gives {to} {card} for its way.', {
        nation: the('nation', event.nation),
        to: the('nation', event.to),
        card: the('card', event.card),
      });
    case 'ships-fought':
      return event.of === 'ships'
        ? say('Ships fight off {area}.', { area: the('area', event.area) })
        : say('Crews fight off {area}.', { area: the('area', event.area) });
  }
}
