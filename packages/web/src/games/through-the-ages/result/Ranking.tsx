import type { ReactElement } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { Badge } from '../Badge.tsx';
import { useView } from '../view.ts';
import { type Making, mainSources } from './culture.ts';
import { SOURCE_NAMES, signed } from './sources.ts';

/** A civilization in its final place. */
export interface Placed extends Making {
  readonly rank: number;
}

/** Who stands where in the end, and what mostly made it so. */
export function Ranking({ order }: { readonly order: readonly Placed[] }): ReactElement {
  const { name, seat: me } = useTable();
  const { civilizations } = useView();
  const totalOf = ({ rounds }: Placed): number => rounds.at(-1) ?? 0;
  const most = Math.max(1, ...order.map(totalOf));
  return (
    <ol className="ranking">
      {order.map((placed) => {
        const { seat, rank, by } = placed;
        const main = mainSources(by);
        const others = totalOf(placed) - main.reduce((sum, source) => sum + by[source], 0);
        const place = civilizations.findIndex((civ) => civ.seat === seat);
        return (
          <li key={seat} data-own={seat === me}>
            <span className="ranking-rank">{rank}</span>
            <Badge seat={seat} />
            <span className="ranking-name">{name('seat', seat)}</span>
            <b className="ranking-total">{totalOf(placed)}</b>
            <span className="ranking-bar" aria-hidden="true">
              <span style={{ inlineSize: `${(100 * totalOf(placed)) / most}%`, background: `var(--seat-${place})` }} />
            </span>
            <span className="ranking-made">
              {main.map((source) => (
                <span key={source}>
                  {SOURCE_NAMES[source]} <b>{signed(by[source])}</b>
                </span>
              ))}
              {others !== 0 && (
                <span>
                  {t('Everything else')} <b>{signed(others)}</b>
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
