import { type ReactElement, useMemo } from 'react';
import { Sign } from '../../../nations/Sign.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { nationsInOrder, useView } from '../view.ts';
import { blowsIn, type Told } from './story.ts';

/** What each nation suffered, as holder of a calamity and through those of others. */
export function Calamities({ story }: { readonly story: readonly Told[] }): ReactElement {
  const { name, seat } = useTable();
  const nations = nationsInOrder(useView());
  const blows = useMemo(() => blowsIn(story), [story]);
  if (blows.length === 0) return <p className="hint">{t('No calamities.')}</p>;
  const lost = (nation: string): number => blows.reduce((sum, { losses }) => sum + (losses.get(nation) ?? 0), 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <div className="ledger-scroll" tabIndex={0}>
      <table className="ledger suffered">
        <thead>
          <tr>
            <th scope="col">{t('Nation')}</th>
            <th scope="col">{t('Struck by')}</th>
            <th scope="col">{t('Also hit')}</th>
            <th scope="col">{t('Units lost')}</th>
          </tr>
        </thead>
        <tbody>
          {nations.map(({ name: nation, seat: whose }) => (
            <tr key={nation} data-own={whose === seat}>
              <th scope="row">
                <span className="ledger-who">
                  <Sign nation={nation} size={20} /> {name('nation', nation)}
                </span>
              </th>
              <td>
                <ul className="suffered-list">
                  {blows
                    .filter(({ victim }) => victim === nation)
                    .map(({ number, calamity, turn, trader }) => (
                      <li key={`${number} ${calamity}`}>
                        {name('card', calamity)}{' '}
                        <span className="soft">
                          {trader === null
                            ? t('turn {turn}', { turn })
                            : t('turn {turn}, from {trader}', { turn, trader: name('nation', trader) })}
                        </span>
                      </li>
                    ))}
                </ul>
              </td>
              <td>{blows.filter(({ victim, losses }) => victim !== nation && losses.has(nation)).length}</td>
              <td>
                <b>{lost(nation)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
