import { say, type Text, the } from '@ecumene/engine';
import type { AbilityEvent } from './events.ts';
import { cards, counted, countedIn, people, places } from './wording.ts';

/** What happened, as a sentence of the log. */
export function tellAbilities(event: AbilityEvent): Text {
  switch (event.what) {
    case 'revolt-fails':
      return say('The unpaid cities of {nation} stay. Nobody has more in stock.', { nation: people(event.nation) });
    case 'calamity-called':
      return say('Nobody holds {calamity}.', { calamity: the('card', event.calamity) });
    case 'treasury-lost':
      return say('{nation} loses {tokens, plural, one {# treasury token} other {# treasury tokens}}.', tokensOf(event));
    case 'treasury-paid':
      return say('{nation} pays {tokens, plural, one {# treasury token} other {# treasury tokens}}.', tokensOf(event));
    case 'victims-named':
      return say('{nation} names {victims}.', { nation: people(event.nation), victims: event.victims.map(people) });
    case 'cyclone-forms':
      return say('A cyclone forms over {sea}.', { sea: the('area', event.sea) });
    case 'stepped-back':
      return say('{nation} moves back {steps, plural, one {# step} other {# steps}}, to step {step}.', {
        nation: people(event.nation),
        steps: event.steps,
        step: event.step,
      });
    case 'units-selected':
      return say('{by} selects {points} unit points of {nation} in {areas}.', {
        nation: people(event.nation),
        by: people(event.by),
        points: event.points,
        areas: places(event.areas),
      });
    default:
      return tellUse(event);
  }
}

type OfCalamities =
  | 'revolt-fails'
  | 'calamity-called'
  | 'treasury-lost'
  | 'treasury-paid'
  | 'victims-named'
  | 'cyclone-forms'
  | 'stepped-back'
  | 'units-selected';

function tokensOf({ nation, tokens }: { readonly nation: string; readonly tokens: number }) {
  return { nation: people(nation), tokens };
}

function tellUse(event: Exclude<AbilityEvent, { what: OfCalamities }>): Text {
  switch (event.what) {
    case 'ability-used':
      return event.area === undefined
        ? say('{nation} uses {ability}.', { nation: people(event.nation), ability: the('card', event.ability) })
        : say('{nation} uses {ability} in {area}.', {
            nation: people(event.nation),
            ability: the('card', event.ability),
            area: the('area', event.area),
          });
    case 'treasury-gained':
      return say(
        '{nation} moves {tokens, plural, one {# token} other {# tokens}} from stock to treasury.',
        tokensOf(event),
      );
    case 'card-asked':
      return event.given
        ? say('{from} gives {nation} a trade card.', { from: people(event.from), nation: people(event.nation) })
        : say('{from} has no card to give {nation}.', {
            from: people(event.from),
            nation: people(event.nation),
          });
    case 'cards-sold':
      return say('{nation} sells {cards} for {treasury} treasury tokens.', {
        nation: people(event.nation),
        cards: counted(event.cards),
        treasury: event.treasury,
      });
    case 'credits-chosen':
      return say('{nation} chooses credits for {advance}: {credits}.', {
        nation: people(event.nation),
        advance: the('card', event.advance),
        credits: Object.entries(event.credits).map(([group, n]) =>
          say('{n} {group}', { n, group: the('group', group) }),
        ),
      });
    case 'advance-free':
      return say('{nation} gets {advance} for free with {with}.', {
        with: the('card', event.with),
        nation: people(event.nation),
        advance: the('card', event.advance),
      });
    case 'discounted':
      return say('{by} takes {points} points off {advance} for {nation}.', {
        by: the('card', event.by),
        points: event.points,
        advance: the('card', event.advance),
        nation: people(event.nation),
      });
    case 'region-closed':
      return say('{nation} leaves the game. Its region is out of play.', { nation: people(event.nation) });
    case 'hand-discarded':
      return say('{nation} discards {cards}.', { nation: people(event.nation), cards: cards(event.cards) });
    case 'tokens-resettled':
      return say('{nation} moves tokens from {from} to {to}.', {
        nation: people(event.nation),
        from: countedIn(event.from),
        to: countedIn(event.to),
      });
  }
}
