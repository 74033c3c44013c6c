import { type DeclineReason, type OfferView, offersSeen } from '@ecumene/ancients';
import { type ReactElement, useCallback, useContext } from 'react';
import { Replaying } from '../../../replay/replaying.ts';
import { useTable } from '../../../table/at-table.ts';
import { TradeClock } from '../../../table/Clocks.tsx';
import { t } from '../../../text/text.ts';
import { DraftStore, useDraftStore } from '../draft-store.ts';
import { useAncients, useOwnNation, useView } from '../view.ts';
import { AgentButton } from './AgentButton.tsx';
import { Composer } from './Composer.tsx';
import { DealList } from './DealList.tsx';
import { answered, answerTo, BLANK, type Draft, giveMore, moveOf, stillMeant } from './draft.ts';
import { AllHands, HandColumn } from './HandColumn.tsx';
import { sortOffers, useMeans, useTraders } from './market.ts';
import { River } from './River.tsx';
import '../takes-room.css';
import './trade.css';

/** What is being made up, and in which turn: it is not meant for the trading of another. */
const DRAFT = new DraftStore<{ readonly turn: number; readonly draft: Draft }>({ turn: 0, draft: BLANK });

/**
 * The trade: the hand, the offers, and the composer. Between trades it shows the hand and the deals made; whoever
 * looks back sees the hand and the offers as they were, beside the board.
 */
export function TradePanel(): ReactElement {
  const { tableView, request } = useTable();
  const view = useView();
  const { turn } = view;
  const offers = offersSeen(view);
  const own = useOwnNation()?.name;
  const { Toll } = useAncients().trade;
  const means = useMeans();
  const traders = useTraders();
  const lookingBack = useContext(Replaying);
  const [laid, lay] = useDraftStore(DRAFT);
  const setDraft = useCallback((made: Draft) => lay({ turn, draft: made }), [lay, turn]);
  const question = tableView.questions.find((asked) => asked.question.topic === 'trade');
  const isMeant = question !== undefined && laid.turn === turn;
  const draft = isMeant ? stillMeant(laid.draft, means.hand, offers) : BLANK;
  const act = async (move: unknown): Promise<boolean> =>
    question !== undefined && (await request({ do: 'answer', question: question.id, answer: move })) === undefined;
  const say = async (spoken: Draft): Promise<void> => {
    if (await act(moveOf(spoken))) setDraft(BLANK);
  };
  const decline = async ({ id: offer }: OfferView, why?: DeclineReason, card?: string): Promise<void> => {
    const no = { do: 'decline', offer, ...(why !== undefined && { why }), ...(card !== undefined && { card }) };
    if ((await act(no)) && answered(draft)?.id === offer) setDraft(BLANK);
  };
  const live = question !== undefined;
  const isTrade = tableView.where.includes('trade');
  return (
    <div className={`trade${isTrade && !lookingBack ? ' takes-room' : ''}`}>
      <div className="trade-columns">
        {own === undefined ? (
          <AllHands />
        ) : (
          <HandColumn
            means={means}
            given={draft.give}
            give={live ? (card) => setDraft(giveMore(draft, card, means)) : undefined}
          />
        )}
        <div className="trade-side">
          <TradeClock />
          {live && <AgentButton />}
          {live && (
            <Composer draft={draft} means={means} traders={traders} set={setDraft} say={(spoken) => void say(spoken)} />
          )}
          {live && Toll !== undefined && <Toll act={(move) => void act(move)} />}
          {isTrade && !live && !lookingBack && own !== undefined && (
            <p className="hint">
              {t('You need at least {fewest} cards to trade. You sit this round out.', { fewest: means.fewest })}
            </p>
          )}
          <DealList />
        </div>
        {isTrade && (
          <River
            offered={sortOffers(offers, own, means)}
            means={means}
            picked={answered(draft)?.id ?? null}
            pick={(offer) => setDraft(answerTo(offer, means))}
            withdraw={(offer) => void act({ do: 'withdraw', offer: offer.id })}
            decline={(offer, why, card) => void decline(offer, why, card)}
            live={live}
          />
        )}
      </div>
    </div>
  );
}
