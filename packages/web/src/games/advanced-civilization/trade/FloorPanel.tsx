import type { OfferView, TradeMove } from '@ecumene/ancients';
import type { ReactElement } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { FloorClock } from '../../../table/Clocks.tsx';
import { t } from '../../../text/text.ts';
import { Laid, useLaid } from '../laid.ts';
import { useOwnNation, useView } from '../view.ts';
import { Composer } from './Composer.tsx';
import { DealList, LatestDeal } from './DealList.tsx';
import { answerTo, BLANK, type Draft, giveMore, moveOf } from './draft.ts';
import { HandColumn } from './HandColumn.tsx';
import { holdsAll } from './hand.ts';
import { sortOffers, useMeans, useTraders } from './market.ts';
import { River } from './River.tsx';
import { Toll } from './Tolls.tsx';
import '../room.css';
import './floor.css';

const DRAFT = new Laid<Draft>(BLANK);

/** The trading floor: the hand, the offers, and the composer. Between trades it shows the hand and the deals made. */
export function FloorPanel(): ReactElement {
  const { sight, request } = useTable();
  const { market } = useView();
  const own = useOwnNation()?.name;
  const means = useMeans();
  const traders = useTraders();
  const [laid, setDraft] = useLaid(DRAFT);
  const question = sight.questions.find((asked) => asked.question.topic === 'trade');
  const held = stillHolds(laid, means.hand, market.offers) ? laid : BLANK;
  const draft = question === undefined ? BLANK : held;
  const act = async (move: TradeMove): Promise<boolean> =>
    question !== undefined && (await request({ do: 'answer', question: question.id, answer: move })) === undefined;
  const say = async (spoken: Draft): Promise<void> => {
    if (await act(moveOf(spoken))) setDraft(BLANK);
  };
  const live = question !== undefined;
  const isTrade = sight.where.includes('trade');
  return (
    <div className={`floor${isTrade ? ' takes-room' : ''}`}>
      <div className="floor-columns">
        <HandColumn
          means={means}
          given={draft.give}
          give={live ? (card) => setDraft(giveMore(draft, card, means)) : undefined}
        />
        {isTrade && <LatestDeal />}
        {isTrade && (
          <River
            floor={sortOffers(market.offers, own, means)}
            means={means}
            picked={draft.accepts?.id ?? draft.counters}
            pick={(offer) => setDraft(answerTo(offer, means))}
            withdraw={(offer) => void act({ do: 'withdraw', offer: offer.id })}
            live={live}
          />
        )}
        <div className="floor-side">
          <FloorClock />
          {live && (
            <Composer draft={draft} means={means} traders={traders} set={setDraft} say={(spoken) => void say(spoken)} />
          )}
          {live && <Toll name={(card) => void act({ do: 'toll', ...(card !== undefined && { card }) })} />}
          {isTrade && !live && own !== undefined && (
            <p className="hint">{t('Three cards are the least to trade with. You look on this time.')}</p>
          )}
          <DealList />
        </div>
      </div>
    </div>
  );
}

/** Whether a draft can still be meant: the cards are there, and the offer it answers stands. */
function stillHolds(
  { give, accepts, counters }: Draft,
  hand: readonly string[],
  offers: readonly OfferView[],
): boolean {
  const answered = accepts?.id ?? counters;
  return holdsAll(hand, give) && (answered === null || offers.some(({ id }) => id === answered));
}
