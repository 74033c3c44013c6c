import {
  faceOf,
  type NationNumber,
  nameOf,
  nation,
  nationNamed,
  noteLack,
  passCards,
  seatOf,
  thingOf,
} from '@ecumene/ancients';
import { type Dice, happen, type Refusal, refuse, reveal, say, the } from '@ecumene/engine';
import { askable } from '../book/abilities.ts';
import { TRADE_EMPIRE_ASKS } from '../data/abilities.ts';
import { commodityNamed } from '../data/trade-cards.ts';
import type { EpWorld, Using } from '../world.ts';
import type { UseOf } from './moves.ts';

/** Trade Empire: up to three players are asked for one commodity. */

const RULE = 'EP 25.7.1';

/** What has been asked so far this turn. */
type Asked = NonNullable<Using['asked']>;

/** Players that can be asked now: each of them once. @rule EP 25.7.2 */
export function openToAsk(world: EpWorld, number: NationNumber, asked: Asked | null): readonly string[] {
  return askable(world, number)
    .map((other) => nameOf(world, other))
    .filter((name) => !asked?.players.includes(name));
}

/** @rule EP 25.7.1 @rule EP 25.7.2 @rule EP 25.7.3 @rule EP C70 */
export function refuseTradeEmpire(
  world: EpWorld,
  number: NationNumber,
  { player, commodity }: UseOf<'trade-empire'>,
  asked: Asked | null,
): Refusal | undefined {
  const isInPlay = world.trade.faces.some((face) => face.kind === 'commodity' && thingOf(face) === commodity);
  if (!isInPlay || commodityNamed(commodity) === undefined)
    return refuse(
      'no-commodity',
      say('{commodity} is not a commodity of this game. Ask for another.', { commodity: the('card', commodity) }),
      RULE,
    );
  if (asked !== null && asked.commodity !== commodity)
    return refuse(
      'same',
      say('You asked for {card}. Ask for the same commodity again.', { card: the('card', asked.commodity) }),
      'EP 25.7.2',
    );
  if (openToAsk(world, number, asked).includes(player)) return undefined;
  const names = { nation: the('nation', player) };
  if (asked?.players.includes(player))
    return refuse('no-target', say('You have asked {nation} already. Ask another player.', names), 'EP 25.7.2');
  return refuse('no-target', say('You cannot ask {nation}. Ask another player who is not protected.', names), RULE);
}

/** Whoever is asked answers truly, before everybody. Says whether it is over. @rule EP 25.7.1 @rule EP 25.7.3 @rule EP C70 @rule EP C100 */
export function useTradeEmpire(
  world: EpWorld,
  number: NationNumber,
  { player, commodity }: UseOf<'trade-empire'>,
  asked: Asked | null,
): Asked | null {
  const name = nameOf(world, number);
  if (asked === null) happen(world, RULE, { what: 'ability-used', nation: name, ability: 'trade-empire' });
  const giver = nationNamed(world, player);
  const card = nation(world, giver)
    .hand.filter((held) => thingOf(faceOf(world, held)) === commodity)
    .sort((a, b) => a - b)[0];
  reveal(world, RULE, {
    what: 'commodity-asked',
    nation: name,
    from: player,
    card: commodity,
    given: card !== undefined,
  });
  if (card !== undefined) {
    passCards(world, giver, number, [card]);
    const event = { what: 'cards-received', nation: name, from: player, cards: [faceOf(world, card).id] } as const;
    reveal(world, RULE, event, [seatOf(world, number), seatOf(world, giver)]);
    return null;
  }
  noteLack(world, { nation: giver, thing: commodity });
  const players = [...(asked?.players ?? []), player];
  return players.length < TRADE_EMPIRE_ASKS ? { commodity, players } : null;
}

export function sampleTradeEmpire(
  world: EpWorld,
  number: NationNumber,
  asked: Asked | null,
  dice: Dice,
): UseOf<'trade-empire'> | undefined {
  const open = openToAsk(world, number, asked);
  if (open.length === 0) return undefined;
  const goods = world.trade.faces.filter(({ kind }) => kind === 'commodity');
  return {
    do: 'trade-empire',
    player: dice.pick(open),
    commodity: asked?.commodity ?? thingOf(dice.pick(goods)),
  };
}
