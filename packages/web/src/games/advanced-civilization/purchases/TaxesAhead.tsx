import { leastTax } from '@ecumene/advanced-civilization/reference';
import type { NationView } from '@ecumene/ancients';
import type { ReactElement } from 'react';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { t } from '../../../text/text.ts';
import { hasCard } from '../cards-held.ts';

interface TaxesAheadProps {
  readonly own: Pick<NationView, 'cards' | 'cities' | 'stock'>;
  /** The cards about to be acquired, and what goes back from the treasury to the stock for them. */
  readonly bought: readonly string[];
  readonly spent: number;
}

/** Says so while something can still be done about it, when the stock will not pay the taxes of the next turn. @rule AC 19.31 */
export function TaxesAhead({ own, bought, spent }: TaxesAheadProps): ReactElement | null {
  const holds = (card: string): boolean => hasCard(own, card) || bought.includes(card);
  const stock = own.stock + spent;
  const { rate, lost } = leastTax(holds, { stock, cities: own.cities });
  if (lost === 0) return null;
  return (
    <p className="tray-taxes">
      {t(
        'Next turn each city pays at least {rate} from your stock of {stock}: {lost, plural, one {a city} other {# cities}} of {cities} would revolt. What you pay with treasury goes back to your stock.',
        { rate, stock, lost, cities: own.cities },
      )}{' '}
      <RuleLink rule="AC 19.31" />
    </p>
  );
}
