import { happen, type Refusal } from '@ecumene/engine';
import { canSpendCivil, settleTokens, spendCivil } from '../action-tokens.ts';
import { actionCosts } from '../board.ts';
import {
  asSpecial,
  asTechnology,
  asWork,
  type CardNo,
  findFace,
  idOf,
  kindOf,
  levelOf,
  NONE,
  specialCard,
} from '../cards/numbered.ts';
import { gain, gainOne } from '../goods.ts';
import { losePoints } from '../points.ts';
import { priceOfTechnology, unitScience } from '../prices.ts';
import { NO_CIVIL_ACTION, NO_SCIENCE, no, notInHand } from '../refusals.ts';
import { leads, statistics } from '../statistics.ts';
import { openWork } from '../workers.ts';
import { type Ages, type Civilization, takeOut, touch } from '../world.ts';
import type { Doing } from './moves.ts';

/** How a technology is developed. */
export interface How {
  readonly revolution: boolean;
  /** Science taken off by the card that allows it. */
  readonly cheaper: number;
  /** Whether a partner helps, as a pact allows. */
  readonly shared: boolean;
}

const PEACE: How = { revolution: false, cheaper: 0, shared: false };
const NO_TECHNOLOGY = no(
  'no-technology',
  'develop.3',
  'This card is not a technology. Choose a card with a science cost.',
);
const NOT_ALL_CIVIL = no(
  'not-all-actions',
  'revolution.3',
  'A revolution costs all your civil actions. Declare it before you spend any.',
);
const NOT_ALL_MILITARY = no(
  'not-all-actions',
  'robespierre.1',
  'This revolution costs all your military actions. Declare it before you spend any.',
);

/** A partner who can help, what is taken off, and what the partner pays. @rule TTA ruling.T82 */
function helper(world: Ages, civ: Civilization): { partner: Civilization; cheaper: number; pays: number } | undefined {
  for (const { ability, partner } of statistics(world, civ).powers) {
    if (ability.does !== 'shared-research' || partner === undefined) continue;
    if (partner.science >= ability.partnerPays) return { partner, cheaper: ability.cheaper, pays: ability.partnerPays };
  }
  return undefined;
}

/** The science a technology costs in this way. */
export function scienceFor(world: Ages, civ: Civilization, card: CardNo, how: How): number {
  const help = how.shared ? (helper(world, civ)?.cheaper ?? 0) : 0;
  return priceOfTechnology(world, civ, card, { revolution: how.revolution, cheaper: how.cheaper + help });
}

/** Whether a technology can be developed, beside what it costs in actions. @rule TTA develop.3 @rule TTA points.4 */
export function refuseTechnology(world: Ages, civ: Civilization, id: string, how: How): Refusal | undefined {
  const card = findFace(civ.civilHand, id);
  if (card === NONE) return notInHand(how.revolution ? 'revolution.2' : 'develop.3');
  if (asTechnology(card) === undefined) return NO_TECHNOLOGY;
  if (how.revolution && kindOf(card) !== 'government')
    return no(
      'no-government',
      'revolution.2',
      'Only governments can be changed by revolution. Develop this card normally.',
    );
  if (how.shared && helper(world, civ) === undefined)
    return no('no-help', 'ruling.T82', 'No partner can help with this research. Pay for it alone.');
  return scienceFor(world, civ, card, how) > civ.science + unitScience(civ, card) ? NO_SCIENCE : undefined;
}

/**
 * All civil actions must be available and are spent; with Robespierre all military ones are instead.
 * @rule TTA revolution.3 @rule TTA revolution.4 @rule TTA revolution.5 @rule TTA ruling.T18 @rule TTA ruling.T52
 * @rule TTA robespierre.1 @rule TTA robespierre.6 @rule TTA ruling.T53
 */
export function refuseUpheaval(world: Ages, civ: Civilization): Refusal | undefined {
  const { civilActions, militaryActions } = statistics(world, civ);
  if (leads(civ, 'military-revolution')) return civ.militaryReady >= militaryActions ? undefined : NOT_ALL_MILITARY;
  return canSpendCivil(world, civ, civilActions) ? undefined : NOT_ALL_CIVIL;
}

/** Spends the actions of a revolution. @rule TTA robespierre.4 */
function upheave(world: Ages, civ: Civilization): void {
  const { civilActions, militaryActions } = statistics(world, civ);
  if (leads(civ, 'military-revolution')) {
    civ.militaryReady -= militaryActions;
    civ.militarySpent += militaryActions;
  } else {
    spendCivil(world, civ, civilActions);
  }
}

