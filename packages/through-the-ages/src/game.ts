import {
  each,
  type Game,
  happen,
  type Program,
  type RankedSeat,
  repeat,
  type Script,
  type Seat,
  sequence,
  steady,
  step,
  when,
} from '@ecumene/engine';
import { finishStages, takeActions } from './actions/actions.ts';
import { makeCommon } from './actions/tactics.ts';
import { draw } from './board-text.ts';
import { replenish } from './card-row.ts';
import { settleColony } from './colonization.ts';
import { copyWorld } from './copy.ts';
import { disguise } from './disguise.ts';
import { discardExcess, excessCards, finishTurn } from './end-of-turn.ts';
import { peek, resolveEvent } from './events/prepared.ts';
import { scoreTheEnd } from './final-scoring.ts';
import type { Happened } from './happenings.ts';
import { broken } from './invariants.ts';
import { LAST_AGE } from './military-cards.ts';
import { sheet } from './options.ts';
import { phrase } from './phrases.ts';
import { resolveAggression } from './politics/aggression.ts';
import { resolveOffer } from './politics/pact.ts';
import { mayActAgain, takePoliticalAction, takeSecondAction } from './politics/politics.ts';
import { resign } from './politics/resign.ts';
import { resolveWars } from './politics/war.ts';
import { rules } from './rules.ts';
import { scene } from './scene.ts';
import { setup } from './setup.ts';
import { leads } from './statistics.ts';
import { called, tell } from './tell.ts';
import { topics } from './topics.ts';
import { type AgesView, halves, view } from './view.ts';
import { type Ages, type Civilization, civAt, civOf, clockwiseFrom, isDecided, NOBODY } from './world.ts';

/**
 * Clockwise from the starting player; where nobody is one any more, after whoever had the last turn.
 * @rule TTA flow.2 @rule TTA flow.3 @rule TTA ruling.T85
 */
function turnOrder(world: Ages): Seat[] {
  const { starting, current, civs } = world;
  const first = starting === NOBODY ? (current + 1) % civs.length : starting;
  return clockwiseFrom(world, first).map(({ seat }) => seat);
}

/**
 * A turn from its start to its end. What asks nothing shares a step with what follows it, so that play rests where
 * somebody decides.
 * @rule TTA turn.1 @rule TTA first-turn.2 @rule TTA flow.4
 */
function turn(seat: Seat): Program<Ages> {
  return sequence(
    'turn',
    step('start of the turn', (world) => startTurn(world, seat)),
    when('politics', (world) => world.politics > 0 && playing(world, seat), politics(seat)),
    actions(seat),
    steady(step('end of the turn', (world) => endTurn(world, seat))),
  );
}

function playing(world: Ages, seat: Seat): boolean {
  return !civOf(world, seat).out && !isDecided(world);
}

/**
 * From the second round on the row is replenished, a war resolved and the own tactic made common.
 * @rule TTA turn.2 @rule TTA row.1 @rule TTA row.2 @rule TTA ages.2
 */
function startTurn(world: Ages, seat: Seat): Script | undefined {
  if (!playing(world, seat)) return undefined;
  const civ = civOf(world, seat);
  world.current = civ.place;
  world.acting = true;
  happen(world, 'TTA flow.2', { what: 'turn', seat, round: world.round });
  if (world.round === 1) return undefined;
  replenish(world);
  if (civ.wars.length > 0) return warAndTactics(world, civ);
  prepareForPolitics(world, civ);
  return undefined;
}

function* warAndTactics(world: Ages, civ: Civilization): Script {
  yield* resolveWars(world, civ);
  prepareForPolitics(world, civ);
}

/** @rule TTA ruling.T97 @rule TTA politics.1 */
function prepareForPolitics(world: Ages, civ: Civilization): void {
  makeCommon(world, civ);
  if (leads(civ, 'peek-at-the-event')) peek(world, civ);
  world.politics = civ.forfeits ? 0 : FIRST_AND_ONLY;
  civ.forfeits = false;
}

const FIRST_AND_ONLY = 1;

/** @rule TTA turn.3 */
function endTurn(world: Ages, seat: Seat): Script | undefined {
  const civ = civOf(world, seat);
  if (!playing(world, seat)) return undefined;
  if (excessCards(world, civ) > 0) return discardAndFinish(world, civ);
  finishTurn(world, civ);
  return undefined;
}

