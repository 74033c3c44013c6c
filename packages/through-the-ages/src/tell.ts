import { type Filling, type Happening, type Seat, say, type Text, type Thing, the } from '@ecumene/engine';
import type { Good } from './cards/ability.ts';
import { type CardId, cards } from './cards/index.ts';
import { ageNames } from './cards/kinds.ts';
import type { Happened } from './happenings.ts';

const goods: Readonly<Record<Good, string>> = {
  food: '{n} food',
  resources: '{n, plural, one {# resource} other {# resources}}',
  science: '{n} science',
  culture: '{n} culture',
  population: '{n} population',
  'military-cards': '{n, plural, one {# military card} other {# military cards}}',
  'yellow-tokens': '{n, plural, one {# yellow token} other {# yellow tokens}}',
  'blue-tokens': '{n, plural, one {# blue token} other {# blue tokens}}',
  'civil-action': '{n, plural, one {# civil action} other {# civil actions}}',
  'military-action': '{n, plural, one {# military action} other {# military actions}} for this turn',
  'military-resources': '{n, plural, one {# resource} other {# resources}} for units this turn',
  'military-science': '{n} science for unit technologies this turn',
};

/** So much of a good in words. */
export function amount(good: Good, n: number): Text {
  return say(goods[good], { n });
}

function seatOf(seat: Seat): Thing {
  return the('seat', seat);
}

function cardOf(card: CardId): Thing {
  return the('card', card);
}

function list(all: readonly CardId[]): Filling {
  return all.length === 0 ? say('no cards') : all.map(cardOf);
}

/** What a thing of the game is called. */
export function called({ is, id }: Thing): string {
  if (is !== 'card') return id;
  const known: Readonly<Record<string, { readonly name: string } | undefined>> = cards;
  return known[id]?.name ?? id;
}

/** A happening as a sentence of the chronicle. */
export function tell({ event }: Happening<Happened>): Text {
  return (
    tellOfCards(event) ?? tellOfActions(event) ?? tellOfPolitics(event) ?? tellOfNumbers(event) ?? { say: event.what }
  );
}

function tellOfCards(event: Happened): Text | undefined {
  switch (event.what) {
    case 'turn':
      return say('Round {round}: {seat}’s turn.', { round: event.round, seat: seatOf(event.seat) });
    case 'swept':
      return say('Removed from the card row: {cards}.', { cards: list(event.cards) });
    case 'dealt':
      return say('New in the card row: {cards}.', { cards: list(event.cards) });
    case 'age':
      return say('Age {age} begins.', { age: ageNames[event.age] ?? '' });
    case 'last-round':
      return say('Round {round} will be the last.', { round: event.round });
    case 'antiquated':
      return say('{seat} loses outdated cards: {cards}.', {
        seat: seatOf(event.seat),
        cards: list(event.cards),
      });
    case 'took':
      return say('{seat} takes {card} for {n, plural, one {# civil action} other {# civil actions}}.', {
        seat: seatOf(event.seat),
        card: cardOf(event.card),
        n: event.actions,
      });
    case 'removed':
      return say('{seat} loses {card}.', { seat: seatOf(event.seat), card: cardOf(event.card) });
    case 'drew':
      return say('{seat} draws {n, plural, one {# military card} other {# military cards}}.', {
        seat: seatOf(event.seat),
        n: event.count,
      });
    case 'drew-cards':
      return say('You draw {cards}.', { cards: list(event.cards) });
    case 'discarded':
      return say('{seat} discards {n, plural, one {# military card} other {# military cards}}.', {
        seat: seatOf(event.seat),
        n: event.count,
      });
    case 'discarded-cards':
      return say('You discard {cards}.', { cards: list(event.cards) });
    case 'reshuffled':
      return say('The discards are shuffled and become the military deck.');
    case 'peeked':
      return event.card === null
        ? say('There is no event to look at.')
        : say('The next event is {card}.', { card: cardOf(event.card) });
    default:
      return undefined;
  }
}

