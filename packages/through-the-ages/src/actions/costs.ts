import { asCivilLeft } from '../action-tokens.ts';
import { actionCosts } from '../board.ts';
import { effects } from '../cards/effects.ts';
import { asTechnology, asUnit, findFace, NONE } from '../cards/numbered.ts';
import type { Start } from '../events/head-start.ts';
import { billed } from '../payments.ts';
import { priceInRow } from '../prices.ts';
import { leads, statistics } from '../statistics.ts';
import { type Ages, type Civilization, workOn } from '../world.ts';
import { billOf, pays } from './bills.ts';
import type { Action } from './moves.ts';
import { type How, scienceFor } from './technology.ts';

/** What something costs, whether or not it can be paid. */
export interface Cost {
  readonly civil?: number;
  readonly military?: number;
  readonly food?: number;
  readonly resources?: number;
  readonly science?: number;
}

/** What an action costs: actions, food, resources and science. */
export function costOfAction(world: Ages, civ: Civilization, move: Action): Cost {
  const goods = pays(move) ? billed(world, civ, billOf(world, civ, move), move) : undefined;
  const science = scienceOf(world, civ, move);
  return {
    ...actionsFor(world, civ, move),
    ...(goods !== undefined && goods.food > 0 && { food: goods.food }),
    ...(goods !== undefined && (goods.resources > 0 || isBuilt(move)) && { resources: goods.resources }),
    ...(science !== undefined && { science }),
  };
}

/** What an event's head start costs: no action, and one less of what it is paid in. */
export function costOfStart(world: Ages, civ: Civilization, move: Start): Cost {
  switch (move.do) {
    case 'grow':
      return { food: billOf(world, civ, move, cheaper).food };
    case 'build':
      return { resources: billOf(world, civ, move, cheaper).resources };
    case 'develop':
    case 'revolt': {
      const science = scienceForCard(world, civ, move.card, {
        revolution: move.do === 'revolt',
        cheaper,
        shared: move.shared === true,
      });
      return science === undefined ? {} : { science };
    }
    case 'nothing':
      return {};
  }
}

const { cheaper } = effects['head-start'];

/** Whether resources are what it is paid in, even where it costs none. */
function isBuilt(move: Action): boolean {
  return ['build', 'upgrade', 'stage', 'theater'].includes(move.do) || (move.do === 'play' && move.to !== undefined);
}

function scienceOf(world: Ages, civ: Civilization, move: Action): number | undefined {
  const shared = 'shared' in move && move.shared === true;
  const how = { cheaper: 0, shared };
  if (move.do === 'develop') return scienceForCard(world, civ, move.card, { ...how, revolution: false });
  if (move.do === 'revolt') return scienceForCard(world, civ, move.card, { ...how, revolution: true });
  if (move.do !== 'play' || move.develop === undefined) return undefined;
  return scienceForCard(world, civ, move.develop, { ...how, revolution: move.revolution === true });
}

function scienceForCard(world: Ages, civ: Civilization, id: string, how: How): number | undefined {
  const card = findFace(civ.civilHand, id);
  return asTechnology(card) === undefined ? undefined : scienceFor(world, civ, card, how);
}

/** Civil and military actions; a military one stands in where a card allows it and the move wants it or needs it. */
function actionsFor(world: Ages, civ: Civilization, move: Action): Cost {
  const military = militaryFor(world, civ, move);
  if (military > 0) return { military };
  const civil = civilFor(world, civ, move);
  if (civil === 0) return {};
  const left = asCivilLeft(world, civ);
  const wanted = 'red' in move && move.red === true ? Math.min(civil, left) : Math.max(0, civil - civ.civilReady);
  const red = wanted <= left ? wanted : 0;
  return { ...(civil > red && { civil: civil - red }), ...(red > 0 && { military: red }) };
}

function civilFor(world: Ages, civ: Civilization, move: Action): number {
  switch (move.do) {
    case 'take':
      return world.row[move.space] === NONE ? 0 : priceInRow(world, civ, move.space);
    case 'grow':
      return actionCosts.increasePopulation.civil;
    case 'build':
    case 'upgrade':
    case 'destroy':
    case 'theater':
      return actionCosts.buildUpgradeOrDestroy.civil;
    case 'lead':
      return actionCosts.playLeader.civil;
    case 'stage':
      return actionCosts.buildWonderStage.civil;
    case 'develop':
      return actionCosts.developTechnology.civil;
    case 'play':
      return move.revolution === true ? revolutionFor(world, civ) : actionCosts.playActionCard.civil;
    case 'revolt':
      return revolutionFor(world, civ);
    default:
      return 0;
  }
}

/** A revolution takes all civil actions, or with Robespierre all military ones. */
function revolutionFor(world: Ages, civ: Civilization): number {
  return leads(civ, 'military-revolution') ? 0 : statistics(world, civ).civilActions;
}

function militaryFor(world: Ages, civ: Civilization, move: Action): number {
  switch (move.do) {
    case 'build':
    case 'destroy':
      return onUnit(civ, move.card);
    case 'upgrade':
      return onUnit(civ, move.to);
    case 'recruit':
      return actionCosts.buildUpgradeOrDisbandUnit.military;
    case 'tactic':
      return actionCosts.playTactic.military;
    case 'copy':
      return actionCosts.copyTactic.military;
    case 'revolt':
      return militaryRevolution(world, civ);
    case 'play':
      return move.revolution === true ? militaryRevolution(world, civ) : 0;
    default:
      return 0;
  }
}

function militaryRevolution(world: Ages, civ: Civilization): number {
  return leads(civ, 'military-revolution') ? statistics(world, civ).militaryActions : 0;
}

function onUnit(civ: Civilization, id: string): number {
  const work = workOn(civ, id);
  return work === undefined || asUnit(work.card) === undefined ? 0 : actionCosts.buildUpgradeOrDisbandUnit.military;
}
