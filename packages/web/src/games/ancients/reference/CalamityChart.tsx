import type { NationView } from '@ecumene/ancients';
import { type ReactElement, useId } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { Worked, WorkedAmount } from '../game.ts';
import { useTradeCards } from '../trade/market.ts';
import { signed } from '../trade/River.tsx';
import { useAncients, useView } from '../view.ts';

/** Every calamity as printed, and as it would strike a nation now. */
export function CalamityChart({ own }: { readonly own: NationView }): ReactElement | null {
  const { name } = useTable();
  const game = useAncients();
  const view = useView();
  const cards = useTradeCards();
  const id = useId();
  if (game.workedOut === undefined) return null;
  const rows = game.calamities.filter((one) => cards.faceOf(one.id) !== undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section className="ledger-scroll" aria-labelledby={id} tabIndex={0}>
      <table className="ledger reference calamity-chart">
        <caption id={id}>{t('What calamities would do to {nation} now', { nation: name('nation', own.name) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Calamity')}</th>
            <th scope="col">{t('If you hold it')}</th>
            <th scope="col">{t('At most from others')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => {
            const worked = game.workedOut?.(view, own, one.id);
            return (
              <tr key={one.id}>
                <th scope="row">
                  {name('card', one.id)}
                  {worked?.as !== undefined && (
                    <span className="soft"> {t('strikes you as {as}', { as: name('card', worked.as) })}</span>
                  )}
                </th>
                <Amount worked={worked} as="own" />
                <Amount worked={worked} as="others" />
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** What it comes to, and which of one's cards count. */
function Amount({ worked, as }: { readonly worked: Worked | undefined; readonly as: 'own' | 'others' }): ReactElement {
  const { name } = useTable();
  const amount: WorkedAmount | undefined = worked?.[as];
  if (amount === undefined) return <td />;
  const counts = Object.entries(amount.changes);
  return (
    <td className="reference-cards">
      {counts.length > 0 ? <b>{amount.yours}</b> : amount.yours}
      {counts.length > 0 && (
        <span className="reference-does soft">
          {t('printed: {printed}', { printed: amount.printed })};{' '}
          {counts.map(([card, by]) => `${name('card', card)} ${signed(by)}`).join(', ')}
        </span>
      )}
      {amount.besides?.map(({ card, does }) => (
        <span key={`${card} ${does}`} className="chart-does soft">
          {t('{card}: {does}', { card: name('card', card), does })}
        </span>
      ))}
    </td>
  );
}
