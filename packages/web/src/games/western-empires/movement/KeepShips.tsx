import { movementOf, nationNamed } from '@ecumene/ancients';
import type { ReactElement } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { ShipyardRowProps } from '../../ancients/game.ts';
import { useReading } from '../../ancients/view.ts';

const TREASURY = ' treasury';
const GIVE_UP = ' give up';

/** Ships that are not ready yet: each is kept for a token before it sails, or is lost. And the way to new ones. */
export function KeepShips({ own, answer, build }: ShipyardRowProps): ReactElement {
  const { name } = useTable();
  const { view, ask } = useReading();
  const { fit, upkeep } = ask(({ ships }, state) => {
    const number = nationNamed(state, own.name);
    return { fit: movementOf(state, number)?.fit ?? [], upkeep: ships.upkeep(state, number) };
  });
  const areas = Object.entries(view.areas).flatMap(([area, { tokens }]) => ((tokens[own.name] ?? 0) > 0 ? [area] : []));
  const pay = (ship: number, by: string): void => {
    if (by === GIVE_UP) void answer({ do: 'give-up-ship', ship });
    else void answer({ do: 'keep-ship', ship, ...(by !== TREASURY && { from: by }) });
  };
  return (
    <>
      {own.ships
        .filter(({ no }) => !fit.includes(no))
        .map(({ no, area }) => (
          <label key={no} className="cargo">
            {t('Ship in {area}', { area: name('area', area) })}
            <select className="pick-list" value="" onChange={({ target }) => pay(no, target.value)}>
              <option value="" disabled>
                {t('not kept yet: lost after movement')}
              </option>
              <option value={TREASURY} disabled={own.treasury < upkeep}>
                {t('keep: {n, plural, one {# token} other {# tokens}} from treasury', { n: upkeep })}
              </option>
              {areas.map((from) => (
                <option key={from} value={from}>
                  {t('keep: 1 token from {area}', { area: name('area', from) })}
                </option>
              ))}
              <option value={GIVE_UP}>{t('give up')}</option>
            </select>
          </label>
        ))}
      <button type="button" className="button small" onClick={build}>
        {t('Build ship')}
      </button>
    </>
  );
}
