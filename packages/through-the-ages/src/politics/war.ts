import { ask, chooseSome, happen, onlyIf, type Refusal, reveal, type Script, say, the } from '@ecumene/engine';
import { settleTokens, spendMilitary } from '../action-tokens.ts';
import { addSpecial } from '../actions/technology.ts';
import { costOfAttack, endPactsBetween, isImmuneToWar, refuseAttack, rivalNamed, strengthInWar } from '../attacks.ts';
import { type CardNo, findFace, idOf, specialCard, warCard } from '../cards/numbered.ts';
import { tokensOf } from '../goods.ts';
import { layOnPile } from '../military-cards.ts';
import { takePoints } from '../points.ts';
import { no } from '../refusals.ts';
import { hasTechnology } from '../taking.ts';
import { takeYellow } from '../tokens.ts';
import { type Ages, type Civilization, civAt, takeOut, touch } from '../world.ts';
import { refuseHeld } from './held.ts';
import type { Politic } from './moves.ts';

/** @rule TTA war.2 @rule TTA war.5 @rule TTA war.9 @rule TTA politics.4 @rule TTA ruling.T80 @rule TTA ruling.T81 */
export function refuseWar(world: Ages, civ: Civilization, move: Politic<'war'>): Refusal | undefined {
  const unheld = refuseHeld(civ, move.card, ['war'], 'war.2');
  if (unheld !== undefined) return unheld;
  const card = findFace(civ.militaryHand, move.card);
  if (world.lastRound > 0 && world.round >= world.lastRound)
    return no('last-round', 'war.9', 'No war can be declared in the last round.');
  const rival = rivalNamed(world, move.rival);
  if (rival === undefined) return no('no-rival', 'war.4', 'Name another player who is still in the game.');
  const refusal = refuseAttack(world, civ, rival, 'war', warCard(card).militaryActions);
  if (refusal !== undefined) return refusal;
  return isImmuneToWar(world, rival)
    ? no('immune', 'ruling.T81', 'A pact forbids this war. Choose another player.')
    : undefined;
}

/** @rule TTA war.3 @rule TTA war.4 @rule TTA war.7 @rule TTA wars.1 */
export function declareWar(world: Ages, civ: Civilization, move: Politic<'war'>): void {
  const card = findFace(civ.militaryHand, move.card);
  const rival = rivalNamed(world, move.rival);
  if (rival === undefined) throw new Error(`${move.rival} is not in the game`);
  spendMilitary(world, civ, costOfAttack(warCard(card).militaryActions, rival));
  takeOut(civ.militaryHand, card);
  civ.wars.push({ card, on: rival.place });
  reveal(world, 'TTA war.7', { what: 'declared-war', seat: civ.seat, rival: rival.seat, card: idOf(card) });
  endPactsBetween(world, civ, rival, 'war');
}

/**
 * At the start of a turn the own war is resolved, whatever came between, and its card is discarded.
 * @rule TTA war-resolution.1 @rule TTA war-resolution.2 @rule TTA war-resolution.4 @rule TTA war-resolution.8
 * @rule TTA war-resolution.9 @rule TTA war-resolution.10 @rule TTA war.8 @rule TTA ruling.T77 @rule TTA ruling.T79 @rule TTA pact.12
 */
export function* resolveWars(world: Ages, civ: Civilization): Script {
  while (civ.wars.length > 0) {
    const [war] = civ.wars;
    if (war === undefined) return;
    const rival = civAt(world, war.on);
    const difference = strengthInWar(world, civ, rival, true) - strengthInWar(world, rival, civ, false);
    const victor = difference === 0 ? null : difference > 0 ? civ : rival;
    happen(world, 'TTA war-resolution.4', {
      what: 'war',
      seat: civ.seat,
      rival: rival.seat,
      card: idOf(war.card),
      victor: victor?.seat ?? null,
      advantage: Math.abs(difference),
    });
    if (victor !== null) yield* takeSpoils(world, victor, victor === civ ? rival : civ, war.card, Math.abs(difference));
    civ.wars.shift();
    layOnPile(world, war.card, true);
  }
}

function* takeSpoils(world: Ages, victor: Civilization, loser: Civilization, no_: CardNo, advantage: number): Script {
  const { takes, effect } = warCard(no_);
  const stolen = effect === 'steal-technologies' ? yield* steal(world, victor, loser, advantage) : 0;
  const amount = takes.base + Math.floor((advantage - stolen) / takes.oneMorePer);
  const rule = 'TTA war-resolution.4';
  const good = takes.what;
  const taken = good === 'yellow-tokens' ? takeYellow(loser, victor, amount) : takePoints(loser, victor, good, amount);
  if (taken === 0) return;
  happen(world, rule, { what: 'lost', seat: loser.seat, good, amount: taken });
  happen(world, rule, { what: 'gained', seat: victor.seat, good, amount: taken, card: idOf(no_) });
}

/**
 * The victor may steal special technologies the advantage pays for, none of a name they have; says what they cost.
 * @rule TTA war-resolution.5 @rule TTA war-resolution.6 @rule TTA ruling.T78
 */
function* steal(world: Ages, victor: Civilization, loser: Civilization, advantage: number): Script<number> {
  const costOf = (id: string): number => specialCard(findFace(loser.specials, id)).cost.science;
  const from = loser.specials
    .filter((card) => !hasTechnology(victor, card) && specialCard(card).cost.science <= advantage)
    .map(idOf);
  if (from.length === 0) return 0;
  const cost = (ids: readonly string[]): number => ids.reduce((sum, id) => sum + costOf(id), 0);
  const text = say('Choose special technologies of {loser} to steal, costing up to {advantage} in total.', {
    loser: the('seat', loser.seat),
    advantage,
  });
  const asking = onlyIf(
    chooseSome({ topic: 'steal', text, rule: 'TTA war-resolution.5', from, least: 0, most: from.length, of: 'card' }),
    (ids) =>
      cost(ids) > advantage ? no('too-dear', 'ruling.T78', 'Together they cost more than your advantage.') : undefined,
  );
  const chosen = yield* ask(victor.seat, asking);
  const total = cost(chosen);
  for (const id of chosen) yield* takeSpecial(world, victor, loser, findFace(loser.specials, id));
  return total;
}

function* takeSpecial(world: Ages, victor: Civilization, loser: Civilization, card: CardNo): Script {
  takeOut(loser.specials, card);
  touch(loser);
  happen(world, 'TTA war-resolution.5', { what: 'stole', seat: victor.seat, from: loser.seat, card: idOf(card) });
  addSpecial(world, victor, card);
  settleTokens(world);
  yield* tokensOf(world, loser, card, specialCard(card).symbols, false);
}
