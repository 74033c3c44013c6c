import { ask, confirm, happen, type Refusal, reveal, type Script, say, type Text, the } from '@ecumene/engine';
import { settleTokens } from '../action-tokens.ts';
import { rivalNamed } from '../attacks.ts';
import { findFace, idOf } from '../cards/numbered.ts';
import { endPact } from '../pact-ending.ts';
import { bondsOf, hasSides, mayOfferPacts } from '../pacts.ts';
import { no } from '../refusals.ts';
import {
  type Ages,
  type Civilization,
  civAt,
  type Pending,
  playersLeft,
  type Side,
  takeOut,
  touchAll,
} from '../world.ts';
import { refuseHeld } from './held.ts';
import type { Politic } from './moves.ts';

/** @rule TTA pact.2 @rule TTA pact.3 @rule TTA pact.4 @rule TTA politics.5 @rule TTA ruling.T87 */
export function refuseOffer(world: Ages, civ: Civilization, move: Politic<'offer'>): Refusal | undefined {
  const unheld = refuseHeld(civ, move.card, ['pact'], 'pact.2');
  if (unheld !== undefined) return unheld;
  const card = findFace(civ.militaryHand, move.card);
  if (!mayOfferPacts(world.options, playersLeft(world)))
    return no('two-players', 'ruling.T87', 'With two players no pact can be offered.');
  const partner = rivalNamed(world, move.to);
  if (partner === undefined || partner === civ)
    return no('no-partner', 'pact.3', 'Name another player who is still in the game.');
  if (hasSides(card) !== (move.side !== undefined))
    return no('side', 'pact.4', 'Name your side, A or B, if the pact has sides, and none if it has not.');
  return undefined;
}

export function offer(world: Ages, civ: Civilization, move: Politic<'offer'>): void {
  const card = findFace(civ.militaryHand, move.card);
  const partner = rivalNamed(world, move.to);
  if (partner === undefined) throw new Error(`${move.to} is not in the game`);
  takeOut(civ.militaryHand, card);
  const side: Side = move.side ?? 'both';
  reveal(world, 'TTA pact.2', { what: 'offered', seat: civ.seat, to: partner.seat, card: idOf(card), side });
  world.pending.push({ is: 'offer', card, by: civ.place, to: partner.place, side });
}

function offerInWords(civ: Civilization, { card, side }: Extract<Pending, { is: 'offer' }>): Text {
  const offer = { civ: the('seat', civ.seat), card: the('card', idOf(card)) };
  if (side === 'both') return say('{civ} offers you {card}. Accept?', offer);
  return say('{civ} offers you {card}: {side} for {civ}, {other} for you. Accept?', {
    ...offer,
    side,
    other: side === 'A' ? 'B' : 'A',
  });
}

/**
 * The other player accepts or refuses; a refused pact returns to the hand, and the political action is gone.
 * @rule TTA pact.6
 */
export function* resolveOffer(world: Ages, offered: Extract<Pending, { is: 'offer' }>): Script {
  const civ = civAt(world, offered.by);
  const partner = civAt(world, offered.to);
  const accepts = yield* ask(
    partner.seat,
    confirm({ topic: 'accept-pact', text: offerInWords(civ, offered), rule: 'TTA pact.6' }),
  );
  world.pending.shift();
  if (accepts) enter(world, civ, partner, offered);
  else comeBack(world, offered);
}

/** An offer that comes to nothing returns to the hand. @rule TTA pact.5 */
export function comeBack(world: Ages, { card, by, to }: Extract<Pending, { is: 'offer' }>): void {
  civAt(world, by).militaryHand.push(card);
  happen(world, 'TTA pact.5', { what: 'refused-pact', seat: civAt(world, to).seat, card: idOf(card) });
}

/** The new pact ends the one in the own play area and applies at once. @rule TTA pact.7 @rule TTA pact.8 @rule TTA pact.10 @rule TTA pact.11 */
function enter(
  world: Ages,
  civ: Civilization,
  partner: Civilization,
  { card, side }: Extract<Pending, { is: 'offer' }>,
): void {
  endPact(world, civ, 'TTA pact.8');
  civ.pact = card;
  civ.pactWith = partner.place;
  civ.pactSide = side;
  touchAll(world);
  happen(world, 'TTA pact.7', { what: 'pact', seat: civ.seat, with: partner.seat, card: idOf(card) });
  settleTokens(world);
}

/** Any pact one is a party to may be cancelled. @rule TTA cancel-pact.1 @rule TTA politics.6 */
export function refuseCancel(world: Ages, civ: Civilization, move: Politic<'cancel'>): Refusal | undefined {
  if (bondsOf(world, civ).some(({ card }) => idOf(card) === move.pact)) return undefined;
  return no('no-pact', 'cancel-pact.1', 'You are not part of this pact.');
}

export function cancel(world: Ages, civ: Civilization, move: Politic<'cancel'>): void {
  const bond = bondsOf(world, civ).find(({ card }) => idOf(card) === move.pact);
  if (bond !== undefined) endPact(world, bond.holder, 'TTA cancel-pact.2');
}
