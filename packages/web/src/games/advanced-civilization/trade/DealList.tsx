import { type ReactElement, useMemo } from 'react';
import { Sign } from '../../../nations/Sign.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { useOwnNation, useView } from '../view.ts';
import { type Deal, dealsIn, partIn } from './deals.ts';
import { useEvents } from './market.ts';
import { TradeCard } from './TradeCard.tsx';

/** Everybody sees a handshake; what changed hands, only those two. */
export function DealList(): ReactElement {
  const events = useEvents();
  const { turn } = useView();
  const own = useOwnNation()?.name ?? '';
  const deals = useMemo(() => dealsIn(events, turn), [events, turn]);
  const struck = deals.filter((deal) => deal.turn === turn);
  const mine = deals.filter((deal) => deal.turn !== turn && partIn(deal, own) !== undefined);
  return (
    <section className="deals" aria-label={t('Deals')}>
      {struck.length > 0 && (
        <>
          <h4>{t('Handshakes this turn')}</h4>
          <ul aria-live="polite" aria-relevant="additions">
            {struck.map((deal) => (
              <DealLine key={deal.no} deal={deal} own={own} />
            ))}
          </ul>
        </>
      )}
      {mine.length > 0 && (
        <details className="deals-before">
          <summary>{t('Your earlier deals ({n})', { n: mine.length })}</summary>
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
          {t('{maker} and {taker}, {first} for {second}', {
            maker: name('nation', maker),
            taker: name('nation', taker),
            first: deal.gave[0],
            second: deal.gave[1],
          })}
        </span>
      </li>
    );
  }
  return (
    <li className="deal deal-own">
      <Sign nation={part.other} size={16} />
      <span>
        {withTurn && <span className="soft">{t('Turn {turn}: ', { turn: deal.turn })}</span>}
        {t('You and {other}: {gave} given for', { other: name('nation', part.other), gave: part.gave })}
      </span>
      <span className="offer-cards">
        {deal.received.map((id, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was received does not change any more.
          <TradeCard key={`${id} ${place}`} id={id} />
        ))}
      </span>
    </li>
  );
}
