import { CARDS } from '@ecumene/advanced-civilization/reference';
import { useMemo } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { Laid, useLaid } from '../laid.ts';
import { useOwnNation, useView } from '../view.ts';
import { bestPayment, dueFrom, mostOf, NOTHING, type Payment, type Purse } from './payment.ts';
import { cheapestFor, purseOf, wareFor } from './shop.ts';

/** What has been taken from the shelves, and how it is to be paid if not as proposed. */
interface Basket {
  /** The question it answers. */
  readonly question: string;
  readonly cards: readonly string[];
  readonly payment: Payment | null;
}

const BASKET = new Laid<Basket>({ question: '', cards: [], payment: null });

const EMPTY: Purse = { sets: [], funds: 0, credit: 0, mayMine: false, room: 0 };

export interface AtShop {
  /** The question, while one is asked. */
  readonly question: string | undefined;
  readonly cards: readonly string[];
  readonly price: number;
  readonly purse: Purse;
  readonly payment: Payment;
  /** Whether the payment was changed by hand. */
  readonly edited: boolean;
  /** What treasury and credit add, and whether they can. */
  readonly due: number;
  readonly paid: boolean;
  /** All one can pay. */
  readonly most: number;
  /** What the cheapest card one may have costs; nothing where there is none left. */
  readonly cheapest: number | undefined;
  toggle(card: string): void;
  /** Takes exactly these cards. */
  take(cards: readonly string[]): void;
  pay(payment: Payment | null): void;
  clear(): void;
}

/** The purchase that is being made up at this table. */
export function useShop(): AtShop {
  const { sight } = useTable();
  const view = useView();
  const own = useOwnNation();
  const [basket, lay] = useLaid(BASKET);
  const question = sight.questions.find((asked) => asked.question.topic === 'civilization-cards')?.id;
  const cards = useMemo(() => (basket.question === question ? basket.cards : []), [basket, question]);
  const purse = useMemo(() => (own === undefined ? EMPTY : purseOf(view, own)), [view, own]);
  const price = useMemo(() => {
    if (own === undefined) return 0;
    return cards.reduce((sum, id) => {
      const card = CARDS.get(id);
      return sum + (card === undefined ? 0 : wareFor(card, view, own).price);
    }, 0);
  }, [cards, view, own]);
  const cheapest = useMemo(() => (own === undefined ? undefined : cheapestFor(view, own)), [view, own]);
  const proposed = useMemo(() => bestPayment(purse, price) ?? NOTHING, [purse, price]);
  const changed = basket.question === question ? basket.payment : null;
  const payment = changed ?? proposed;
  const due = dueFrom(payment, purse, price);
  const put = (next: readonly string[]): void => lay({ question: question ?? '', cards: next, payment: null });
  return {
    question,
    cards,
    price,
    purse,
    payment,
    edited: changed !== null,
    due,
    paid: due <= purse.funds,
    most: mostOf(purse),
    cheapest,
    toggle: (card) => put(cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card]),
    take: put,
    pay: (next) => lay({ question: question ?? '', cards, payment: next }),
    clear: () => put([]),
  };
}
