import { at, Dice, type Random, type Refusal } from '@ecumene/engine';
import { militaryAvailable } from '../action-tokens.ts';
import { cardRow } from '../board.ts';
import type { Play } from '../cards/card.ts';
import {
  asAction,
  asTechnology,
  asUnit,
  type CardNo,
  idOf,
  kindOf,
  levelOf,
  NONE,
  wonderCard,
  workCard,
} from '../cards/numbered.ts';
import {
  priceOfPopulation,
  priceOfStages,
  priceOfTechnology,
  priceOfWorker,
  stagesPerAction,
  unitResources,
  unitScience,
} from '../prices.ts';
import { leads, statistics } from '../statistics.ts';
import { hasRoomInHand, refuseTaking } from '../taking.ts';
import { amountOf } from '../tokens.ts';
import type { Ages, Civilization, Work } from '../world.ts';
import { pays, waysOfPayingFor } from './bills.ts';
import { variants } from './choices.ts';
import type { Action } from './moves.ts';
import { turnChoices } from './own-powers.ts';

const TRIES = 6;
const BLIND = 16;

/**
 * A random action: one that promises to be possible is drawn and checked, a few times over; then the phase ends. Now and
 * then it is drawn blindly, so that everything can come up.
 */
export function sampleAction(
  world: Ages,
  civ: Civilization,
  random: Random,
  refusal: (world: Ages, civ: Civilization, move: Action) => Refusal | undefined,
): Action {
  const dice = new Dice(random);
  const draws = dice.chance(1, BLIND) ? EVERYTHING : promising(world, civ);
  for (let tries = draws.length === 0 ? 0 : TRIES; tries > 0; tries--) {
    const plain = dice.pick(draws)(world, civ, dice);
    if (plain === undefined) continue;
    const move = varied(world, civ, plain, dice);
    if (refusal(world, civ, move) === undefined) return move;
  }
  return END;
}

/** Now and then with one of the ways of paying. */
function varied(world: Ages, civ: Civilization, move: Action, dice: Dice): Action {
  const byHand = world.options.payments === 'by-hand';
  if (!(byHand || statistics(world, civ).specialWays) || !dice.chance(1, 4)) return move;
  const others = variants(world, civ, move);
  const ways = byHand ? [...others, ...[move, ...others].flatMap((one) => paidByHand(world, civ, one))] : others;
  return ways.length === 0 ? move : dice.pick(ways);
}

/** The same, leaving certain tokens. */
function paidByHand(world: Ages, civ: Civilization, move: Action): Action[] {
  return pays(move) ? waysOfPayingFor(world, civ, move).map((keep): Action => ({ ...move, keep })) : [];
}

/** Draws an action of one sort, or nothing where none of it can be possible. */
type Draw = (world: Ages, civ: Civilization, dice: Dice) => Action | undefined;

const TAKING: readonly Draw[] = [anyTaking];
const EVERYTHING: readonly Draw[] = [
  anyTaking,
  anyGrowth,
  anyBuilding,
  anyUpgrade,
  anyStage,
  anyCivilCard,
  anyTactic,
  anyPower,
  anyDestruction,
  noMore,
];

/** The sorts of actions that there seem to be tokens, workers, cards and goods for; what is done often counts more. */
function promising(world: Ages, civ: Civilization): readonly Draw[] {
  if (world.round === 1) return TAKING;
  const draws: Draw[] = [];
  const resources = amountOf(civ, 'resources');
  if (civ.civilReady > 0) {
    if (civ.unfinished === NONE || hasRoomInHand(world, civ)) draws.push(anyTaking, anyTaking);
    if (civ.civilHand.length > 0) draws.push(anyCivilCard, anyCivilCard);
    if ((priceOfPopulation(world, civ) ?? Number.POSITIVE_INFINITY) <= amountOf(civ, 'food')) draws.push(anyGrowth);
    if (civ.unfinished !== NONE && priceOfStages(civ, 1) <= resources) draws.push(anyStage);
    if (resources > 0) draws.push(civ.unused > 0 ? anyBuilding : anyUpgrade);
  }
  if (militaryAvailable(civ) > 0) {
    if (civ.unused > 0 && resources > 0) draws.push(anyUnit);
    if (!civ.turn.tactic) draws.push(anyTactic);
  }
  if (offersPower(civ)) draws.push(anyPower);
  return draws;
}

