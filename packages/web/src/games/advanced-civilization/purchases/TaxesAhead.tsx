import type { NationView } from '@ecumene/ancients';
import type { ReactElement } from 'react';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { t } from '../../../text/text.ts';
import { hasCard } from '../cards-held.ts';

const USUAL_RATE = 2;

interface TaxesAheadProps {
  readonly own: Pick<NationView, 'cards' | 'cities' | 'stock'>;
  /** The cards about to be acquired, and what goes back from the treasury to the stock for them. */
  readonly bought: readonly string[];
  readonly spent: number;
}

/** Says so while something can still be done about it, when the stock will not pay the taxes of the next turn. @rule AC 19.31 */
export function TaxesAhead({ own, bought, spent }: TaxesAheadProps): ReactElement | null {
  const holds = (card: string): boolean => hasCard(own, card) || bought.includes(card);
  const rate = holds('coinage') ? 1 : USUAL_RATE;
  const stock = own.stock + spent;
  const unpaid = own.cities - Math.floor(stock / rate);
  if (unpaid <= 0 || holds('democracy')) return null;
  return (
    <p className="tray-taxes">
      {t(
        'Next turn your cities pay {rate} each from your stock of {stock}: {unpaid, plural, one {a city} other {# cities}} of {cities} would revolt. What you pay with treasury goes back to your stock.',
        { rate, stock, unpaid, cities: own.cities },
      )}{' '}
      <RuleLink rule="AC 19.31" />
    </p>
  );
}
