import { type ReactElement, useState } from 'react';
import { isChooseSome } from '../../../questions/kinds.ts';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { useOwnNation } from '../../ancients/view.ts';
import type { ControlProps } from '../../game-screen.ts';

/** Which ships are kept in a cyclone: each by where it lies and what it carries. */
export function KeepShipsControl({ asked: { question }, answer }: ControlProps): ReactElement {
  const { name } = useTable();
  const ships = useOwnNation()?.ships ?? [];
  const { from, most } = isChooseSome(question) ? question : { from: [], most: 0 };
  const [kept, setKept] = useState<readonly string[]>([]);
  const toggle = (no: string): void =>
    setKept(kept.includes(no) ? kept.filter((one) => one !== no) : [...kept, no].slice(-most));
  return (
    <div className="choices">
      {from.map((no) => {
        const ship = ships.find((one) => String(one.no) === no);
        return (
          <button
            key={no}
            type="button"
            className="button toggle"
            aria-pressed={kept.includes(no)}
            onClick={() => toggle(no)}
          >
            {ship === undefined
              ? t('Ship {no}', { no })
              : t('Ship in {area}{aboard, plural, =0 {} other {, # aboard}}', {
                  area: name('area', ship.area),
                  aboard: ship.aboard,
                })}
          </button>
        );
      })}
      <button type="button" className="button primary" disabled={kept.length < most} onClick={() => void answer(kept)}>
        {kept.length < most
          ? t('Choose {n} more to keep', { n: most - kept.length })
          : t('Keep {n, plural, one {# ship} other {# ships}}', { n: most })}
      </button>
    </div>
  );
}
