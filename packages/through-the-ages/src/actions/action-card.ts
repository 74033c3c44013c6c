import { happen, type Refusal } from '@ecumene/engine';
import { canSpendCivil, spendCivil } from '../action-tokens.ts';
import { actionCosts } from '../board.ts';
import type { Play } from '../cards/card.ts';
import type { CardOf } from '../cards/index.ts';
import { asAction, type CardNo, findFace, idOf, kindOf, NONE, workCard } from '../cards/numbered.ts';
import { gain, gainOne } from '../goods.ts';
import { NO_CIVIL_ACTION, no, notInHand, notInPlay } from '../refusals.ts';
import { statistics } from '../statistics.ts';
import { type Ages, amountFor, type Civilization, rivalsOf, takeOut, workOn } from '../world.ts';
import { buildNow, refuseBuilding, refuseIntoTheater, refuseUpgrading, upgradeNow } from './building.ts';
import type { Doing } from './moves.ts';
import { growNow, refuseGrowth } from './population.ts';
import { developNow, type How, refuseTechnology, refuseUpheaval } from './technology.ts';
import { refuseStages, stageNow } from './wonder.ts';

type Move = Doing<'play'>;

const WRONG_KIND = no('wrong-kind', 'action-card.4', 'This card does not build that. Choose a building it names.');
const SAY_WHAT = no('say-what', 'action-card.4', 'Choose what to build, upgrade, develop or gain with this card.');
const SAY_NOTHING = no('say-nothing', 'action-card.4', 'This card does not need that choice. Remove it.');
const JUST_TAKEN = no(
  'just-taken',
  'action-card.3',
  'You took this card in this Action Phase. Play it on a later turn.',
);
const IS_LEADER = no('no-action-card', 'action-card.3', 'This card is a leader. Elect this leader instead.');
const IS_TECHNOLOGY = no('no-action-card', 'action-card.3', 'This card is a technology. Develop it instead.');

/** @rule TTA action-card.2 @rule TTA action-card.3 @rule TTA action-card.9 @rule TTA ruling.T21 */
export function refusePlay(world: Ages, civ: Civilization, move: Move): Refusal | undefined {
  const no = playable(civ, move.card);
  const card = asAction(no);
  if (card === undefined) return refuseUnplayable(findFace(civ.civilHand, move.card));
  if (!move.revolution && !canSpendCivil(world, civ, actionCosts.playActionCard.civil)) return NO_CIVIL_ACTION;
  return refuseExtras(card.play, move) ?? refuseInside(world, civ, card.play, move);
}

/** Why no copy in hand can be played as an action card now. */
function refuseUnplayable(held: CardNo): Refusal {
  if (held === NONE) return notInHand('action-card.3');
  if (asAction(held) !== undefined) return JUST_TAKEN;
  return kindOf(held) === 'leader' ? IS_LEADER : IS_TECHNOLOGY;
}

/** A copy of the card that was not taken in this Action Phase. */
function playable(civ: Civilization, id: string): CardNo {
  const held = civ.turn.taken.length === 0 ? civ.civilHand : civ.civilHand.filter((no) => !civ.turn.taken.includes(no));
  const no = findFace(held, id);
  return asAction(no) === undefined ? NONE : no;
}

/** What is said must belong to the card. */
function refuseExtras(play: Play, move: Move): Refusal | undefined {
  const builds = play.does === 'build-or-upgrade' || play.does === 'upgrade';
  if (!builds && (move.from !== undefined || move.to !== undefined)) return SAY_NOTHING;
  const develops = play.does === 'develop-technology';
  if (!develops && (move.develop !== undefined || move.revolution !== undefined || move.shared !== undefined))
    return SAY_NOTHING;
  if (play.does !== 'gain-one-of' && move.choice !== undefined) return SAY_NOTHING;
  const pays = builds || play.does === 'increase-population' || play.does === 'build-wonder-stage';
  return !pays && (move.trade !== undefined || move.keep !== undefined) ? SAY_NOTHING : undefined;
}

/** The action inside the card must be possible in full. @rule TTA action-card.5 @rule TTA action-card.8 @rule TTA action-card.9 */
function refuseInside(world: Ages, civ: Civilization, play: Play, move: Move): Refusal | undefined {
  switch (play.does) {
    case 'gain':
    case 'gain-per-rival-ahead':
      return undefined;
    case 'gain-one-of':
      return play.choices[move.choice ?? -1] === undefined ? SAY_WHAT : undefined;
    case 'increase-population':
      return refuseGrowth(world, civ, move);
    case 'build-wonder-stage':
      return refuseStages(world, civ, 1, move, play.cheaper);
    case 'develop-technology':
      if (move.develop === undefined) return SAY_WHAT;
      return (
        refuseTechnology(world, civ, move.develop, howOf(move)) ??
        (move.revolution ? refuseUpheaval(world, civ) : undefined)
      );
    case 'build-or-upgrade':
    case 'upgrade':
      return refuseBuildOrUpgrade(world, civ, play, move);
  }
}