function tellOfActions(event: Happened): Text | undefined {
  switch (event.what) {
    case 'stood-in':
      return say('{seat} uses a military action as a civil one.', { seat: seatOf(event.seat) });
    case 'grew':
      return say('{seat} increases population for {n} food.', { seat: seatOf(event.seat), n: event.food });
    case 'built':
      return say('{seat} builds {card} for {n, plural, one {# resource} other {# resources}}.', {
        seat: seatOf(event.seat),
        card: cardOf(event.card),
        n: event.resources,
      });
    case 'upgraded':
      return say('{seat} upgrades {from} to {to} for {n, plural, one {# resource} other {# resources}}.', {
        seat: seatOf(event.seat),
        from: cardOf(event.from),
        to: cardOf(event.to),
        n: event.resources,
      });
    case 'destroyed':
      return say('{seat} removes a worker from {card}. It is now unused.', {
        seat: seatOf(event.seat),
        card: cardOf(event.card),
      });
    case 'led':
      return event.instead === null
        ? say('{seat} elects {card}.', { seat: seatOf(event.seat), card: cardOf(event.card) })
        : say('{seat} replaces {old} with {card}.', {
            seat: seatOf(event.seat),
            card: cardOf(event.card),
            old: cardOf(event.instead),
          });
    case 'tucked':
      return say('{seat} puts {card} under {under}.', {
        seat: seatOf(event.seat),
        card: cardOf(event.card),
        under: cardOf(event.under),
      });
    case 'staged':
      return say('{seat} builds {n, plural, one {1 stage} other {# stages}} of {card}.', {
        seat: seatOf(event.seat),
        n: event.stages,
        card: cardOf(event.card),
      });
    case 'completed':
      return say('{seat} completes {card}.', { seat: seatOf(event.seat), card: cardOf(event.card) });
    case 'developed':
      return event.revolution
        ? say('{seat} declares a revolution: {card}, for {n} science.', {
            seat: seatOf(event.seat),
            card: cardOf(event.card),
            n: event.science,
          })
        : say('{seat} develops {card} for {n} science.', {
            seat: seatOf(event.seat),
            card: cardOf(event.card),
            n: event.science,
          });
    case 'helped':
      return say('{seat} helps with {n} science.', { seat: seatOf(event.seat), n: event.science });
    case 'played':
      return say('{seat} plays {card}.', { seat: seatOf(event.seat), card: cardOf(event.card) });
    case 'used':
      return say('{seat} uses {card}.', { seat: seatOf(event.seat), card: cardOf(event.card) });
    case 'tactic':
      return event.copied
        ? say('{seat} copies the tactic {card}.', { seat: seatOf(event.seat), card: cardOf(event.card) })
        : say('{seat} plays the tactic {card}.', { seat: seatOf(event.seat), card: cardOf(event.card) });
    case 'common-tactic':
      return say('The tactic {card} is now common.', { card: cardOf(event.card) });
    default:
      return undefined;
  }
}

function tellOfPolitics(event: Happened): Text | undefined {
  switch (event.what) {
    case 'prepared':
      return say('{seat} prepares an event of Age {age} and scores {n} culture.', {
        seat: seatOf(event.seat),
        age: ageNames[event.level] ?? '',
        n: event.level,
      });
    case 'prepared-card':
      return say('You prepare {card}.', { card: cardOf(event.card) });
    case 'event':
      return say('The event is {card}.', { card: cardOf(event.card) });
    case 'events-renewed':
      return say(
        '{n, plural, one {The future event becomes the current one} other {The # future events become the current ones}}.',
        { n: event.count },
      );
    case 'attacked':
      return say('{seat} plays {card} against {rival} with strength {n}.', {
        seat: seatOf(event.seat),
        rival: seatOf(event.rival),
        card: cardOf(event.card),
        n: event.strength,
      });
    case 'defended':
      return tellDefended(event);
    case 'undefended':
      return say('{seat} does not defend.', { seat: seatOf(event.seat) });
    case 'declared-war':
      return say('{seat} declares {card} on {rival}.', {
        seat: seatOf(event.seat),
        rival: seatOf(event.rival),
        card: cardOf(event.card),
      });
    case 'war':
      return event.victor === null
        ? say('{seat} and {rival} tie in {card}.', {
            seat: seatOf(event.seat),
            rival: seatOf(event.rival),
            card: cardOf(event.card),
          })
        : say('{victor} wins {card} by {n}.', {
            victor: seatOf(event.victor),
            card: cardOf(event.card),
            n: event.advantage,
          });
    case 'stole':
      return say('{seat} steals {card} from {from}.', {
        seat: seatOf(event.seat),
        from: seatOf(event.from),
        card: cardOf(event.card),
      });
    case 'offered':
      return say('{seat} offers {card} to {to}.', {
        seat: seatOf(event.seat),
        to: seatOf(event.to),
        card: cardOf(event.card),
      });
    case 'refused-pact':
      return say('{seat} declines {card}.', { seat: seatOf(event.seat), card: cardOf(event.card) });
    case 'pact':
      return say('{seat} and {partner} make the pact {card}.', {
        seat: seatOf(event.seat),
        partner: seatOf(event.with),
        card: cardOf(event.card),
      });
    case 'pact-ended':
      return say('The pact {card} between {seat} and {partner} ends.', {
        seat: seatOf(event.seat),
        partner: seatOf(event.with),
        card: cardOf(event.card),
      });
    case 'resigned':
      return say('{seat} resigns.', { seat: seatOf(event.seat) });
    case 'passed-politics':
      return say('{seat} takes no political action.', { seat: seatOf(event.seat) });
    case 'bid':
      return say('{seat} bids {n}.', { seat: seatOf(event.seat), n: event.force });
    case 'passed':
      return say('{seat} passes.', { seat: seatOf(event.seat) });
    case 'sent':
      return say('{seat} sends {n, plural, one {# unit} other {# units}} with {cards}: a force of {force}.', {
        seat: seatOf(event.seat),
        n: event.units,
        cards: list(event.cards),
        force: event.force,
      });
    case 'colonized':
      return say('{seat} colonizes {card}.', { seat: seatOf(event.seat), card: cardOf(event.card) });
    case 'uncolonized':
      return say('No one colonizes {card}.', { card: cardOf(event.card) });
    case 'lost-colony':
      return say('{seat} loses {card}.', { seat: seatOf(event.seat), card: cardOf(event.card) });
    case 'ruined':
      return say('{card} of {seat} becomes a ruin.', { seat: seatOf(event.seat), card: cardOf(event.card) });
    default:
      return undefined;
  }
}

