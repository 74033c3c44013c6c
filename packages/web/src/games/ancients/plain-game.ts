import {
  type AncientView,
  type Book,
  type CalamityRow,
  type Face,
  followerOf,
  isHelp,
  missingFor,
  type NationView,
  nationNamed,
  type PublicState,
} from '@ecumene/ancients';
import { must } from '@ecumene/engine';
import { t } from '../../text/text.ts';
import { changesOf } from './calamity-changes.ts';
import type { AncientGame } from './game.ts';
import { purseFor } from './purchases/purse.ts';
import { type PurchasesOfGame, stocked, type Ware } from './purchases/shop.ts';
import { TradeCards } from './trade/hand.ts';
import { uncounted } from './trade/uncounted-cards.ts';

/** What the screens know of a game that brings its book and nothing else. */
interface Plain<S extends PublicState> {
  readonly book: Book<S>;
  decode(view: AncientView): S;
  /** All trade cards. */
  readonly faces: readonly Face[];
}

/** A Civilization game on the page, read from its book alone. A game with more to show replaces parts of it. */
export function plainGame<S extends PublicState>(game: Plain<S>): AncientGame {
  const { book, decode, faces } = game;
  const cards = new TradeCards(faces);
  return {
    ask: (view, question) => question(book, decode(view)),
    follow: followerOf(decode, { book }),
    choosing: () => [],
    lastTurn: () => 0,
    scoreParts: [
      { id: 'cards', name: t('Advances') },
      { id: 'track', name: t('Track') },
      { id: 'cities', name: t('Cities') },
    ],
    scoring: { says: t('See the rules.'), rule: book.score.cites.count[0] },
    trade: {
      cards: () => cards,
      mayGive: (_, card) => cards.faceOf(card)?.tradable === true,
      outThere: (view) => uncounted(cards, view),
    },
    advances: t('Advances'),
    advance: t('Advance'),
    purchases: purchasesOf(game, cards),
    epochs: book.track.epochs,
    becauseOf: ({ event }) => ('because' in event && event.what !== 'game-ends' ? event.because : undefined),
    calamities: book.calamities.rows.map((row) => ({
      id: row.id,
      does: lossWords(row),
      rule: row.rule,
      changes: changesOf([...book.advances.rows.values()], row.id),
    })),
    calamityOrder: () => ({
      says: t('Calamities strike in this order when trading ends.'),
      rule: book.trade.cites.end[0],
    }),
  };
}

function lossWords({ takes, amount: n }: CalamityRow): string {
  switch (takes) {
    case 'points':
      return t('Lose {n} unit points.', { n });
    case 'reduces':
      return t('{n, plural, one {One city is} other {# cities are}} reduced.', { n });
    case 'cities':
      return t('{n, plural, one {One city is} other {# cities are}} destroyed.', { n });
    default:
      return '';
  }
}

function purchasesOf<S extends PublicState>({ book, decode }: Plain<S>, cards: TradeCards): PurchasesOfGame {
  const rows = [...book.advances.rows.values()];
  const price = (view: AncientView, { name }: NationView, id: string): number => {
    const state = decode(view);
    return book.advances.price(state, nationNamed(state, name), id);
  };
  const ware = (id: string, view: AncientView, nation: NationView | undefined): Ware => {
    const row = must(book.advances.rows.get(id), id);
    const held = nation?.cards ?? {};
    const touches = (helps: boolean): string[] =>
      row.effects.flatMap((effect) => ('calamity' in effect && isHelp(effect) === helps ? [effect.calamity] : []));
    return {
      card: row,
      does: '',
      rule: row.effects[0]?.rule,
      points: row.cost,
      price: nation === undefined ? row.cost : price(view, nation, id),
      credits: [],
      redress: 0,
      held: Object.hasOwn(held, id),
      lacks: nation === undefined ? row.needs : missingFor(decode(view), nationNamed(decode(view), nation.name), row),
      opens: rows.filter(({ needs }) => needs === id).map((one) => one.id),
      cheapens: [],
      helpsAgainst: touches(true),
      worsens: touches(false),
    };
  };
  return {
    shelves: stocked([...new Set(rows.flatMap(({ groups }) => groups))], rows),
    ware,
    purse: (view, nation, acquired = []) =>
      purseFor((seen, question) => question(book, decode(seen)), view, nation, cards, { acquired }),
    price: (view, nation, ids) => ids.reduce((sum, id) => sum + price(view, nation, id), 0),
  };
}
