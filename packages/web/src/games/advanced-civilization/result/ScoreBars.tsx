import type { ReactElement } from 'react';
import { Sign } from '../../../nations/Sign.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { PART_NAMES, PARTS, type Score } from './score.ts';
import '../../../knowing/almanac.css';
import './score.css';

/** Everybody's points as bars, each made of its parts, and the same in a table. */
export function ScoreBars({ scores }: { readonly scores: readonly Score[] }): ReactElement {
  const { name, seat } = useTable();
  const most = Math.max(1, ...scores.map(({ total }) => total));
  const used = PARTS.filter((part) => scores.some(({ parts }) => parts[part] !== 0));
  return (
    <div className="score">
      <ul className="score-key" aria-hidden="true">
        {used.map((part) => (
          <li key={part}>
            <span className={`score-part part-${part}`} /> {PART_NAMES[part]}
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
                  key={part}
                  className={`score-part part-${part}`}
                  style={{ inlineSize: `${(100 * parts[part]) / most}%` }}
                  title={`${PART_NAMES[part]}: ${parts[part]}`}
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
          <caption className="unseen">{t('How each total is made')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Nation')}</th>
              {used.map((part) => (
                <th key={part} scope="col">
                  <span className="ledger-tall">{PART_NAMES[part]}</span>
                </th>
              ))}
              <th scope="col">
                <span className="ledger-tall">{t('In all')}</span>
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
                  <td key={part}>{parts[part]}</td>
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
