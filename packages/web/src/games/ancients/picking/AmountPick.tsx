import { type ReactElement, useMemo } from 'react';
import { Stepper } from '../../../questions/Stepper.tsx';
import { useTable } from '../../../table/at-table.ts';
import { type Mark, useIntent, type Way } from '../../../table/desk.ts';
import { t } from '../../../text/text.ts';
import { TradeCard } from '../trade/TradeCard.tsx';
import { oneMore, type Tally } from '../units/tally.ts';

interface AmountPickProps {
  /** What is counted: areas can be tapped on the board too. */
  readonly of: 'area' | 'card';
  readonly most: Tally;
  readonly chosen: Tally;
  /** How many more may be chosen in all. */
  readonly left: number;
  /** Ways to be drawn on the board; memoised. */
  readonly ways?: readonly Way[] | undefined;
  /** A few letters shown on an area, with how many are chosen there; how many there are at most, if not said. */
  badge?(area: string, count: number): string;
  choose(chosen: Tally): void;
  /** Says why an area that is tapped cannot be chosen. */
  explain?(area: string): void;
}

/** Of so many areas each has a row; of more, those where something is chosen. */
const ROWS = 8;

/** So many of each: on the board a tap adds one. */
export function AmountPick({ of, most, chosen, left, ways, badge, choose, explain }: AmountPickProps): ReactElement {
  const { name } = useTable();
  const intent = useMemo(() => {
    const marks = new Map<string, Mark>(
      Object.entries(most).map(([area, room]) => {
        const count = chosen[area] ?? 0;
        return [area, { is: count > 0 ? 'chosen' : 'can', badge: badge?.(area, count) ?? `${count}/${room}` }];
      }),
    );
    const tap = (area: string): void => {
      const room = most[area];
      if (room === undefined) explain?.(area);
      else choose(oneMore(chosen, area, room, left));
    };
    return { areas: marks, dims: true, ...(ways !== undefined && { ways }), tap };
  }, [most, chosen, left, ways, badge, choose, explain]);
  useIntent(of === 'area' ? intent : undefined);
  const all = Object.entries(most);
  const rows = of === 'area' && all.length > ROWS ? all.filter(([id]) => (chosen[id] ?? 0) > 0) : all;
  if (rows.length === 0) return <span className="hint">{t('Tap areas on the map.')}</span>;
  return (
    <ul className={of === 'card' ? 'amounts-list amounts-cards' : 'amounts-list'}>
      {rows.map(([id, room]) => (
        <li key={id}>
          {of === 'card' ? <TradeCard id={id} /> : <span>{name(of, id)}</span>}
          <Stepper
            label={name(of, id)}
            value={chosen[id] ?? 0}
            least={0}
            most={Math.min(room, (chosen[id] ?? 0) + Math.max(0, left))}
            set={(count) => choose({ ...chosen, [id]: count })}
          />
          {of === 'card' && <span className="hint">{t('of {n}', { n: room })}</span>}
        </li>
      ))}
    </ul>
  );
}
