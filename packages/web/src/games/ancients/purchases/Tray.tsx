import type { NationView } from '@ecumene/ancients';
import { type ReactElement, useMemo } from 'react';
import { Stepper } from '../../../questions/Stepper.tsx';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { holdsAll } from '../trade/hand.ts';
import { useAncients, useOwnNation, useReading, useView } from '../view.ts';
import { AdvanceChoices } from './AdvanceChoices.tsx';
import {
  bestMine,
  dueFromEach,
  keptAfter,
  type Payment,
  paidBy,
  type SetToSpend,
  substitutesFor,
  valueOfSpent,
  wasteOf,
} from './payment.ts';
import type { AtShop } from './shop.ts';
import './tray.css';

/** What was chosen, what it comes to, and how it is paid. */
export function Tray({ shop, most }: { readonly shop: AtShop; readonly most: number }): ReactElement {
  const { purchases } = useAncients();
  const { Notes } = purchases;
  const view = useView();
  const own = useOwnNation();
  const { name } = useTable();
  const { cards, price } = shop;
  if (cards.length === 0 || own === undefined) {
    return (
      <aside className="tray tray-blank" aria-label={t('Your purchase')}>
        <p>
          {t(
            'You can pay up to {most}: {sets} in sets, {treasury} in treasury{credit, plural, =0 {} other { and # credit}}.',
            {
              most,
              sets: most - shop.purse.funds,
              treasury: shop.purse.funds - shop.purse.credit,
              credit: shop.purse.credit,
            },
          )}
        </p>
        <p className="hint">{t('Tap the cards you want. This shows the total price and the best payment.')}</p>
        {own !== undefined && <Ways key="ways" shop={shop} own={own} />}
        {own !== undefined && <LyingOpen own={own} />}
        {own !== undefined && Notes !== undefined && <Notes own={own} bought={cards} spent={0} />}
      </aside>
    );
  }
  return (
    <aside className="tray" aria-label={t('Your purchase')}>
      <ul className="tray-cards">
        {cards.map((id) => {
          return (
            <li key={id}>
              <span>{name('card', id)}</span>
              <b>{purchases.price(view, own, [id], {})}</b>
              <button
                type="button"
                className="tray-away"
                aria-label={t('Remove {card}', { card: name('card', id) })}
                onClick={() => shop.toggle(id)}
              >
                ×
              </button>
            </li>
          );
        })}
        <li className="tray-sum">
          <span>{t('Total')}</span>
          <b>{price}</b>
        </li>
      </ul>
      <AdvanceChoices shop={shop} own={own} />
      <Paying shop={shop} />
      <LyingOpen own={own} />
      {Notes !== undefined && <Notes own={own} bought={cards} spent={dueFromEach(shop.due, shop.purse).treasury} />}
      <Ways key="ways" shop={shop} own={own} />
    </aside>
  );
}

