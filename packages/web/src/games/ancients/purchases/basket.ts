import { useMemo } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { DraftStore, useDraftStore } from '../draft-store.ts';
import { useAncients, useOwnNation, useView } from '../view.ts';
import { bestPayment, dueFrom, mostOf, NOTHING, type Payment, type Purse } from './payment.ts';
import { type AtShop, type Choices, cheapestFor, isComplete } from './shop.ts';

/** What has been taken from the shelves, and how it is to be paid if not as proposed. */
interface Basket {
  /** The question it answers. */
  readonly question: string;
  readonly cards: readonly string[];
  readonly choices: Choices;
  readonly payment: Payment | null;
}

const BLANK: Basket = { question: '', cards: [], choices: {}, payment: null };
const BASKET = new DraftStore<Basket>(BLANK);

const EMPTY: Purse = {
  sets: [],
  funds: 0,
  credit: 0,
  tokenWorth: 1,
  mayMine: false,
  maySubstitute: false,
  room: 0,
  limit: 0,
};

/** The purchase that is being made up at this table. */
export function useShop(): AtShop {
  const { tableView } = useTable();
  const { purchases } = useAncients();
  const view = useView();
  const own = useOwnNation();
  const [laid, lay] = useDraftStore(BASKET);
  const question = tableView.questions.find((asked) => asked.question.topic === 'civilization-cards')?.id;
  const basket = laid.question === question ? laid : BLANK;
  const { cards, choices } = basket;
  const purse = useMemo(
    () => (own === undefined ? EMPTY : purchases.purse(view, own, cards)),
    [purchases, view, own, cards],
  );
  const price = useMemo(
    () => (own === undefined ? 0 : purchases.price(view, own, cards, choices)),
    [purchases, cards, choices, view, own],
  );
  const cheapest = useMemo(
    () => (own === undefined ? undefined : cheapestFor(purchases, view, own)),
    [purchases, view, own],
  );
  const offered = own === undefined ? undefined : purchases.offered?.(view, own, cards, choices);
  const proposed = useMemo(() => bestPayment(purse, price) ?? NOTHING, [purse, price]);
  const payment = basket.payment ?? proposed;
  const due = dueFrom(payment, purse, price);
  const put = (next: Partial<Basket>): void =>
    lay({ question: question ?? '', cards, choices, payment: null, ...next });
  return {
    question,
    cards,
    choices,
    complete: offered === undefined || isComplete(offered, choices),
    price,
    purse,
    payment,
    edited: basket.payment !== null,
    due,
    paid: due <= purse.funds,
    most: mostOf(purse),
    cheapest,
    toggle: (card) =>
      put({ cards: cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card], choices: {} }),
    take: (next) => put({ cards: next, choices: {} }),
    choose: (next) => put({ choices: next }),
    pay: (next) => put({ payment: next }),
    clear: () => put({ cards: [], choices: {} }),
  };
}