const END: Action = { do: 'end' };
const GROW: Action = { do: 'grow' };

function anyGrowth(): Action {
  return GROW;
}

function noMore(): Action {
  return END;
}

const SPACES: readonly number[] = cardRow.civilActions.map((_, space) => space);

/** A card of the row that may be taken, if there are actions for it. */
function anyTaking(world: Ages, civ: Civilization, dice: Dice): Action | undefined {
  const space = dice.find(SPACES, (one) => refuseTaking(world, civ, one) === undefined);
  return space === undefined ? undefined : { do: 'take', space };
}

/** An unused worker for some card. */
function anyBuilding(world: Ages, civ: Civilization, dice: Dice): Action | undefined {
  return built(world, civ, dice, () => true);
}

function anyUnit(world: Ages, civ: Civilization, dice: Dice): Action | undefined {
  return built(world, civ, dice, isUnit);
}

function isUnit({ card }: Work): boolean {
  return asUnit(card) !== undefined;
}

/** One there may be enough resources for; of another good one unit at most stands in for them. */
function built(world: Ages, civ: Civilization, dice: Dice, wanted: (work: Work) => boolean): Action | undefined {
  if (civ.unused === 0) return undefined;
  const means = amountOf(civ, 'resources') + (statistics(world, civ).specialWays ? 1 : 0);
  const forUnits = means + unitResources(world, civ);
  const work = dice.find(
    civ.works,
    (one) => wanted(one) && priceOfWorker(world, civ, one.card) <= (isUnit(one) ? forUnits : means),
  );
  return work && { do: 'build', card: idOf(work.card) };
}

/** A worker moves up within a type, where a higher technology of it is found. */
function anyUpgrade(_world: Ages, civ: Civilization, dice: Dice): Action | undefined {
  const from = dice.find(civ.works, ({ workers }) => workers > 0);
  const to = from && dice.find(civ.works, (work) => isAbove(work, from));
  return from && to && { do: 'upgrade', from: idOf(from.card), to: idOf(to.card) };
}

function isAbove(to: Work, from: Work): boolean {
  return kindOf(to.card) === kindOf(from.card) && levelOf(to.card) > levelOf(from.card);
}

function anyDestruction(_world: Ages, civ: Civilization, dice: Dice): Action | undefined {
  const work = dice.find(civ.works, ({ workers }) => workers > 0);
  return work && { do: 'destroy', card: idOf(work.card) };
}

function anyStage(world: Ages, civ: Civilization, dice: Dice): Action | undefined {
  if (civ.unfinished === NONE) return undefined;
  const left = wonderCard(civ.unfinished).stages.length - civ.stages;
  return { do: 'stage', count: 1 + dice.below(Math.min(left, stagesPerAction(world, civ))) };
}

/** With the first card in hand, from a random one on, that promises something. */
function anyCivilCard(world: Ages, civ: Civilization, dice: Dice): Action | undefined {
  const { civilHand } = civ;
  const first = civilHand.length === 0 ? 0 : dice.below(civilHand.length);
  for (let i = 0; i < civilHand.length; i++) {
    const move = withCivilCard(world, civ, at(civilHand, (first + i) % civilHand.length), dice);
    if (move !== undefined) return move;
  }
  return undefined;
}

function withCivilCard(world: Ages, civ: Civilization, no: CardNo, dice: Dice): Action | undefined {
  const action = asAction(no);
  if (action !== undefined) return civ.turn.taken.includes(no) ? undefined : anyPlay(civ, no, action.play, dice);
  const card = idOf(no);
  if (kindOf(no) === 'leader') return anyLeading(civ, card, dice);
  if (isBeyondReach(world, civ, no)) return undefined;
  return kindOf(no) === 'government' && dice.chance(1, 2) ? { do: 'revolt', card } : { do: 'develop', card };
}

