import { book, decode } from '@ecumene/advanced-civilization/reference';
import { lowestTax, nationNamed } from '@ecumene/ancients';
import type { ReactElement } from 'react';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { t } from '../../../text/text.ts';
import type { NotesProps } from '../../ancients/purchases/shop.ts';
import { useView } from '../view.ts';

/** Says so while something can still be done about it, when the stock will not pay the taxes of the next turn. @rule AC 19.31 */
export function TaxesAhead({ own, bought, spent }: NotesProps): ReactElement | null {
  const state = decode(useView());
  const number = nationNamed(state, own.name);
  const stock = own.stock + spent;
  const cards = { ...own.cards, ...Object.fromEntries(bought.map((card) => [card, state.turn])) };
  const nations = state.nations.map((one, n) => (n === number ? { ...one, stock, cards } : one));
  const { rate, revolts: lost } = lowestTax(book.taxes, { ...state, nations }, number);
  if (lost === 0) return null;
  return (
    <p className="tray-taxes">
      {t(
        'Next turn each city pays at least {rate} from your stock of {stock}: {lost, plural, one {1 city} other {# cities}} of {cities} would revolt. Treasury you spend goes back to your stock.',
        { rate, stock, lost, cities: own.cities },
      )}{' '}
      <RuleLink rule="AC 19.31" />
    </p>
  );
}
