import {
  ABILITIES,
  type AbilityAction,
  type AbilityId,
  type AdvanceId,
  advanceOf,
  type Effect,
  effectsOf,
  type OwnEffect,
} from '@ecumene/western-empires/reference';
import { named, t } from '../../../text/text.ts';

/** What advances do, in words made from their rows. */

function nameOf(id: AdvanceId): string {
  return named(advanceOf(id).name);
}

/** What an advance does apart from its credits, in a few short sentences. */
export function effectsInWords(id: AdvanceId): string {
  const own = effectsOf(id).flatMap((effect) => (isOwn(effect) ? [wordsOf(effect)] : []));
  const words = [...new Set(own.filter((one) => one !== ''))];
  if (words.length > 0) return words.join(' ');
  return effectsOf(id).length > 0 ? t('Changes calamities.') : t('Gives credits only.');
}

function isOwn(effect: Effect): effect is OwnEffect {
  return effect.kind !== 'calamity';
}

function wordsOf(effect: OwnEffect): string {
  switch (effect.kind) {
    case 'tax-rate':
      return effect.changes.includes(-1)
        ? t('Choose your tax rate: 1 less, normal, or 1 more.')
        : t('You may raise your tax rate by one.');
    case 'no-tax-revolt':
      return t('Your cities never revolt over taxes.');
    case 'support-rate':
      return t('Each city needs {n, plural, one {# more token} other {# more tokens}} of support.', { n: effect.by });
    case 'population-limit':
      return t('Poor areas where you are alone hold {n, plural, one {# more token} other {# more tokens}}.', {
        n: effect.by,
      });
    case 'tokens-beside-city':
      return t('{n, plural, one {# token} other {# tokens}} may stay beside each city.', { n: effect.tokens });
    case 'moves-last':
      return t('You move after everyone without it.');
    case 'ban':
      return effect.ban === 'entering-city-areas'
        ? t('Others cannot enter your city areas.')
        : t('Others cannot start a conflict with you.');
    case 'free-from-ban':
      return '';
    case 'land-steps':
      return t('Tokens move {n} areas.', { n: effect.steps });
    case 'ship-steps':
      return t('Ships sail {n} areas.', { n: effect.steps });
    case 'ship-load':
      return t('Ships carry {n} tokens.', { n: effect.tokens });
    case 'open-sea':
      return t('Ships cross open sea.');
    case 'removes-last':
      return t('You lose tokens last in each round of conflict.');
    case 'losses-from':
      return effect.from === 'ships'
        ? t('Ships can take your losses in conflict.')
        : t('Tokens next to a conflict can take your losses.');
    case 'waits-in-conflict':
    case 'ships-lost-with-failed-attack':
      return '';
    case 'city-defence':
      return t('Attackers need {n} tokens to take your cities.', { n: effect.attackers });
    case 'city-attack':
      return t('You need only {n} tokens to take a city.', { n: effect.attackers });
    case 'city-from-treasury':
      return t('Once a turn, treasury pays half of a city.');
    case 'city-from-adjacent-areas':
      return t('Once a turn, up to {n} tokens next to a city without a site help build it.', { n: effect.tokens });
    case 'buys-trade-cards':
      return t('Buy trade cards from stack {stack} for {price}.', { stack: effect.stack, price: effect.price });
    case 'free-trade-card':
      return t('Draw a free trade card each turn.');
    case 'ability':
      return abilityWords(effect.ability);
    case 'protects-from':
      return t('Protects you from {ability}.', { ability: nameOf(effect.ability) });
    case 'discount':
      return t('{n} off one other advance you buy with it.', { n: effect.by });
    case 'free-advance':
      return t('Brings a science advance below {n} for free.', { n: effect.costBelow });
    case 'credits-of-choice':
      return t('{n} credits in groups of your choice.', { n: effect.credits });
    case 'treasury-worth':
      return t('Each treasury token pays {n} points.', { n: effect.points });
    case 'substitute-card':
      return t('When you buy, one card can stand in for a set.');
    case 'hand-limit':
      return t('Keep {n, plural, one {# more card} other {# more cards}} in hand.', { n: effect.by });
    case 'counts-as-city':
      return t('Counts as a city on the track.');
  }
}

/** What a special ability lets its owner do. */
export function abilityWords(id: AbilityId): string {
  const actions = ABILITIES.find((ability) => ability.id === id)?.actions ?? [];
  return actions.map(actionWords).join(` ${t('Or:')} `);
}

function actionWords(action: AbilityAction): string {
  switch (action.is) {
    case 'move-tokens':
      return t('Move up to {n} of your tokens to any areas with room.', { n: action.tokens });
    case 'destroy-area':
      return t('Destroy all units in an area next to yours.');
    case 'annex-area':
      return action.pays === 0
        ? t('Take over all units in an area next to yours.')
        : t('Take over all units in an area next to yours, for {n} treasury per unit point.', { n: action.pays });
    case 'gain-treasury':
      return t('Move up to {n} tokens from stock to treasury.', { n: action.tokens });
    case 'take-cards':
      return t('Up to {n} neighbours each give you a commodity card worth {value} or more.', {
        n: action.players,
        value: action.leastValue,
      });
    case 'sell-cards':
      return t('Sell trade cards for {n} times their value in treasury.', { n: action.times });
    case 'annex-outsiders':
      return t('Take over a pirate city or up to {n} barbarian tokens.', { n: action.tokens });
  }
}
