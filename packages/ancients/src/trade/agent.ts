import { chosenToGive, facesNamed, gainOf, leastGain } from './agent-cards.ts';
import type { AgentMove, TradeAgent, TradeSeen } from './agent-limits.ts';
import { newOffers } from './agent-offers.ts';

/** What an agent would do now, what it would rather do first. Nothing, if it waits for the others. @rule trade.trade */
export function tradesUnder(agent: TradeAgent, seen: TradeSeen): AgentMove[] {
  const moves: AgentMove[] = seen.deals < agent.deals ? [...acceptances(agent, seen), ...newOffers(agent, seen)] : [];
  return agent.ends && !seen.done ? [...moves, { do: 'done' }] : moves;
}

/** Offers that fit its limits, the best first. */
function acceptances(agent: TradeAgent, seen: TradeSeen): AgentMove[] {
  return seen.heard
    .filter(({ from, gives, names }) => gives - names.length <= agent.unnamed && !agent.except.includes(from))
    .flatMap(({ id, names, wants, asks }) => {
      const got = facesNamed(seen, names);
      const give = chosenToGive(agent, seen, { asks, count: wants, got });
      if (give === undefined) return [];
      const gain = gainOf(seen, give, got);
      return gain < leastGain(agent) ? [] : [{ id, give, gain }];
    })
    .sort((a, b) => b.gain - a.gain || a.id - b.id)
    .map(({ id, give }) => ({ do: 'accept', offer: id, give: give.map((face) => face.id) }));
}
