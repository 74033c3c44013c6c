import { type ReactElement, useMemo, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { plannedFor } from '../../../table/planners.ts';
import { t } from '../../../text/text.ts';
import type { PlannerProps } from '../../game-screen.ts';
import { paidBy } from '../purchases/payment.ts';
import { useAncients, useOwnNation, useView } from '../view.ts';
import { type Wishes, wishesIn } from './kept.ts';
import { PolicyForm, Ticked } from './PolicyForm.tsx';

const NONE: Wishes = { wish: [], skip: false, treasury: true, keep: [] };

/** Advances in the order in which they are wanted, bought as soon as they can be paid for. */
export function WishListForm({ close }: PlannerProps): ReactElement | null {
  const { tableView, name } = useTable();
  const view = useView();
  const own = useOwnNation();
  const { purchases } = useAncients();
  const kept = wishesIn(plannedFor(tableView.left, 'civilization-cards')?.answers[0]) ?? NONE;
  const [wishes, set] = useState(kept);
  const open = useMemo(() => {
    const ids = purchases.shelves.flatMap(({ cards }) => cards.map(({ id }) => id));
    const wares = [...new Set(ids)].map((id) => purchases.ware(id, view, own));
    return new Map(wares.filter(({ held }) => !held).map((ware) => [ware.card.id, ware.price]));
  }, [purchases, view, own]);
  if (own === undefined) return null;
  const wanted = wishes.wish.filter((id) => open.has(id));
  const rest = [...open.keys()].filter((id) => !wanted.includes(id));
  const purse = purchases.purse(view, own);
  const sets = purse.sets.filter(({ face }) => !wishes.keep.includes(face.id));
  const spend = Object.fromEntries(sets.map(({ face, count }) => [face.id, count]));
  const worth = paidBy({ spend, mine: null }, { ...purse, sets }) + (wishes.treasury ? purse.funds : purse.credit);
  const [first] = wanted;
  const now =
    first === undefined
      ? t('you would choose')
      : t('{card} costs {price} points; you could pay {worth}', {
          card: name('card', first),
          price: open.get(first) ?? 0,
          worth,
        });
  const earlier = (place: number): void =>
    set({ ...wishes, wish: wanted.with(place, wanted[place - 1] ?? '').with(place - 1, wanted[place] ?? '') });
  return (
    <PolicyForm
      topic="civilization-cards"
      policy={{ ...wishes, wish: wanted }}
      now={now}
      close={close}
      empty={wanted.length === 0}
    >
      <ol className="wish-list">
        {wanted.map((id, place) => (
          <li key={id}>
            {t('{card}, {price} points', { card: name('card', id), price: open.get(id) ?? 0 })}{' '}
            {place > 0 && (
              <button type="button" className="button small quiet" onClick={() => earlier(place)}>
                {t('Move up')}
              </button>
            )}
            <button
              type="button"
              className="button small quiet"
              onClick={() => set({ ...wishes, wish: wanted.filter((one) => one !== id) })}
            >
              {t('Remove')}
            </button>
          </li>
        ))}
      </ol>
      <label>
        {t('Add:')}{' '}
        <select value="" onChange={({ target }) => set({ ...wishes, wish: [...wanted, target.value] })}>
          <option value="">{t('Choose …')}</option>
          {rest.map((id) => (
            <option key={id} value={id}>
              {t('{card}, {price} points', { card: name('card', id), price: open.get(id) ?? 0 })}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={wishes.skip}
          onChange={({ target }) => set({ ...wishes, skip: target.checked })}
        />
        {t('If one is too expensive, buy the next (otherwise save for it)')}
      </label>
      <label>
        <input
          type="checkbox"
          checked={wishes.treasury}
          onChange={({ target }) => set({ ...wishes, treasury: target.checked })}
        />
        {t('The treasury may pay')}
      </label>
      <Ticked
        kind="card"
        label={t('Never pay with')}
        areas={[...new Set([...wishes.keep, ...purse.sets.map(({ face }) => face.id)])]}
        chosen={wishes.keep}
        set={(keep) => set({ ...wishes, keep })}
      />
    </PolicyForm>
  );
}