function* discardAndFinish(world: Ages, civ: Civilization): Script {
  yield* discardExcess(world, civ);
  finishTurn(world, civ);
}

/** A political action, and for some a second. @rule TTA politics.1 @rule TTA ruling.T62 */
function politics(seat: Seat): Program<Ages> {
  return sequence(
    'politics',
    steady(step('political action', (world) => (playing(world, seat) ? firstAction(world, seat) : undefined))),
    resolution(),
    when(
      'second',
      (world) => playing(world, seat) && mayActAgain(world, civOf(world, seat)),
      sequence(
        'second',
        steady(
          step('second political action', (world) => (playing(world, seat) ? secondAction(world, seat) : undefined)),
        ),
        resolution(),
      ),
    ),
  );
}

function firstAction(world: Ages, seat: Seat): Script<boolean> {
  return takePoliticalAction(world, civOf(world, seat));
}

function* secondAction(world: Ages, seat: Seat): Script {
  const civ = civOf(world, seat);
  if (yield* takeSecondAction(world, civ)) civ.secondAction = true;
}

/** What a political action has begun is resolved. */
function resolution(): Program<Ages> {
  return when('resolution', (world) => world.pending.length > 0, step('resolve', resolve));
}

function resolve(world: Ages): Script | undefined {
  const [pending] = world.pending;
  if (isDecided(world)) return undefined;
  switch (pending?.is) {
    case 'event':
      return resolveEvent(world, pending.card);
    case 'aggression':
      return resolveAggression(world, pending);
    case 'offer':
      return resolveOffer(world, pending);
    case 'colony':
      return settleColony(world, civAt(world, pending.by), pending.card);
    case 'stages':
      return finishStages(world, pending);
    case undefined:
      return undefined;
  }
}

/** Actions until the player ends the phase, with what one of them begins resolved between. @rule TTA action-phase.1 */
function actions(seat: Seat): Program<Ages> {
  return repeat(
    'actions',
    sequence(
      'action',
      steady(step('act', (world) => (playing(world, seat) ? takeActions(world, civOf(world, seat)) : undefined))),
      resolution(),
    ),
    (world) => !world.acting || !playing(world, seat),
  );
}

/** @rule TTA flow.9 @rule TTA resign.5 */
function isOver(world: Ages): boolean {
  return isDecided(world) || world.room.timeCalled || (world.lastRound > 0 && world.round >= world.lastRound);
}

/**
 * Who leaves the table resigns; in Age IV, where nobody can, the civilization stands still.
 * @rule TTA resign.2
 */
function depart(world: Ages, seat: Seat): void {
  const civ = civOf(world, seat);
  if (!civ.out && world.age < LAST_AGE) resign(world, civ);
}

/** @rule TTA resign.2 */
function out(world: Ages): Seat[] {
  return world.civs.filter((civ) => civ.out).map(({ seat }) => seat);
}

/** Most culture wins, and a tie is a common victory; who has resigned has lost. @rule TTA flow.12 @rule TTA flow.13 */
function ranking(world: Ages): RankedSeat[] {
  const left = world.civs.filter((civ) => !civ.out);
  return world.civs
    .map((civ) => ({
      seat: civ.seat,
      score: civ.culture,
      rank: civ.out ? left.length + 1 : 1 + left.filter((other) => other.culture > civ.culture).length,
    }))
    .sort((a, b) => a.rank - b.rank);
}

export const throughTheAges: Game<Ages, AgesView, Happened, (typeof sheet)['options']> = {
  name: 'through-the-ages',
  title: 'Through the Ages: A New Story of Civilization',
  version: '1',
  rules,
  topics,
  seats: { least: 2, most: 4 },
  sheet,
  setup,
  program: sequence(
    'game',
    repeat(
      'round',
      sequence(
        'round',
        step('begin round', (world: Ages) => {
          world.round += 1;
        }),
        each('turns', turnOrder, turn),
      ),
      isOver,
    ),
    step('final scoring', scoreTheEnd),
  ),
  view,
  halves,
  tell,
  called,
  phrase,
  draw,
  ranking,
  out,
  depart,
  disguise,
  broken,
  copy: copyWorld,
  turn: (world) => world.round,
  scene,
};
