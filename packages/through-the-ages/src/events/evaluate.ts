import { ask, at, chooseOne, confirm, happen, type Script, say, the } from '@ecumene/engine';
import { settleTokens } from '../action-tokens.ts';
import { destroyNow, hasRoom } from '../actions/building.ts';
import type { Goods } from '../cards/ability.ts';
import type { EventStep, Outcome, ProductionStep } from '../cards/card.ts';
import type { EffectKey } from '../cards/effects.ts';
import { type CardNo, eventCard, idOf, NONE, territoryCard, workCard } from '../cards/numbered.ts';
import { chooseCard } from '../choosing.ts';
import { gain, gainOne, gainOrLose, lose, loseOne, tellLost, tokensOf } from '../goods.ts';
import { LAST_AGE, layOnPile } from '../military-cards.ts';
import { gainMix, loseMix } from '../mix.ts';
import { consume, produceFood, produceResources, sufferCorruption } from '../production.ts';
import { sharesOf } from '../quantities.ts';
import { amountOf, loseStored, takeYellow } from '../tokens.ts';
import { chooseWorker, place } from '../workers.ts';
import { type Ages, amountFor, type Civilization, takeOut, touch, workOn } from '../world.ts';
import { takeFromTheRow } from './agreement.ts';
import { type Comparison, compareCivilizations, struck } from './comparison.ts';
import { headStart } from './head-start.ts';
import { onlyCurrentLeaders, terror, wonderIntoRuin } from './upheavals.ts';

/**
 * What a card says beats what the rules say in general. An event does what its text says, step by step, to those it struck when it was revealed.
 * @rule TTA evaluate.1 @rule TTA events.2 @rule TTA ruling.T90 @rule TTA other-cards.2 @rule TTA ruling.P1
 */
export function* evaluate(world: Ages, no: CardNo): Script {
  const card = eventCard(no);
  const all = compareCivilizations(world, world.current);
  if (card.effect !== undefined) return yield* special(world, card.effect, all);
  for (const step of card.steps) yield* carryOut(world, step, all, no);
}

function* special(world: Ages, effect: EffectKey, all: Comparison): Script {
  switch (effect) {
    case 'head-start':
      return yield* headStart(world, all);
    case 'terror-in-the-streets':
      return yield* terror(world, all);
    case 'only-current-leaders':
      return onlyCurrentLeaders(world, all);
    case 'take-from-the-row':
      return yield* takeFromTheRow(world, all);
    case 'wonder-into-ruin':
      return yield* wonderIntoRuin(world, all);
    default:
      throw new Error(`${effect} is no event`);
  }
}

/** What shares come to is settled for all before anything is done. @rule TTA ruling.T90 @rule TTA ruling.T96 */
export function* carryOut(world: Ages, step: EventStep, all: Comparison, card: CardNo): Script {
  const outcome = world.age >= LAST_AGE && step.inAgeIV !== undefined ? step.inAgeIV : step.outcome;
  const civs = struck(all, step.whom);
  const amounts = civs.map((civ) => ('shares' in outcome ? sharesOf(world, civ, outcome.shares) : 0));
  for (const [i, civ] of civs.entries()) yield* apply(world, civ, outcome, at(amounts, i), all, card);
}

const RULE = 'TTA evaluate.1';

function* apply(
  world: Ages,
  civ: Civilization,
  outcome: Outcome,
  shares: number,
  all: Comparison,
  card: CardNo,
): Script {
  switch (outcome.does) {
    case 'gain':
      return gain(world, civ, outcome.gain, RULE, card);
    case 'gain-one-of':
      return gain(world, civ, yield* chooseGain(civ, outcome.choices), RULE, card);
    case 'gain-mix':
      return yield* gainMix(world, civ, outcome.amount, RULE);
    case 'gain-shares':
      return yield* gainOrLose(world, civ, outcome.what, shares, RULE, card);
    case 'gain-by-rank':
      return scoreByRank(world, civ, outcome, all, card);
    case 'lose':
      return yield* lose(world, civ, outcome.lose, RULE);
    case 'lose-mix':
      return yield* loseMix(world, civ, outcome.amount, RULE);
    case 'lose-shares':
      yield* loseOne(world, civ, outcome.what, shares, RULE);
      return undefined;
    case 'lose-all':
      return loseAll(world, civ, outcome.what);
    case 'lose-colony':
      return yield* loseColony(world, civ);
    case 'take':
      return takeTokens(world, civ, at(all.byStrength, all.byStrength.length - 1), outcome.amount);
    case 'destroy-own':
      return yield* destroyOwn(world, civ, outcome.kinds);
    case 'build-free':
      return yield* buildFree(world, civ, outcome.on);
    case 'produce':
      for (const step of outcome.steps) production(world, civ, step);
      return undefined;
  }
}

