import { areasWithTokens, citiesOf, type NationNumber, nation, tokensIn } from '@ecumene/ancients';
import {
  amountFor,
  book,
  CALAMITIES,
  CALAMITY_ROWS,
  type CalamityId,
  isCoastal,
  type LossRow,
  mostCitiesBesideSea,
  sparedOf,
  UNIT_POINTS,
  type WeState,
  type WeView,
} from '@ecumene/western-empires/reference';
import { t } from '../../../text/text.ts';
import { ofNation } from '../reading.ts';

/** What a calamity would do to a nation that held it now. What depends on the board or on choices is not told ahead. */
export function calamityNow(view: WeView, name: string, calamity: string): string | undefined {
  const card = CALAMITIES.find(({ id }) => id === calamity);
  if (card === undefined) return undefined;
  const [state, number] = ofNation(view, name);
  const losses = CALAMITY_ROWS[card.id].primary.filter(({ when }) => when === undefined);
  const words = losses.flatMap((loss) => lossNow(state, number, card.id, loss) ?? []);
  return words.length > 0 ? words.join(' ') : undefined;
}

function lossNow(state: WeState, number: NationNumber, calamity: CalamityId, loss: LossRow): string | undefined {
  const { cities, tokens, treasury, step, hand } = nation(state, number);
  const amount = (base: number): number => amountFor(state, number, calamity, 'primary', base);
  const some = (count: number): number => Math.min(cities, count);
  const points = tokens + UNIT_POINTS.city * cities;
  const coast = onCoasts(state, number);
  switch (loss.is) {
    case 'damage': {
      const exposed = loss.from === 'coastal-areas' ? coast.points : points;
      return t('You lose {n} unit points.', { n: Math.min(exposed, amount(loss.points)) });
    }
    case 'lose-treasury':
      return t('You lose {n} treasury tokens.', { n: Math.min(treasury, loss.tokens) });
    case 'reduce-cities':
      return reduced(some(amount(loss.cities)));
    case 'reduce-all-but':
      return reduced(Math.max(0, cities - amount(loss.kept)));
    case 'select-and-reduce':
      return reduced(
        Math.max(
          0,
          Math.min(mostCitiesBesideSea(state, number), amount(loss.cities)) -
            sparedOf(state, number, calamity, 'primary'),
        ),
      );
    case 'destroy-cities':
      return t('{n, plural, =0 {You lose no city.} one {You lose one city.} other {You lose # cities.}}', {
        n: Math.min(loss.of === 'coastal' ? coast.cities : cities, loss.cities),
      });
    case 'annex-cities':
    case 'pirate-cities':
      return t('{n, plural, =0 {You lose no city.} one {You lose one city.} other {You lose # cities.}}', {
        n: Math.min(loss.is === 'pirate-cities' ? coast.cities : cities, amount(loss.cities)),
      });
    case 'annex-points':
      return t('You lose {n, plural, =0 {none} other {at least #}} of your {points} unit points.', {
        n: Math.min(points, amount(loss.counts === 'kept' ? points - loss.points : loss.points)),
        points,
      });
    case 'check-support':
      return t('Each city needs {n} tokens. You have {tokens} for {cities, plural, one {one city} other {# cities}}.', {
        n: amount(book.support.perCity(state, number) + loss.rateBy),
        tokens,
        cities,
      });
    case 'discard-value':
      return t('You discard commodities worth {n}.', { n: amount(loss.value) });
    case 'discard-cards':
      return t('You discard {n, plural, one {one card} other {# cards}}.', { n: Math.min(hand.length, loss.cards) });
    case 'steps-back':
      return t('You move back {n, plural, one {# step} other {# steps}}.', { n: Math.min(step, amount(loss.steps)) });
    case 'barbarians':
      return t('{n} barbarians attack you.', { n: cities === 0 ? 0 : amount(loss.tokens) });
    case 'eruption':
    case 'earthquake':
      return undefined;
  }
}

/** What stands in coastal areas: cities, and unit points in all. */
function onCoasts(state: WeState, number: NationNumber): { readonly cities: number; readonly points: number } {
  const cities = citiesOf(state, number).filter((area) => isCoastal(state, area)).length;
  const people = areasWithTokens(state, number)
    .filter((area) => isCoastal(state, area))
    .reduce((sum, area) => sum + tokensIn(state, area, number), 0);
  return { cities, points: people + UNIT_POINTS.city * cities };
}

function reduced(n: number): string {
  return t('{n, plural, =0 {No city of yours is} one {One city of yours is} other {# of your cities are}} reduced.', {
    n,
  });
}
