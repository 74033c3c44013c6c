import type { Bonus, Gives } from '@ecumene/ancients';
import {
  ABILITIES,
  type AbilityId,
  type AdvanceId,
  advanceOf,
  BONUSES,
  DOCTRINE_POINTS,
  ON_SALE,
  POLITICS_TOKENS,
  PROVINCIAL,
  SHIPS,
  TRADE_EMPIRE_ASKS,
} from '@ecumene/expansion-project/reference';
import { named, t } from '../../../text/text.ts';

/** What advancements do, in words made from their rows. */

function nameOf(id: AdvanceId): string {
  return named(advanceOf(id).name);
}

/** What an advancement does apart from its credits, in a few short sentences. */
export function effectsInWords(id: AdvanceId): string {
  const { effects } = advanceOf(id);
  const ability = ABILITIES.find((one) => one.id === id);
  const bonus = BONUSES[id];
  const words = [
    ...effects.flatMap((effect) => ('power' in effect ? [powerWords(effect)] : [])),
    ...ON_SALE.filter(({ advance }) => advance === id).map(({ level, price }) =>
      t('Buy trade cards from stack {stack} for {price}.', { stack: level, price }),
    ),
    ...(ability === undefined ? [] : [abilityWords(ability.id)]),
    ...(bonus === undefined ? [] : [bonusWords(bonus)]),
    ...protections(id),
  ].filter((one) => one !== '');
  if (words.length > 0) return [...new Set(words)].join(' ');
  return effects.length > 0 ? t('Changes calamities.') : t('Gives credits only.');
}

/** Abilities of others that cannot touch its holder. */
function protections(id: AdvanceId): readonly string[] {
  return ABILITIES.filter((ability) => spares(ability, id)).map((ability) =>
    ability.id === id
      ? t('Protects you from others who have it.')
      : t('Protects you from {ability}.', { ability: nameOf(ability.id) }),
  );
}

function spares({ spares: all }: { readonly spares: readonly AdvanceId[] }, id: AdvanceId): boolean {
  return all.includes(id);
}

function powerWords({ power, amount }: Gives): string {
  switch (power) {
    case 'tax-rates':
      return t('Choose your tax rate: 1 less, normal, or 1 more.');
    case 'tax-higher':
      return t('You may raise your tax rate by one.');
    case 'no-revolt':
      return t('Your cities never revolt over taxes.');
    case 'support':
      return t('Each city needs {n, plural, one {# more token} other {# more tokens}} of support.', { n: amount });
    case 'city-cost':
      return t('Your cities cost {n, plural, one {# more token} other {# more tokens}}.', { n: amount });
    case 'limit':
      return t('Areas where you are alone hold {n, plural, one {# more token} other {# more tokens}}.', { n: amount });
    case 'beside-city':
      return t('{n, plural, one {# token} other {# tokens}} may stay beside each city.', { n: amount });
    case 'moves-last':
      return t('You build ships and move after everyone without it.');
    case 'bars-city-attack':
      return t('Others cannot attack your cities.');
    case 'bars-attack':
      return t('Others cannot start a conflict with you.');
    case 'may-attack-cities':
      return t('You may attack cities protected by Diplomacy.');
    case 'may-attack':
      return t('You may attack units protected by Cultural Ascendancy.');
    case 'marches':
      return t('Tokens move {n} areas.', { n: 1 + amount });
    case 'sails':
      return t('Ships sail {n} areas.', { n: SHIPS.steps + amount });
    case 'open-sea':
      return t('Ships cross open sea.');
    case 'capacity':
      return t('Ships carry {n} tokens.', { n: SHIPS.load + amount });
    case 'fights-last':
      return t('Your first token in a conflict is lost last.');
    case 'losses-nearby':
      return t('Tokens next to a conflict can take your losses.');
    case 'losses-ships':
      return t('Ships can take your losses in conflict.');
    case 'siege':
      return t('You need one token less to take a city. Others need one more to take yours.');
    case 'city-from-treasury':
      return t('Once a turn, treasury pays up to half of a city.');
    case 'city-from-neighbours':
      return t('Up to {n} tokens next to a city without a site help build it.', { n: amount });
    case 'hand-limit':
      return amount > 0
        ? t('Keep {n, plural, one {# more card} other {# more cards}} in hand.', { n: amount })
        : t('Keep {n, plural, one {# fewer card} other {# fewer cards}} in hand.', { n: -amount });
    case 'token-worth':
      return t('Each treasury token pays {n} points.', { n: 1 + amount });
    case 'sells-cards':
      return t('After buying, sell trade cards for {n} times their value in treasury.', { n: amount });
    case 'mining':
    case 'conversion':
    case 'faith':
      return '';
  }
}

function bonusWords(bonus: Bonus): string {
  switch (bonus.is) {
    case 'discount':
      return t('{n} off one other advancement you buy with it.', { n: bonus.points });
    case 'free':
      return t('Brings up to {most} science advancements below {n} for free.', { most: bonus.most, n: bonus.below });
    case 'credits':
      return bonus.oneGroup
        ? t('{n} credits in a group of your choice.', { n: bonus.points })
        : t('{n} credits in groups of your choice.', { n: bonus.points });
  }
}

/** What a special ability lets its owner do. */
export function abilityWords(id: AbilityId): string {
  switch (id) {
    case 'diaspora':
      return t('Build a city, or place tokens, in an empty area that a path leads to.');
    case 'fundamentalism':
      return t('Destroy all units in an area next to yours by land, your own there too.');
    case 'monotheism':
      return t('Replace all units in an area next to yours by land with your own.');
    case 'politics':
      return t('Move up to {n} tokens from stock to treasury, or pay treasury to take over an area next to yours.', {
        n: POLITICS_TOKENS,
      });
    case 'provincial-empire':
      return t('Players next to you each give you a trade card of value {value} or more. At most {n} cards.', {
        value: PROVINCIAL.leastValue,
        n: PROVINCIAL.cards,
      });
    case 'trade-empire':
      return t('Ask up to {n} players for one commodity, until one of them has it.', { n: TRADE_EMPIRE_ASKS });
    case 'universal-doctrine':
      return t('Take over a pirate city, or up to {n} barbarian tokens, where a path leads.', { n: DOCTRINE_POINTS });
  }
}
