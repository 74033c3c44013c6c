import type { ReactElement } from 'react';
import { Sign } from '../../../nations/Sign.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { Score } from '../game.ts';
import { useAncients } from '../view.ts';
import '../../../reference/almanac.css';
import './score.css';

/** Everybody's points as bars, each made of its parts, and the same in a table. */
export function ScoreBars({ scores }: { readonly scores: readonly Score[] }): ReactElement {
  const { name, seat } = useTable();
  const most = Math.max(1, ...scores.map(({ total }) => total));
  const { scoreParts } = useAncients();
  const used = scoreParts.filter(({ id }) => scores.some(({ parts }) => (parts[id] ?? 0) !== 0));
  return (
    <div className="score">
      <ul className="score-key" aria-hidden="true">
        {used.map((part) => (
          <li key={part.id}>
            <span className={`score-part part-${part.id}`} /> {part.name}
          </li>
        ))}
      </ul>
      <ol className="score-bars" aria-hidden="true">
        {scores.map(({ nation, total, parts }) => (
          <li key={nation.name}>
            <Sign nation={nation.name} size={20} />
            <span className="score-bar">
              {used.map((part) => (
                <span
                  key={part.id}
                  className={`score-part part-${part.id}`}
                  style={{ inlineSize: `${(100 * (parts[part.id] ?? 0)) / most}%` }}
                  title={`${part.name}: ${parts[part.id] ?? 0}`}
                />
              ))}
            </span>
            <b>{total}</b>
          </li>
        ))}
      </ol>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <div className="ledger-scroll" tabIndex={0}>
        <table className="ledger">
          <caption className="unseen">{t('Score breakdown')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Nation')}</th>
              {used.map((part) => (
                <th key={part.id} scope="col">
                  <span className="ledger-tall">{part.name}</span>
                </th>
              ))}
              <th scope="col">
                <span className="ledger-tall">{t('Total')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {scores.map(({ nation, total, parts, rank }) => (
              <tr key={nation.name} data-own={nation.seat === seat}>
                <th scope="row">
                  <span className="ledger-who">
                    <span className="soft">{rank}</span>
                    <Sign nation={nation.name} size={20} />
                    <span className="ledger-names">
                      {name('nation', nation.name)}
                      {nation.seat !== null && <span className="soft">{name('seat', nation.seat)}</span>}
                    </span>
                  </span>
                </th>
                {used.map((part) => (
                  <td key={part.id}>{parts[part.id] ?? 0}</td>
                ))}
                <td>
                  <b>{total}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
