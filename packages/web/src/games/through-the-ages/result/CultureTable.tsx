import type { ReactElement } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { Badge } from '../Badge.tsx';
import { CardName } from '../civilization/Works.tsx';
import { type LastEvent, SOURCES } from './culture.ts';
import type { Placed } from './Ranking.tsx';
import { SOURCE_NAMES, signed } from './sources.ts';

interface CultureTableProps {
  readonly order: readonly Placed[];
  readonly last: readonly LastEvent[];
}

/** How everybody's total was made, source by source. */
export function CultureTable({ order, last }: CultureTableProps): ReactElement {
  const { name } = useTable();
  const used = SOURCES.filter((source) => order.some(({ by }) => by[source] !== 0));
  return (
    <div className="result-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Culture')}</th>
            {order.map(({ seat }) => (
              <th key={seat} scope="col">
                <Badge seat={seat} /> {name('seat', seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {used.map((source) => (
            <tr key={source}>
              <th scope="row">{SOURCE_NAMES[source]}</th>
              {order.map(({ seat, by }) => (
                <td key={seat}>{signed(by[source])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {last.length > 0 && (
          <tbody className="last-events">
            <tr>
              <th scope="colgroup" colSpan={order.length + 1}>
                {t('From events scored at the end')}
              </th>
            </tr>
            {last.map(({ card, by }) => (
              <tr key={card}>
                <th scope="row">
                  <CardName id={card} own={false} />
                </th>
                {order.map(({ seat }) => (
                  <td key={seat}>{by.get(seat) ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
        )}
        <tfoot>
          <tr>
            <th scope="row">{t('Total')}</th>
            {order.map(({ seat, rounds }) => (
              <td key={seat}>
                <b>{rounds.at(-1)}</b>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('Place')}</th>
            {order.map(({ seat, rank }) => (
              <td key={seat}>{rank}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
