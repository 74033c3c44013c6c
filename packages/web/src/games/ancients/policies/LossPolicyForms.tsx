import {
  areaNumber,
  type LossPolicy,
  nationNamed,
  type ReductionPolicy,
  tokensIn,
  tokensLost,
} from '@ecumene/ancients';
import { type ReactElement, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { plannedFor } from '../../../table/planners.ts';
import { t } from '../../../text/text.ts';
import type { PlannerProps } from '../../game-screen.ts';
import { homesOf } from '../movement/planned-moves.ts';
import { useOwnNation, useReading } from '../view.ts';
import { Choice } from './Choice.tsx';
import { lossPolicyIn, reductionPolicyIn } from './kept.ts';
import { PolicyForm, Ticked } from './PolicyForm.tsx';

/** The loss of which the preview tells what it would take. */
const SAMPLE_LOSS = 5;

/** Tokens lost to calamities, without being asked. */
export function LossPolicyForm({ close }: PlannerProps): ReactElement {
  const { tableView, name } = useTable();
  const reading = useReading();
  const nation = useOwnNation()?.name ?? '';
  const [policy, set] = useState(
    (): LossPolicy => lossPolicyIn(plannedFor(tableView.left, 'losses')?.answers[0]) ?? { first: 'most', never: [] },
  );
  const homes = homesOf(reading, nation);
  const lost = reading.ask((_, state) => {
    const number = nationNamed(state, nation);
    const most = Object.fromEntries(homes.map((id) => [id, tokensIn(state, areaNumber(state, id) ?? 0, number)]));
    return tokensLost(state, number, { goal: SAMPLE_LOSS, most }, policy);
  });
  const places = Object.entries(lost ?? {}).map(([id, count]) => `${count} ${name('area', id)}`);
  const now =
    lost === undefined
      ? t('you would choose, because tokens alone are not enough')
      : t('a loss of {points} would take {places}', { points: SAMPLE_LOSS, places: places.join(', ') });
  return (
    <PolicyForm topic="losses" policy={policy} now={now} close={close}>
      <p>{t('Losses are taken from tokens. You are asked if a city or your last token is at stake.')}</p>
      <Choice
        label={t('Lose tokens first where')}
        value={policy.first}
        from={{ most: t('I have the most'), fewest: t('I have the fewest') }}
        set={(first) => set({ ...policy, first })}
      />
      <Ticked
        label={t('Never in')}
        areas={[...new Set([...policy.never, ...homes])]}
        chosen={policy.never}
        set={(never) => set({ ...policy, never: [...never] })}
      />
    </PolicyForm>
  );
}

/** Cities that are reduced, without being asked which. */
export function ReductionPolicyForm({ close }: PlannerProps): ReactElement {
  const { tableView, name } = useTable();
  const { view } = useReading();
  const nation = useOwnNation()?.name ?? '';
  const [policy, set] = useState(
    (): ReductionPolicy =>
      reductionPolicyIn(plannedFor(tableView.left, 'unsupported-city')?.answers[0]) ?? {
        order: [],
        others: 'feeds-most',
        never: [],
      },
  );
  const cities = Object.entries(view.areas).flatMap(([id, { city }]) => (city === nation ? [id] : []));
  const [first] = policy.order.filter((id) => cities.includes(id));
  const rest = cities.filter((id) => !policy.order.includes(id) && !policy.never.includes(id));
  const now =
    first !== undefined
      ? t('reduce {city}', { city: name('area', first) })
      : policy.others === 'ask' || rest.length === 0
        ? t('you would choose')
        : t('reduce the city in the area with the highest limit');
  return (
    <PolicyForm topic="unsupported-city" also={['choose-cities']} policy={policy} now={now} close={close}>
      <p>{t('For cities you must reduce. You are asked if a city would be lost for good.')}</p>
      <Ticked
        ordered
        label={t('Reduce first, in this order')}
        areas={[...new Set([...policy.order, ...cities])].filter((id) => !policy.never.includes(id))}
        chosen={policy.order}
        set={(order) => set({ ...policy, order: [...order] })}
      />
      <Choice
        label={t('Then')}
        value={policy.others}
        from={{ 'feeds-most': t('the city in the area with the highest limit'), ask: t('ask me') }}
        set={(others) => set({ ...policy, others })}
      />
      <Ticked
        label={t('Never reduce without asking')}
        areas={[...new Set([...policy.never, ...cities])].filter((id) => !policy.order.includes(id))}
        chosen={policy.never}
        set={(never) => set({ ...policy, never: [...never] })}
      />
    </PolicyForm>
  );
}