function* chooseGain(civ: Civilization, choices: readonly Goods[]): Script<Goods> {
  const names = choices.map((goods) => goods.map(([good, amount]) => `${amount} ${good}`).join(', '));
  const text = say('Choose what to gain.');
  const choice = yield* ask(civ.seat, chooseOne({ topic: 'gain', text, rule: RULE, from: names }));
  return choices[names.indexOf(choice)] ?? [];
}

/** Every player has a place of their own. @rule TTA ruling.T105 */
function scoreByRank(
  world: Ages,
  civ: Civilization,
  outcome: Extract<Outcome, { does: 'gain-by-rank' }>,
  all: Comparison,
  card: CardNo,
): void {
  const rank = (outcome.in === 'strength' ? all.byStrength : all.byScience).indexOf(civ);
  gainOne(world, civ, 'culture', amountFor(world, outcome.culture)[rank] ?? 0, RULE, card);
}

function loseAll(world: Ages, civ: Civilization, what: 'food'): void {
  tellLost(world, civ, what, loseStored(civ, what, amountOf(civ, what)), RULE);
}

/** @rule TTA colonies.4 @rule TTA tokens.4 */
function* loseColony(world: Ages, civ: Civilization): Script {
  const text = say('Choose a colony to lose.');
  const head = { topic: 'lose-colony', text, rule: 'TTA colonies.4' };
  const card = yield* chooseCard(civ.seat, civ.colonies, head);
  if (card === NONE) return;
  takeOut(civ.colonies, card);
  touch(civ);
  layOnPile(world, card, true);
  happen(world, 'TTA colonies.4', { what: 'lost-colony', seat: civ.seat, card: idOf(card) });
  yield* tokensOf(world, civ, card, territoryCard(card).symbols, false);
  settleTokens(world);
}

function takeTokens(world: Ages, civ: Civilization, from: Civilization, count: number): void {
  if (from === civ) return;
  const amount = takeYellow(from, civ, count);
  if (amount === 0) return;
  happen(world, 'TTA tokens.9', { what: 'lost', seat: from.seat, good: 'yellow-tokens', amount });
  happen(world, 'TTA tokens.9', { what: 'gained', seat: civ.seat, good: 'yellow-tokens', amount, card: null });
}

/** @rule TTA ruling.T98 */
function* destroyOwn(world: Ages, civ: Civilization, kinds: readonly string[]): Script {
  const works = civ.works.filter(({ card }) => kinds.includes(workCard(card).kind));
  const work = yield* chooseWorker(civ.seat, civ, works, 'TTA ruling.T98', 'destroy-own');
  if (work !== undefined) destroyNow(world, civ, work, 'TTA ruling.T98');
}

/** A free building needs an unused worker and room. @rule TTA ruling.T56 @rule TTA evaluate.9 @rule TTA action-phase.6 */
function* buildFree(world: Ages, civ: Civilization, on: 'religion' | 'warriors'): Script {
  const work = workOn(civ, on);
  if (work === undefined || civ.unused === 0 || !hasRoom(world, civ, work.card)) return;
  const text = say('Build {card} for free?', { card: the('card', on) });
  if (!(yield* ask(civ.seat, confirm({ topic: 'build-free', text, rule: 'TTA ruling.T56' })))) return;
  place(civ, work);
  happen(world, 'TTA ruling.T56', { what: 'built', seat: civ.seat, card: on, resources: 0 });
}

/** @rule TTA ruling.T99 */
function production(world: Ages, civ: Civilization, step: ProductionStep): void {
  if (step === 'corruption') {
    sufferCorruption(world, civ);
    return;
  }
  if (step === 'consumption') {
    consume(world, civ);
    return;
  }
  const amount = step === 'food' ? produceFood(world, civ) : produceResources(world, civ);
  if (amount > 0) happen(world, 'TTA ruling.T99', { what: 'gained', seat: civ.seat, good: step, amount, card: null });
}
