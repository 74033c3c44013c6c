import { type ReactElement, useMemo } from 'react';
import { Sign } from '../../../nations/Sign.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { nationsInOrder, useView } from '../view.ts';
import { type Told, tradersIn } from './story.ts';

/** How much everybody traded, and with whom. */
export function Trades({ story }: { readonly story: readonly Told[] }): ReactElement {
  const { name, seat } = useTable();
  const nations = nationsInOrder(useView());
  const traders = useMemo(
    () =>
      tradersIn(
        story,
        nations.map((nation) => nation.name),
      ),
    [story, nations],
  );
  if (traders.every(({ deals }) => deals === 0)) return <p className="hint">{t('No trades.')}</p>;
  const most = Math.max(1, ...traders.map(({ cards }) => cards));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <div className="ledger-scroll" tabIndex={0}>
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{t('Nation')}</th>
            <th scope="col">{t('Trades')}</th>
            <th scope="col">{t('Cards given')}</th>
            <th scope="col">
              <span className="unseen">{t('Bar')}</span>
            </th>
            <th scope="col">{t('Most often with')}</th>
          </tr>
        </thead>
        <tbody>
          {traders.map(({ nation, deals, cards, partner }) => (
            <tr key={nation} data-own={nations.find((one) => one.name === nation)?.seat === seat}>
              <th scope="row">
                <span className="ledger-who">
                  <Sign nation={nation} size={20} /> {name('nation', nation)}
                </span>
              </th>
              <td>{deals}</td>
              <td>{cards}</td>
              <td className="trades-bar" aria-hidden="true">
                <span style={{ inlineSize: `${(100 * cards) / most}%` }} />
              </td>
              <td>{partner === undefined ? '–' : name('nation', partner)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
