import {
  type AgentMove,
  type Face,
  nationNamed,
  offersSeen,
  openOf,
  type TradeAgent,
  type TradeSeen,
  tradesUnder,
} from '@ecumene/ancients';
import { type ReactElement, useMemo, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { plannedFor } from '../../../table/planners.ts';
import { t } from '../../../text/text.ts';
import type { PlannerProps } from '../../game-screen.ts';
import { useMeans, useTradeCards } from '../trade/market.ts';
import { nationsInOrder, useOwnNation, useReading } from '../view.ts';
import { Count } from './Count.tsx';
import { tradeAgentIn } from './kept.ts';
import { PolicyForm, Ticked } from './PolicyForm.tsx';

const CAREFUL: TradeAgent = {
  gain: 10,
  never: [],
  unnamed: 1,
  deals: 3,
  calamities: false,
  except: [],
  seeks: 2,
  offers: [],
  ends: true,
};

/** What the agent would go by if its player went now. */
function useSeen(): TradeSeen {
  const reading = useReading();
  const own = useOwnNation()?.name ?? '';
  const cards = useTradeCards();
  const { hand, mayGive } = useMeans();
  return useMemo(() => {
    const { view, ask } = reading;
    const faces = [...cards.commodities, ...cards.calamities];
    const shown = hand.flatMap((id): Face[] => faces.filter((face) => face.id === id));
    const offers = offersSeen(view);
    return {
      terms: ask(({ trade: { fewest, named, mostOffers } }) => ({ fewest, named, mostOffers })),
      faces,
      hand: shown.filter((face) => face.tradable && mayGive(face.id)),
      kept: shown.filter((face) => !face.tradable || !mayGive(face.id)),
      heard: offers.filter(
        ({ from, to, declined }) =>
          from !== own &&
          (to ?? own) === own &&
          declined === undefined &&
          ask(({ trade }, state) => trade.mayMeet(state, nationNamed(state, own), nationNamed(state, from))),
      ),
      own: openOf(offers, own),
      deals: 0,
      done: view.market.done.includes(own),
    };
  }, [reading, own, cards, hand, mayGive]);
}

/** Trades while its player is away: limits, and offers to make. */
export function TradeAgentForm({ close }: PlannerProps): ReactElement {
  const { tableView, name } = useTable();
  const { view } = useReading();
  const seen = useSeen();
  const cards = useTradeCards();
  const own = useOwnNation()?.name;
  const [agent, set] = useState(() => tradeAgentIn(plannedFor(tableView.left, 'trade')?.answers[0]) ?? CAREFUL);
  const change = (more: Partial<TradeAgent>): void => set({ ...agent, ...more });
  const held = [...new Set(seen.hand.map(({ id }) => cards.thingOf(id)))].filter((id) => !cards.isCalamity(id));
  const others = nationsInOrder(view).flatMap((one) => (one.name === own ? [] : [one.name]));
  const open = tableView.where.includes('trade');
  const [first] = tradesUnder({ ...agent, ends: false }, seen);
  const offered = agent.offers.flatMap(({ asks }) => asks[0] ?? []);
  const { fewest, named } = seen.terms;
  const offer = (good: string): TradeAgent['offers'][number] => ({
    gives: fewest,
    of: [],
    wants: fewest,
    asks: Array.from({ length: named }, () => good),
  });
  return (
    <PolicyForm
      topic="trade"
      policy={agent}
      now={open ? does(first, name) : t('nothing, because trade is not open')}
      close={close}
    >
      <p>
        {t(
          'Your agent trades for you while you are away. It starts two minutes after you leave the table and stops when you return.',
        )}
      </p>
      <Count
        label={t('Points each trade must add to your sets')}
        value={agent.gain}
        least={1}
        most={200}
        step={5}
        set={(gain) => change({ gain })}
      />
      <Count
        label={t('Trades per turn, at most')}
        value={agent.deals}
        least={1}
        most={9}
        set={(deals) => change({ deals })}
      />
      <Count
        label={t('Unnamed cards to accept in one trade, at most')}
        value={agent.unnamed}
        least={0}
        most={6}
        set={(unnamed) => change({ unnamed })}
      />
      {agent.unnamed < fewest - named && (
        <p className="soft">{t('Every trade here has an unnamed card, so your agent will not trade.')}</p>
      )}
      <Count
        label={t('Commodities to collect, with up to two offers each')}
        value={agent.seeks}
        least={0}
        most={4}
        set={(seeks) => change({ seeks })}
      />
      <label>
        {t('Always offer any {gives} of my cards for {named} of:', { gives: fewest, named })}{' '}
        <select
          value=""
          disabled={agent.offers.length >= 4}
          onChange={({ target }) => change({ offers: [...agent.offers, offer(target.value)] })}
        >
          <option value="">{t('Choose …')}</option>
          {cards.goods
            .filter(({ id }) => !offered.includes(cards.thingOf(id)))
            .map(({ id }) => (
              <option key={id} value={cards.thingOf(id)}>
                {name('card', cards.thingOf(id))}
              </option>
            ))}
        </select>
      </label>
      {offered.length > 0 && (
        <ul className="agent-offers">
          {offered.map((good) => (
            <li key={good}>
              {t('any {gives} cards for {named} {good} and {more} more', {
                gives: fewest,
                named,
                good: name('card', good),
                more: fewest - named,
              })}{' '}
              <button
                type="button"
                className="button small quiet"
                onClick={() => change({ offers: agent.offers.filter(({ asks }) => asks[0] !== good) })}
              >
                {t('Remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Ticked
        kind="card"
        label={t('Never give')}
        areas={[...new Set([...agent.never, ...held])]}
        chosen={agent.never}
        set={(never) => change({ never: [...never] })}
      />
      <Ticked
        kind="nation"
        label={t('Never trade with')}
        areas={others}
        chosen={agent.except}
        set={(except) => change({ except: [...except] })}
      />
      <label>
        <input
          type="checkbox"
          checked={agent.calamities}
          onChange={({ target }) => change({ calamities: target.checked })}
        />
        {t('Give away tradable calamities as unnamed cards')}
      </label>
      <label>
        <input type="checkbox" checked={agent.ends} onChange={({ target }) => change({ ends: target.checked })} />
        {t('End trading when no offer fits (otherwise the table waits for you)')}
      </label>
    </PolicyForm>
  );
}

/** What an agent would do first, in words. */
function does(move: AgentMove | undefined, name: (is: string, id: string) => string): string {
  if (move === undefined || move.do === 'done') return t('wait, because no offer fits');
  const give = move.give.map((id) => name('card', id)).join(', ');
  if (move.do === 'accept') return t('accept offer {offer} and give {give}', { offer: move.offer, give });
  return t('offer {give} for {asks}', { give, asks: move.asks.map((id) => name('card', id)).join(', ') });
}
