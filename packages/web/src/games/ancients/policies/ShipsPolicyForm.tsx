import { areaNumber, nationNamed, type ShipsPolicy, shipsUnder } from '@ecumene/ancients';
import { type ReactElement, useMemo, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { plannedFor } from '../../../table/planners.ts';
import { t } from '../../../text/text.ts';
import type { PlannerProps } from '../../game-screen.ts';
import { homesOf } from '../movement/planned-moves.ts';
import { useOwnNation, useReading } from '../view.ts';
import { Count } from './Count.tsx';
import { shipsPolicyIn } from './kept.ts';
import { PolicyForm, Ticked } from './PolicyForm.tsx';

const KEEP_ONLY: ShipsPolicy = { until: 0, at: [], levy: false };

/** Ships, kept and built without being asked. */
export function ShipsPolicyForm({ close }: PlannerProps): ReactElement {
  const { tableView, name } = useTable();
  const reading = useReading();
  const nation = useOwnNation()?.name ?? '';
  const [policy, set] = useState(() => shipsPolicyIn(plannedFor(tableView.left, 'ships')?.answers[0]) ?? KEEP_ONLY);
  const { most, harbours } = useMemo(
    () =>
      reading.ask(({ ships }, state) => ({
        most: ships.most(state, nationNamed(state, nation)),
        harbours: homesOf(reading, nation).filter((id) => {
          const area = areaNumber(state, id);
          return area !== undefined && ships.isHarbour(state, area);
        }),
      })),
    [reading, nation],
  );
  const areas = [...new Set([...policy.at, ...harbours])];
  const does = reading.ask(({ ships }, state) => shipsUnder(ships, state, nationNamed(state, nation), policy));
  const built = does?.build.map(({ area }) => name('area', area)).join(', ') ?? '';
  const now =
    does === undefined
      ? t('you would be asked, because not all ships can be kept')
      : built === ''
        ? t('keep {n, plural, =0 {no ship} one {1 ship} other {# ships}}, build none', { n: does.keep.length })
        : t('keep {n, plural, =0 {no ship} one {1 ship} other {# ships}}, build in {built}', {
            n: does.keep.length,
            built,
          });
  return (
    <PolicyForm topic="ships" policy={policy} now={now} close={close}>
      <p>{t('All ships are kept. If one cannot be paid for, you are asked.')}</p>
      <Count
        label={t('Build until you have this many ships')}
        value={policy.until}
        least={0}
        most={most}
        set={(until) => set({ ...policy, until, at: policy.at.length === 0 ? harbours : policy.at })}
      />
      {policy.until > 0 && (
        <Ticked
          ordered
          label={t('Build in the first of these areas that can pay')}
          areas={areas}
          chosen={policy.at}
          set={(at) => set({ ...policy, at })}
        />
      )}
      {policy.until > 0 && policy.at.length === 0 && (
        <p className="soft">{t('You have chosen no area, so no ship will be built.')}</p>
      )}
      <label>
        <input
          type="checkbox"
          checked={policy.levy}
          onChange={({ target }) => set({ ...policy, levy: target.checked })}
        />
        {t('Pay with tokens if the treasury is empty (one always stays in an area)')}
      </label>
    </PolicyForm>
  );
}
