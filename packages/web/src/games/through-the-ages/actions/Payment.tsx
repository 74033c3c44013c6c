import { type CivilizationView, type Kept, WORTHS } from '@ecumene/through-the-ages/reference';
import type { ReactElement } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { locale, t } from '../../../text/text.ts';
import { openOverlay } from '../overlay.ts';
import { useOwn } from '../view.ts';
import { nameOf } from '../words.ts';
import { goodsIn, stocksOf } from './payments.ts';
import type { PossibleAction } from './possible-action.ts';
import { usePossibleActions } from './use-possible-actions.ts';
import './payment.css';

interface PaymentProps {
  readonly action: PossibleAction;
  readonly ways: readonly Kept[];
}

/** The ways of paying for something, each by the tokens that are left. */
export function Payment({ action, ways }: PaymentProps): ReactElement | null {
  const { words } = useTable();
  const { give } = usePossibleActions();
  const own = useOwn();
  if (own === undefined) return null;
  const pay = (keep: Kept): void => {
    give({ ...action.move, keep });
    openOverlay(undefined);
  };
  return (
    <>
      <h2>{t('Choose which tokens to keep.')}</h2>
      <p className="soft">{t('{action}: these stay on your cards.', { action: words(action.verb) })}</p>
      <ul className="payment-ways">
        {ways.map((keep) => (
          <li key={JSON.stringify(keep)}>
            <button type="button" className="button" onClick={() => pay(keep)}>
              <span>{leftOnCards(own, keep)}</span>
              <span className="hint">
                {t('{n, plural, one {# token} other {# tokens}} in the bank', { n: inBank(own, keep) })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What lies on which cards. */
function leftOnCards(own: CivilizationView, keep: Kept): string {
  const parts = goodsIn(keep).flatMap(([good, kept]) => {
    const stocks = stocksOf(own, good);
    return WORTHS.flatMap((worth, place) => {
      const names = stocks.filter((stock) => stock.worth === worth).map(({ card }) => nameOf(card));
      const on = new Intl.ListFormat(locale(), { type: 'disjunction' }).format(names);
      return names.length === 0 ? [] : [t('{n} on {on}', { n: kept[place] ?? 0, on })];
    });
  });
  return parts.join('\u00a0· ');
}

/** Tokens in the blue bank afterwards. */
function inBank(own: CivilizationView, keep: Kept): number {
  return goodsIn(keep).reduce((bank, [good, kept]) => {
    const before = stocksOf(own, good).reduce((sum, { tokens }) => sum + tokens, 0);
    return bank + before - kept.reduce((sum, tokens) => sum + tokens, 0);
  }, own.blue);
}
