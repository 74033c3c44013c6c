import { refuse, say } from '@ecumene/engine';
import Type from 'typebox';
import type { OwnMove } from '../asking.ts';
import { nameOf, nation, nationOf } from '../nations.ts';
import { tradesUnder } from '../trade/agent.ts';
import type { AgentMove, TradeAgent, TradeSeen } from '../trade/agent-limits.ts';
import { isFor, namesOf, openOf, refuseTrade } from '../trade/offers.ts';
import type { Trading } from '../trade/trading.ts';
import { faceOf } from '../trade-cards/stacks.ts';
import type { Ancients, NationNumber, Offer } from '../world.ts';
import { type AgentFor, agentOf } from './planning.ts';

const thing = Type.String({ maxLength: 40 });
const things = Type.Array(thing, { maxItems: 60 });
const cards = Type.Integer({ minimum: 0, maximum: 60 });

const form = Type.Object(
  {
    gain: Type.Integer({ minimum: 1, maximum: 999 }),
    never: things,
    unnamed: cards,
    deals: Type.Integer({ minimum: 1, maximum: 9 }),
    calamities: Type.Boolean(),
    except: things,
    seeks: Type.Integer({ minimum: 0, maximum: 4 }),
    offers: Type.Array(
      Type.Object({ gives: cards, of: things, wants: cards, asks: things }, { additionalProperties: false }),
      { maxItems: 4 },
    ),
    ends: Type.Boolean(),
  },
  { additionalProperties: false },
);

/** An agent that trades within limits while its player is away. @rule trade.trade @rule trade.offer @rule trade.end */
export function tradeAgents<W extends Ancients, X extends OwnMove = never>(
  trading: (world: W) => Trading<W, X>,
): AgentFor<W> {
  return agentOf<W, typeof form>(form, {
    act(world, seat, agent) {
      const number = nationOf(world, seat);
      const rules = trading(world);
      const isAllowed = (move: AgentMove): boolean => refuseTrade(world, number, move, rules) === undefined;
      return tradesUnder(agent, seenBy(world, number, rules)).find(isAllowed);
    },
    seesThrough: ({ ends }) => ends,
    fault: offerFault,
  });
}

function offerFault({ offers, never }: TradeAgent) {
  const reserved = offers.flatMap(({ of }) => of).find((one) => never.includes(one));
  return reserved === undefined
    ? undefined
    : refuse('never-given', say('Your agent may not give the cards it should offer. Change one of the two.'));
}

/** What the agent of a nation goes by: nothing its player does not see. @rule trade.offer */
function seenBy<W extends Ancients, X extends OwnMove>(
  world: W,
  number: NationNumber,
  { book: { trade: terms }, mayGive }: Trading<W, X>,
): TradeSeen {
  const { market, faces } = world.trade;
  const { hand } = nation(world, number);
  const isFree = (card: number): boolean => faceOf(world, card).tradable && mayGive?.(world, card) !== false;
  const heard = ({ id, from, give, wants, asks }: Offer) => ({
    ...{ id, from: nameOf(world, from), gives: give.length, wants, asks },
    names: namesOf(world, { give }, terms),
  });
  return {
    terms,
    faces,
    hand: hand.filter(isFree).map((card) => faceOf(world, card)),
    kept: hand.filter((card) => !isFree(card)).map((card) => faceOf(world, card)),
    heard: market.offers.filter((offer) => isFor(offer, number) && terms.mayMeet(world, number, offer.from)).map(heard),
    own: openOf(market.offers, number).map(({ give, wants, asks }) => ({
      gives: give.length,
      names: namesOf(world, { give }, terms),
      wants,
      asks,
    })),
    deals: (market.struck ?? []).filter((one) => one === number).length,
    done: market.done.includes(number),
  };
}