function tellDefended({ seat, cards: played, discarded: n }: Extract<Happened, { what: 'defended' }>): Text {
  const named = { seat: seatOf(seat), cards: list(played), n };
  if (n === 0) return say('{seat} defends with {cards}.', named);
  return played.length === 0
    ? say('{seat} defends by discarding {n, plural, one {# card} other {# cards}}.', named)
    : say('{seat} defends with {cards} and by discarding {n, plural, one {# card} other {# cards}}.', named);
}

function tellOfNumbers(event: Happened): Text | undefined {
  switch (event.what) {
    case 'gained':
      return event.card === null
        ? say('{seat} gains {what}.', { seat: seatOf(event.seat), what: amount(event.good, event.amount) })
        : say('{seat} gains {what} from {card}.', {
            seat: seatOf(event.seat),
            what: amount(event.good, event.amount),
            card: cardOf(event.card),
          });
    case 'lost':
      return say('{seat} loses {what}.', { seat: seatOf(event.seat), what: amount(event.good, event.amount) });
    case 'lost-worker':
      return event.card === null
        ? say('{seat} loses an unused worker.', { seat: seatOf(event.seat) })
        : say('{seat} loses a worker from {card}.', { seat: seatOf(event.seat), card: cardOf(event.card) });
    case 'produced':
      return say('{seat} produces {what}.', { seat: seatOf(event.seat), what: amounts(event, PRODUCED) });
    case 'corrupted':
      return say('Corruption: {seat} loses {what}.', { seat: seatOf(event.seat), what: amounts(event, CORRUPTED) });
    case 'consumed':
      return tellConsumed(event);
    case 'uprising':
      return say('{seat} has an uprising and produces nothing.', { seat: seatOf(event.seat) });
    default:
      return undefined;
  }
}

const PRODUCED = ['science', 'culture', 'food', 'resources'] as const;
const CORRUPTED = ['resources', 'food'] as const;

/** Some goods with how much of each; what is nought is left out. */
function amounts<G extends Good>(of: Readonly<Record<G, number>>, all: readonly G[]): Filling {
  const some = all.filter((good) => of[good] !== 0);
  return some.length === 0 ? say('nothing') : some.map((good) => amount(good, of[good]));
}

function tellConsumed({ seat, food, resources, missing }: Extract<Happened, { what: 'consumed' }>): Text {
  const named = { seat: seatOf(seat), food, resources: amount('resources', resources), missing };
  if (resources > 0)
    return missing === 0
      ? say('Consumption: {seat} pays {food} food, and {resources} for the rest.', named)
      : say('Consumption: {seat} pays {food} food and {resources}, and lacks {missing}.', named);
  if (food === 0) return say('Consumption: {seat} lacks {missing} food.', named);
  return missing === 0
    ? say('Consumption: {seat} pays {food} food.', named)
    : say('Consumption: {seat} pays {food} food and lacks {missing}.', named);
}