function anyLeading(civ: Civilization, card: string, dice: Dice): Action {
  if (!leads(civ, 'tuck-under-a-wonder') || civ.wonders.length === 0 || dice.chance(1, 2)) return { do: 'lead', card };
  return { do: 'lead', card, under: idOf(dice.pick(civ.wonders).card) };
}

/** Whether a technology costs more science than there is, in peace or by revolution, and nobody can help. */
function isBeyondReach(world: Ages, civ: Civilization, no: CardNo): boolean {
  if (statistics(world, civ).specialWays) return false;
  const how = { revolution: kindOf(no) === 'government', cheaper: 0 };
  return priceOfTechnology(world, civ, no, how) > civ.science + unitScience(civ, no);
}

function anyPlay(civ: Civilization, no: CardNo, play: Play, dice: Dice): Action | undefined {
  const card = idOf(no);
  switch (play.does) {
    case 'gain-one-of':
      return { do: 'play', card, choice: dice.below(play.choices.length) };
    case 'develop-technology': {
      const technology = dice.find(civ.civilHand, (held) => asTechnology(held) !== undefined);
      if (technology === undefined) return undefined;
      const develop = idOf(technology);
      const revolution = kindOf(technology) === 'government' && dice.chance(1, 2);
      return revolution ? { do: 'play', card, develop, revolution } : { do: 'play', card, develop };
    }
    case 'build-or-upgrade':
    case 'upgrade':
      return anyWorkOf(civ, card, play, dice);
    case 'build-wonder-stage':
      return civ.unfinished === NONE ? undefined : { do: 'play', card };
    default:
      return { do: 'play', card };
  }
}

/** A worker for a card of the kinds an action card names, unused or from a card below it; Bach changes the kind. */
function anyWorkOf(
  civ: Civilization,
  card: string,
  { does, kinds }: Extract<Play, { does: 'build-or-upgrade' | 'upgrade' }>,
  dice: Dice,
): Action | undefined {
  const work = dice.find(civ.works, (one) => kinds.includes(workCard(one.card).kind));
  if (work === undefined) return undefined;
  const to = idOf(work.card);
  if (does === 'build-or-upgrade' && dice.chance(1, 2)) return civ.unused === 0 ? undefined : { do: 'play', card, to };
  const changing = leads(civ, 'turn-into-a-theater') && dice.chance(1, 2);
  const from = dice.find(civ.works, (one) => one.workers > 0 && (changing || isAbove(work, one)));
  return from && { do: 'play', card, from: idOf(from.card), to };
}

/** A tactic from the hand or a common one, unless it has been changed this turn. */
function anyTactic(world: Ages, civ: Civilization, dice: Dice): Action | undefined {
  if (civ.turn.tactic) return undefined;
  const held = dice.chance(1, 2) ? dice.find(civ.militaryHand, (no) => kindOf(no) === 'tactic') : undefined;
  if (held !== undefined) return { do: 'tactic', card: idOf(held) };
  return world.tactics.length === 0 ? undefined : { do: 'copy', card: idOf(dice.pick(world.tactics)) };
}

/** Whether the leader allows an action that others do not have. */
function offersPower(civ: Civilization): boolean {
  return leads(civ, 'grow-and-recruit') || leads(civ, 'turn-into-a-theater') || turnChoices(civ) !== undefined;
}

/** What a card in play allows beside the actions everybody has. */
function anyPower(world: Ages, civ: Civilization, dice: Dice): Action | undefined {
  const power = dice.find(statistics(world, civ).powers, ({ ability }) => ability.does === 'once-a-turn');
  if (power !== undefined && dice.chance(1, 2)) return { do: 'use', card: idOf(power.card) };
  const unit = leads(civ, 'grow-and-recruit') ? dice.find(civ.works, isUnit) : undefined;
  if (unit !== undefined) return { do: 'recruit', card: idOf(unit.card) };
  if (leads(civ, 'turn-into-a-theater'))
    return { do: 'theater', from: idOf(dice.pick(civ.works).card), to: idOf(dice.pick(civ.works).card) };
  const choices = turnChoices(civ);
  return choices && { do: 'choose', choice: dice.below(choices.length) };
}
