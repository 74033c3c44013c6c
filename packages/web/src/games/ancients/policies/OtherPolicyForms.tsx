import {
  type CardPurchasePolicy,
  type Face,
  type GrowthPolicy,
  type HandLimitPolicy,
  leastMissed,
  type VictimPolicy,
} from '@ecumene/ancients';
import { type ReactElement, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { plannedFor } from '../../../table/planners.ts';
import { t } from '../../../text/text.ts';
import type { PlannerProps } from '../../game-screen.ts';
import { homesOf } from '../movement/planned-moves.ts';
import { useTradeCards } from '../trade/market.ts';
import { nationsInOrder, useOwnNation, useReading, useView } from '../view.ts';
import { Choice } from './Choice.tsx';
import { Count } from './Count.tsx';
import { cardPurchasePolicyIn, growthPolicyIn, handLimitPolicyIn, victimPolicyIn } from './kept.ts';
import { PolicyForm, Ticked } from './PolicyForm.tsx';

/** Areas that grow where stock is short, without being asked. */
export function GrowthPolicyForm({ close }: PlannerProps): ReactElement {
  const { tableView, name } = useTable();
  const reading = useReading();
  const nation = useOwnNation()?.name ?? '';
  const [policy, set] = useState(
    (): GrowthPolicy =>
      growthPolicyIn(plannedFor(tableView.left, 'growth')?.answers[0]) ?? { first: [], others: 'fewest' },
  );
  const [first] = policy.first;
  const others = policy.others === 'most' ? t('where you have the most tokens') : t('where you have the fewest tokens');
  const now = first === undefined ? others : t('first {area}, then {others}', { area: name('area', first), others });
  return (
    <PolicyForm topic="growth" policy={policy} now={now} close={close}>
      <p>{t('For turns in which your stock is too small for all areas to grow.')}</p>
      <Ticked
        ordered
        label={t('Grow first, in this order')}
        areas={[...new Set([...policy.first, ...homesOf(reading, nation)])]}
        chosen={policy.first}
        set={(areas) => set({ ...policy, first: [...areas] })}
      />
      <Choice
        label={t('Then')}
        value={policy.others}
        from={{ fewest: t('where I have the fewest tokens'), most: t('where I have the most tokens') }}
        set={(next) => set({ ...policy, others: next })}
      />
    </PolicyForm>
  );
}

/** Cards beyond the hand limit, discarded without being asked. */
export function HandLimitPolicyForm({ close }: PlannerProps): ReactElement {
  const { tableView, name } = useTable();
  const { hand } = useView();
  const cards = useTradeCards();
  const [policy, set] = useState(
    (): HandLimitPolicy => handLimitPolicyIn(plannedFor(tableView.left, 'surrender')?.answers[0]) ?? { never: [] },
  );
  const faces = hand.flatMap((id): Face[] => cards.commodities.filter((face) => face.id === id));
  const least = leastMissed(faces, [], ({ id }) => !policy.never.includes(cards.thingOf(id)));
  const now =
    least === undefined
      ? t('you would choose')
      : t('discard {card} first', { card: name('card', cards.thingOf(least.id)) });
  const held = [...new Set(faces.map(({ id }) => cards.thingOf(id)))];
  return (
    <PolicyForm topic="surrender" policy={policy} now={now} close={close}>
      <p>{t('Discards the cards that reduce your sets least, down to your hand limit.')}</p>
      <Ticked
        kind="card"
        label={t('Never discard')}
        areas={[...new Set([...policy.never, ...held])]}
        chosen={policy.never}
        set={(never) => set({ never: [...never] })}
      />
    </PolicyForm>
  );
}

/** Who else suffers from a calamity, without being asked. */
export function VictimPolicyForm({ close }: PlannerProps): ReactElement {
  const { tableView, name } = useTable();
  const view = useView();
  const own = useOwnNation()?.name;
  const [policy, set] = useState(
    (): VictimPolicy =>
      victimPolicyIn(plannedFor(tableView.left, 'secondary-victims')?.answers[0]) ?? { first: 'ahead', spare: [] },
  );
  const others = nationsInOrder(view).filter((one) => one.name !== own);
  const rank = ({ name: id, step, cities }: (typeof others)[number]): number =>
    (policy.spare.includes(id) ? -1000 : 0) + (policy.first === 'ahead' ? step * 20 + cities : cities * 20 + step);
  const [first] = others.toSorted((a, b) => rank(b) - rank(a));
  const now = first === undefined ? t('nobody') : t('{nation} first', { nation: name('nation', first.name) });
  return (
    <PolicyForm
      topic="secondary-victims"
      also={['share-losses', 'share-cities']}
      policy={policy}
      now={now}
      close={close}
    >
      <p>{t('For calamities in which you choose who else suffers. You take only losses that no one else can take.')}</p>
      <Choice
        label={t('First choose players')}
        value={policy.first}
        from={{ ahead: t('who are ahead on the track'), cities: t('who have the most cities') }}
        set={(next) => set({ ...policy, first: next })}
      />
      <Ticked
        kind="nation"
        label={t('Spare if possible')}
        areas={others.map((one) => one.name)}
        chosen={policy.spare}
        set={(spare) => set({ ...policy, spare: [...spare] })}
      />
    </PolicyForm>
  );
}

/** Trade cards bought from the treasury, without being asked. */
export function CardPurchaseForm({ close }: PlannerProps): ReactElement {
  const { tableView } = useTable();
  const treasury = useOwnNation()?.treasury ?? 0;
  const [policy, set] = useState(
    (): CardPurchasePolicy =>
      cardPurchasePolicyIn(plannedFor(tableView.left, 'buy-trade-card')?.answers[0]) ?? { which: 'none', keep: 0 },
  );
  const free = treasury - policy.keep;
  const now = policy.which === 'none' || free <= 0 ? t('buy none') : t('buy if the price is {free} or less', { free });
  return (
    <PolicyForm topic="buy-trade-card" also={['buy-trade-card-from']} policy={policy} now={now} close={close}>
      <Choice
        label={t('Buy')}
        value={policy.which}
        from={{
          none: t('no trade cards'),
          dearest: t('the most expensive I can pay for'),
          cheapest: t('the cheapest'),
        }}
        set={(which) => set({ ...policy, which })}
      />
      {policy.which !== 'none' && (
        <Count
          label={t('Tokens to keep in the treasury')}
          value={policy.keep}
          least={0}
          most={55}
          set={(keep) => set({ ...policy, keep })}
        />
      )}
    </PolicyForm>
  );
}