/** Pays for a technology and puts it into play; what developing gives comes last. @rule TTA ruling.T51 */
export function developNow(world: Ages, civ: Civilization, id: string, how: How): void {
  const card = findFace(civ.civilHand, id);
  const science = scienceFor(world, civ, card, how);
  payScience(world, civ, card, science, how);
  takeOut(civ.civilHand, card);
  const military = leads(civ, 'military-revolution');
  if (how.revolution) upheave(world, civ);
  happen(world, how.revolution ? 'TTA revolution.8' : 'TTA develop.6', {
    what: 'developed',
    seat: civ.seat,
    card: idOf(card),
    science,
    revolution: how.revolution,
  });
  enterPlay(world, civ, card);
  settleTokens(world);
  if (how.revolution) startSpent(civ, military);
  triggers(world, civ, how.revolution);
}

function payScience(world: Ages, civ: Civilization, card: CardNo, science: number, how: How): void {
  const extra = Math.min(science, unitScience(civ, card));
  civ.extraScience -= extra;
  losePoints(civ, 'science', science - extra);
  const help = how.shared ? helper(world, civ) : undefined;
  if (help === undefined) return;
  losePoints(help.partner, 'science', help.pays);
  happen(world, 'TTA ruling.T82', { what: 'helped', seat: help.partner.seat, science: help.pays });
}

/** Actions that a revolution adds start out spent. @rule TTA revolution.11 @rule TTA robespierre.2 */
function startSpent(civ: Civilization, military: boolean): void {
  if (military) {
    civ.militarySpent += civ.militaryReady;
    civ.militaryReady = 0;
  } else {
    civ.civilSpent += civ.civilReady;
    civ.civilReady = 0;
  }
}

/** What cards in play give for developing, and for a revolution. @rule TTA revolution.12 @rule TTA newton.1 @rule TTA newton.2 */
function triggers(world: Ages, civ: Civilization, revolution: boolean): void {
  for (const { ability, card } of statistics(world, civ).powers) {
    if (ability.does === 'on-developing') gain(world, civ, ability.gain, 'TTA ruling.T51', card);
    if (ability.does === 'on-revolution' && revolution) gain(world, civ, ability.gain, 'TTA ruling.T53', card);
  }
}

/**
 * A technology enters play: on a government the old one leaves the game, of two special ones of a type the lower does.
 * @rule TTA develop.6 @rule TTA develop.10 @rule TTA develop.11 @rule TTA revolution.8 @rule TTA revolution.9
 * @rule TTA revolution.10 @rule TTA governments.1 @rule TTA governments.2 @rule TTA governments.3 @rule TTA special-technologies.1
 */
function enterPlay(world: Ages, civ: Civilization, card: CardNo): void {
  if (asWork(card) !== undefined) {
    openWork(civ, card);
    return;
  }
  if (asSpecial(card) !== undefined) {
    addSpecial(world, civ, card);
    return;
  }
  world.removed.push(civ.government);
  civ.government = card;
  touch(civ);
}

/**
 * Of two special technologies of one type only the higher stays; tokens change by the difference.
 * @rule TTA develop.7 @rule TTA develop.9 @rule TTA special-technologies.2 @rule TTA war-resolution.7
 */
export function addSpecial(world: Ages, civ: Civilization, card: CardNo): void {
  const { kind } = specialCard(card);
  const rival = civ.specials.find((other) => specialCard(other).kind === kind);
  if (rival !== undefined && levelOf(rival) >= levelOf(card)) {
    world.removed.push(card);
    return;
  }
  if (rival !== undefined) {
    takeOut(civ.specials, rival);
    world.removed.push(rival);
  }
  civ.specials.push(card);
  const before = rival === undefined ? 0 : (specialCard(rival).symbols.blueTokens ?? 0);
  const more = (specialCard(card).symbols.blueTokens ?? 0) - before;
  if (more < 0) throw new Error('a higher special technology has fewer blue tokens than a lower one');
  touch(civ);
  gainOne(world, civ, 'blue-tokens', more, 'TTA tokens.3', card);
}

function peace(shared: boolean | undefined): How {
  return shared === true ? { ...PEACE, shared } : PEACE;
}

/** @rule TTA develop.2 */
export function refuseDevelop(world: Ages, civ: Civilization, move: Doing<'develop'>): Refusal | undefined {
  if (!canSpendCivil(world, civ, actionCosts.developTechnology.civil)) return NO_CIVIL_ACTION;
  return refuseTechnology(world, civ, move.card, peace(move.shared));
}

export function develop(world: Ages, civ: Civilization, move: Doing<'develop'>): void {
  spendCivil(world, civ, actionCosts.developTechnology.civil, move.red);
  developNow(world, civ, move.card, peace(move.shared));
}

function revolution(shared: boolean | undefined): How {
  return { revolution: true, cheaper: 0, shared: shared === true };
}

/** @rule TTA revolution.2 */
export function refuseRevolt(world: Ages, civ: Civilization, move: Doing<'revolt'>): Refusal | undefined {
  return refuseTechnology(world, civ, move.card, revolution(move.shared)) ?? refuseUpheaval(world, civ);
}

export function revolt(world: Ages, civ: Civilization, move: Doing<'revolt'>): void {
  developNow(world, civ, move.card, revolution(move.shared));
}
