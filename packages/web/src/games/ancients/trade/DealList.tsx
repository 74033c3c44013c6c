import { say, type Thing, the } from '@ecumene/engine';
import { type ReactElement, useMemo } from 'react';
import { Sign } from '../../../nations/Sign.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { useOwnNation, useView } from '../view.ts';
import { type Deal, dealsIn, type Part, partIn, type Side } from './deals.ts';
import { useEvents } from './market.ts';
import { TradeCard, Unnamed } from './TradeCard.tsx';
import './deals.css';

interface Deals {
  readonly own: string;
  /** Everybody's of this turn, the latest first. */
  readonly struck: readonly Deal[];
  /** One's own of earlier turns. */
  readonly mine: readonly Deal[];
}

function useDeals(): Deals {
  const events = useEvents();
  const { turn } = useView();
  const own = useOwnNation()?.name ?? '';
  return useMemo(() => {
    const deals = dealsIn(events, turn);
    return {
      own,
      struck: deals.filter((deal) => deal.turn === turn),
      mine: deals.filter((deal) => deal.turn !== turn && partIn(deal, own) !== undefined),
    };
  }, [events, turn, own]);
}

/** One's own latest handshake of this turn, or else anybody's: for the bar, which is in view whatever is looked at. */
export function LatestDeal(): ReactElement | null {
  const { own, struck } = useDeals();
  const latest = struck.find((deal) => partIn(deal, own) !== undefined) ?? struck[0];
  if (latest === undefined) return null;
  const part = partIn(latest, own);
  return (
    <p key={latest.no} className={part === undefined ? 'deal-latest hint' : 'deal-latest'}>
      <Sign nation={part?.other ?? latest.nations[0]} size={16} />
      <span>{part === undefined ? <OfOthers deal={latest} /> : <OfOneself part={part} />}</span>
    </p>
  );
}

function OfOthers({ deal: { nations, gave } }: { readonly deal: Deal }): ReactElement {
  const { name } = useTable();
  const [maker, taker] = nations;
  return (
    <>
      {t('{maker} and {taker} traded {first, plural, one {# card} other {# cards}} for {second}', {
        maker: name('nation', maker),
        taker: name('nation', taker),
        first: gave[0],
        second: gave[1],
      })}
    </>
  );
}

function OfOneself({ part: { other, gave, got } }: { readonly part: Part }): ReactElement {
  const { words } = useTable();
  const cards = (side: Side): readonly Thing[] => [...side.cards].sort().map((id) => the('card', id));
  return (
    <>
      {words(
        say('You gave {gave} to {other} and got {got}.', {
          other: the('nation', other),
          gave: cards(gave),
          got: cards(got),
        }),
      )}
    </>
  );
}

/** Everybody sees a handshake; what changed hands, only those two. */
export function DealList(): ReactElement {
  const { own, struck, mine } = useDeals();
  return (
    <section className="deals" aria-label={t('Trades')}>
      {struck.length > 0 && (
        <>
          <h4>{t('Trades this turn')}</h4>
          <ul>
            {struck.map((deal) => (
              <DealLine key={deal.no} deal={deal} own={own} />
            ))}
          </ul>
        </>
      )}
      {mine.length > 0 && (
        <details className="deals-before">
          <summary>{t('Your earlier trades ({n})', { n: mine.length })}</summary>
          <ul>
            {mine.map((deal) => (
              <DealLine key={deal.no} deal={deal} own={own} withTurn />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface DealLineProps {
  readonly deal: Deal;
  readonly own: string;
  readonly withTurn?: boolean;
}

function DealLine({ deal, own, withTurn = false }: DealLineProps): ReactElement {
  const { name } = useTable();
  const part = partIn(deal, own);
  const [maker, taker] = deal.nations;
  if (part === undefined) {
    return (
      <li className="deal">
        <Sign nation={maker} size={16} />
        <Sign nation={taker} size={16} />
        <span className="soft">
          <OfOthers deal={deal} />
        </span>
      </li>
    );
  }
  return (
    <li className="deal deal-own">
      <Sign nation={part.other} size={16} />
      <span>
        {withTurn && <span className="soft">{t('Turn {turn}: ', { turn: deal.turn })}</span>}
        {t('You and {other}', { other: name('nation', part.other) })}
      </span>
      <span className="deal-sides">
        <DealSide label={t('you gave')} side={part.gave} />
        <DealSide label={t('you got')} side={part.got} />
      </span>
    </li>
  );
}

function DealSide({ label, side: { count, cards } }: { readonly label: string; readonly side: Side }): ReactElement {
  return (
    <span className="offer-side">
      <span className="offer-label">{label}</span>
      <span className="offer-cards">
        {cards.map((id, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what changed hands does not change any more.
          <TradeCard key={`${id} ${place}`} id={id} />
        ))}
        <Unnamed count={count - cards.length} />
      </span>
    </span>
  );
}