/** Cards that can be had together, to be taken at a touch and put back at another. */
function Ways({ shop, own }: { readonly shop: AtShop; readonly own: NationView }): ReactElement | null {
  const view = useView();
  const { name } = useTable();
  const { purse } = shop;
  const { purchases } = useAncients();
  const ways = useMemo(() => purchases.ways?.(view, own, purse) ?? [], [purchases, view, own, purse]);
  if (ways.length === 0) return null;
  return (
    <div className="tray-ways">
      <h4>{t('Suggestions')}</h4>
      <ul>
        {ways.map(({ cards, price }) => {
          const taken = holdsAll(shop.cards, cards) && shop.cards.length === cards.length;
          return (
            <li key={cards.join(' ')}>
              <button
                type="button"
                className="tray-way"
                aria-pressed={taken}
                onClick={() => (taken ? shop.clear() : shop.take(cards))}
              >
                {t('{cards} for {price}', { cards: cards.map((id) => name('card', id)).join(' + '), price })}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Cards shown against a famine, which buy nothing. */
function LyingOpen({ own: { shown } }: { readonly own: NationView }): ReactElement | null {
  const { name } = useTable();
  const { ask } = useReading();
  const [card] = shown;
  if (card === undefined) return null;
  return (
    <p className="hint">
      {t(
        'You showed {n} × {card} against the famine. {n, plural, one {It stays} other {They stay}} in your hand, but you cannot pay with {n, plural, one {it} other {them}} this turn.',
        { n: shown.length, card: name('card', card) },
      )}{' '}
      <RuleLink rule={ask(({ advances }) => advances.cites.shown[0])} />
    </p>
  );
}

function Paying({ shop }: { readonly shop: AtShop }): ReactElement {
  const { name } = useTable();
  const { purse, payment, price, due, pay } = shop;
  const adds = dueFromEach(due, purse);
  const over = Math.max(0, paidBy(payment, purse) + adds.credit + adds.treasury * purse.tokenWorth - price);
  const waste = wasteOf(payment, purse, price);
  const kept = keptAfter(payment, purse);
  const surplus = Math.max(0, kept - purse.room);
  const spend = (id: string, count: number): void => {
    const next = { ...payment.spend, [id]: count };
    pay({
      spend: next,
      mine: payment.mine !== null && (next[payment.mine] ?? 0) > 0 ? payment.mine : bestMine(next, purse),
    });
  };
  return (
    <>
      <h4>
        {shop.edited ? t('You pay') : t('Best payment')}
        {shop.edited && (
          <button type="button" className="tray-reset" onClick={() => pay(null)}>
            {t('suggest again')}
          </button>
        )}
      </h4>
      <ul className="tray-sets">
        {purse.sets.map((set) => (
          <SetLine
            key={set.face.id}
            set={set}
            spent={payment.spend[set.face.id] ?? 0}
            mined={payment.mine === set.face.id}
            mine={purse.mayMine && set.mined === true ? () => pay({ ...payment, mine: set.face.id }) : undefined}
            spend={(count) => spend(set.face.id, count)}
            label={name('card', set.face.id)}
          />
        ))}
        {purse.credit > 0 && (
          <li className="tray-treasury">
            <span>{t('Credit')}</span>
            <span className="soft">{t('of {funds}', { funds: purse.credit })}</span>
            <b>{adds.credit}</b>
          </li>
        )}
        <li className="tray-treasury">
          <span>{t('Treasury')}</span>
          <span className="soft">{t('of {funds}', { funds: (purse.funds - purse.credit) / purse.tokenWorth })}</span>
          <b>{adds.treasury}</b>
        </li>
      </ul>
      {purse.maySubstitute && <Substituting shop={shop} />}
      <p className="tray-waste" data-bad={waste > 0 || !shop.paid}>
        {shop.paid
          ? over > 0
            ? t('You overpay by {over, plural, one {# point} other {# points}}. There is no change.', { over })
            : waste > 0
              ? t('Exact payment. Breaking up sets costs {waste}.', { waste })
              : t('Exact payment.')
          : t('{missing, plural, one {# point is} other {# points are}} missing.', { missing: due - purse.funds })}
        {surplus > 0 &&
          ` ${t('Afterwards you must discard {surplus, plural, one {1 card} other {# cards}} above the hand limit of {limit}.', { surplus, limit: purse.limit })}`}
      </p>
    </>
  );
}

/** Another card that counts as one more of a set. */
function Substituting({ shop: { purse, payment, pay } }: { readonly shop: AtShop }): ReactElement | null {
  const { name } = useTable();
  const pairs = purse.sets.flatMap(({ face: { id: set } }) =>
    substitutesFor(set, payment, purse).map((card) => ({ set, card })),
  );
  if (pairs.length === 0) return null;
  const { substitute, ...plain } = payment;
  const key = (one: Payment['substitute']): string => (one === undefined ? '' : `${one.card} ${one.set}`);
  return (
    <label className="tray-substitute">
      <span>{t('Substitute')}</span>
      <select
        value={key(substitute)}
        onChange={({ target }) => {
          const chosen = pairs.find((pair) => key(pair) === target.value);
          pay(chosen === undefined ? plain : { ...plain, substitute: chosen });
        }}
      >
        <option value="">{t('none')}</option>
        {pairs.map((pair) => (
          <option key={key(pair)} value={key(pair)}>
            {t('{card} counts as {set}', { card: name('card', pair.card), set: name('card', pair.set) })}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SetLineProps {
  readonly set: SetToSpend;
  readonly spent: number;
  readonly mined: boolean;
  readonly mine: (() => void) | undefined;
  readonly label: string;
  spend(count: number): void;
}

function SetLine({ set, spent, mined, mine, label, spend }: SetLineProps): ReactElement {
  const { count, adds, cards } = set;
  const bonus = (cards ?? []).slice(0, spent).reduce((sum, card) => sum + card.bonus, 0);
  return (
    <li data-spent={spent > 0}>
      <span className="tray-set-name">
        {label}
        {mine !== undefined && spent > 0 && (
          <button type="button" className="tray-mine" aria-pressed={mined} onClick={mine}>
            {t('mined')}
          </button>
        )}
        {adds > 0 && <span className="soft">{t('trade city')}</span>}
        {bonus > 0 && <span className="soft">{t('foreign: +{bonus}', { bonus })}</span>}
      </span>
      <Stepper label={t('{label} paid', { label })} value={spent} least={0} most={count} set={spend} />
      <b>{valueOfSpent(set, spent, mined ? 1 : 0)}</b>
    </li>
  );
}