function refuseBuildOrUpgrade(
  world: Ages,
  civ: Civilization,
  play: Extract<Play, { cheaper: number; kinds: unknown }>,
  move: Move,
): Refusal | undefined {
  const { from, to } = move;
  if (to === undefined) return SAY_WHAT;
  const work = workOn(civ, to);
  if (work === undefined) return notInPlay('action-card.5');
  const { kind } = workCard(work.card);
  if (!play.kinds.includes(kind)) return WRONG_KIND;
  if (from === undefined)
    return play.does === 'upgrade' ? SAY_WHAT : refuseBuilding(world, civ, work, move, play.cheaper);
  if (intoTheater(world, civ, from, to)) return refuseIntoTheater(world, civ, { from, to }, move, play.cheaper);
  return refuseUpgrading(world, civ, { from, to }, move, play.cheaper);
}

/** Whether the upgrade changes the type, as Bach allows where the table lets him. @rule TTA ruling.T57 */
function intoTheater(world: Ages, civ: Civilization, from: string, to: string): boolean {
  if (!world.options.bachWithActionCards) return false;
  const [old, work] = [workOn(civ, from), workOn(civ, to)];
  if (old === undefined || work === undefined) return false;
  return workCard(work.card).kind === 'theater' && workCard(old.card).kind !== 'theater';
}

/** @rule TTA ruling.T54 */
function howOf(move: Move): How {
  return { revolution: move.revolution === true, cheaper: 0, shared: move.shared === true };
}

/**
 * The card is paid for, does what it says and is discarded; the price of a revolution takes the place of its own.
 * @rule TTA action-card.4 @rule TTA action-card.7 @rule TTA action-card.12 @rule TTA action-cards.1 @rule TTA robespierre.5
 * @rule TTA revolution.5
 */
export function play(world: Ages, civ: Civilization, move: Move): void {
  if (!move.revolution) spendCivil(world, civ, actionCosts.playActionCard.civil, move.red);
  const no = playable(civ, move.card);
  const card = asAction(no);
  if (card === undefined) throw new Error(`${move.card} is no action card in hand`);
  takeOut(civ.civilHand, no);
  world.removed.push(no);
  happen(world, 'TTA action-card.4', { what: 'played', seat: civ.seat, card: idOf(no) });
  carryOut(world, civ, card, no, move);
}

/** What a card gives after the action inside it cannot help to pay for it. @rule TTA ruling.T33 */
function carryOut(world: Ages, civ: Civilization, { play }: CardOf<'action'>, no: CardNo, move: Move): void {
  switch (play.does) {
    case 'gain':
      gain(world, civ, play.gain, 'TTA action-card.4', no);
      return;
    case 'gain-one-of':
      gain(world, civ, play.choices[move.choice ?? 0] ?? [], 'TTA action-card.4', no);
      return;
    case 'increase-population':
      growNow(world, civ, move);
      gain(world, civ, play.afterwards, 'TTA ruling.T33', no);
      return;
    case 'develop-technology':
      developNow(world, civ, move.develop ?? '', howOf(move));
      gain(world, civ, play.afterwards, 'TTA ruling.T33', no);
      return;
    case 'build-wonder-stage':
      stageNow(world, civ, 1, move, play.cheaper);
      return;
    case 'gain-per-rival-ahead':
      gainOne(
        world,
        civ,
        play.what,
        amountFor(world, play.amount) * ahead(world, civ, play.in),
        'TTA action-card.4',
        no,
      );
      return;
    case 'build-or-upgrade':
    case 'upgrade':
      buildOrUpgrade(world, civ, play.cheaper, move);
      return;
  }
}

function buildOrUpgrade(world: Ages, civ: Civilization, cheaper: number, move: Move): void {
  const { from, to = '' } = move;
  const work = workOn(civ, to);
  if (work === undefined) throw new Error(`${to} is not in play`);
  if (from === undefined) {
    buildNow(world, civ, work, move, cheaper);
    return;
  }
  if (intoTheater(world, civ, from, to)) civ.turn.theater = true;
  upgradeNow(world, civ, { from, to }, move, cheaper);
}

/** How many rivals have more. */
function ahead(world: Ages, civ: Civilization, what: 'strength' | 'culture'): number {
  const value = (one: Civilization): number => (what === 'culture' ? one.culture : statistics(world, one).strength);
  return rivalsOf(world, civ).filter((rival) => value(rival) > value(civ)).length;
}
