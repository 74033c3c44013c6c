import { type BuildingPolicy, citiesUnder, nationNamed } from '@ecumene/ancients';
import { type ReactElement, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { plannedFor } from '../../../table/planners.ts';
import { t } from '../../../text/text.ts';
import type { PlannerProps } from '../../game-screen.ts';
import { homesOf } from '../movement/planned-moves.ts';
import { useOwnNation, useReading } from '../view.ts';
import { buildingPolicyIn } from './kept.ts';
import { PolicyForm, Ticked } from './PolicyForm.tsx';

const EVERYWHERE: BuildingPolicy = { except: [], treasury: true };

/** Cities, built without being asked. */
export function BuildingPolicyForm({ close }: PlannerProps): ReactElement {
  const { tableView, name } = useTable();
  const reading = useReading();
  const nation = useOwnNation()?.name ?? '';
  const before = buildingPolicyIn(plannedFor(tableView.left, 'build-cities')?.answers[0]);
  const [policy, set] = useState(before ?? EVERYWHERE);
  const areas = [...new Set([...policy.except, ...homesOf(reading, nation)])].filter(
    (id) => reading.view.areas[id]?.city !== nation,
  );
  const built = reading.ask((book, state) => Object.keys(citiesUnder(book, state, nationNamed(state, nation), policy)));
  const places = built.map((area) => name('area', area)).join(', ');
  const now =
    places === ''
      ? t('no city')
      : t('{n, plural, one {a city in} other {cities in}} {places}', { n: built.length, places });
  return (
    <PolicyForm topic="build-cities" policy={policy} now={now} close={close}>
      <p>{t('Cities are built wherever you have enough tokens and can support them.')}</p>
      <label>
        <input
          type="checkbox"
          checked={policy.treasury}
          onChange={({ target }) => set({ ...policy, treasury: target.checked })}
        />
        {t('Use the treasury where allowed')}
      </label>
      <Ticked
        label={t('Never build in')}
        areas={areas}
        chosen={policy.except}
        set={(except) => set({ ...policy, except })}
      />
    </PolicyForm>
  );
}
