import { CARDS, KEPT } from '@ecumene/advanced-civilization/reference';
import { enlargedValue, type NationView } from '@ecumene/ancients';
import { type ReactElement, useMemo } from 'react';
import { Stepper } from '../../../questions/Stepper.tsx';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { holdsAll } from '../trade/hand.ts';
import { useOwnNation, useView } from '../view.ts';
import type { AtShop } from './basket.ts';
import { bestMine, dueFromEach, keptAfter, paidBy, type SetToSpend, wasteOf } from './payment.ts';
import { wareFor } from './shop.ts';
import { TaxesAhead } from './TaxesAhead.tsx';
import { togetherFor } from './together.ts';
import './tray.css';

/** What was chosen, what it comes to, and how it is paid. */
export function Tray({ shop, most }: { readonly shop: AtShop; readonly most: number }): ReactElement {
  const view = useView();
  const own = useOwnNation();
  const { name } = useTable();
  const { cards, price } = shop;
  if (cards.length === 0 || own === undefined) {
    return (
      <aside className="tray tray-blank" aria-label={t('What you acquire')}>
        <p>
          {t(
            'You can pay up to {most}: {sets} in sets, {treasury} in treasury{credit, plural, =0 {} other { and # of credit}}.',
            {
              most,
              sets: most - shop.purse.funds,
              treasury: shop.purse.funds - shop.purse.credit,
              credit: shop.purse.credit,
            },
          )}
        </p>
        <p className="hint">
          {t('Touch the cards you want. What they cost together, and how best to pay, is worked out here.')}
        </p>
        {own !== undefined && <Ways key="ways" shop={shop} own={own} />}
        {own !== undefined && <LyingOpen own={own} />}
        {own !== undefined && <TaxesAhead own={own} bought={cards} spent={0} />}
      </aside>
    );
  }
  return (
    <aside className="tray" aria-label={t('What you acquire')}>
      <ul className="tray-cards">
        {cards.map((id) => {
          const card = CARDS.get(id);
          if (card === undefined) return null;
          return (
            <li key={id}>
              <span>{name('card', id)}</span>
              <b>{wareFor(card, view, own).price}</b>
              <button
                type="button"
                className="tray-away"
                aria-label={t('Put {card} back', { card: name('card', id) })}
                onClick={() => shop.toggle(id)}
              >
                ×
              </button>
            </li>
          );
        })}
        <li className="tray-sum">
          <span>{t('Together')}</span>
          <b>{price}</b>
        </li>
      </ul>
      <Paying shop={shop} />
      <LyingOpen own={own} />
      <TaxesAhead own={own} bought={cards} spent={dueFromEach(shop.due, shop.purse).treasury} />
      <Ways key="ways" shop={shop} own={own} />
    </aside>
  );
}

/** Cards that can be had together, to be taken at a touch and put back at another. */
function Ways({ shop, own }: { readonly shop: AtShop; readonly own: NationView }): ReactElement | null {
  const view = useView();
  const { name } = useTable();
  const { purse, most } = shop;
  const ways = useMemo(() => togetherFor(view, own, purse), [view, own, purse]);
  if (ways.length === 0) return null;
  return (
    <div className="tray-ways">
      <h4>{t('You could take')}</h4>
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
                {t('{cards}: {price} of {most}', {
                  cards: cards.map((id) => name('card', id)).join(' + '),
                  price,
                  most,
                })}
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
  const [card] = shown;
  if (card === undefined) return null;
  return (
    <p className="hint">
      {t(
        '{n} × {card} {n, plural, one {was} other {were}} shown against the famine: {n, plural, one {it stays in your hand and buys} other {they stay in your hand and buy}} nothing this turn.',
        { n: shown.length, card: name('card', card) },
      )}{' '}
      <RuleLink rule="AC 30.312" />
    </p>
  );
}

function Paying({ shop }: { readonly shop: AtShop }): ReactElement {
  const { name } = useTable();
  const { purse, payment, price, due, pay } = shop;
  const adds = dueFromEach(due, purse);
  const over = Math.max(0, paidBy(payment, purse) - price);
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
            {t('propose again')}
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
            mine={purse.mayMine && set.face.mined === true ? () => pay({ ...payment, mine: set.face.id }) : undefined}
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
          <span className="soft">{t('of {funds}', { funds: purse.funds - purse.credit })}</span>
          <b>{adds.treasury}</b>
        </li>
      </ul>
      <p className="tray-waste" data-bad={waste > 0 || !shop.paid}>
        {shop.paid
          ? over > 0
            ? t('{over, plural, one {# point} other {# points}} too much: there is no change.', { over })
            : waste > 0
              ? t('Nothing is paid too much; breaking up sets costs {waste}.', { waste })
              : t('Nothing is wasted.')
          : t('{missing, plural, one {# point is} other {# points are}} missing.', { missing: due - purse.funds })}
        {surplus > 0 &&
          ` ${t('{surplus, plural, one {A card} other {# cards}} above {limit} must be handed in afterwards.', { surplus, limit: KEPT })}`}
      </p>
    </>
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

function SetLine({ set: { face, count, adds }, spent, mined, mine, label, spend }: SetLineProps): ReactElement {
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
      </span>
      <Stepper label={t('{label} handed in', { label })} value={spent} least={0} most={count} set={spend} />
      <b>{enlargedValue(face, spent, adds + (mined ? 1 : 0))}</b>
    </li>
  );
}
