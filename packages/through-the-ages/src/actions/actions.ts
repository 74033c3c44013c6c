import { type Asking, act, ask, happen, type Refusal, type Script, say, toAct } from '@ecumene/engine';
import { no } from '../refusals.ts';
import { coverStages } from '../wonders.ts';
import { type Ages, type Civilization, civAt, type Pending } from '../world.ts';
import { play, refusePlay } from './action-card.ts';
import {
  build,
  destroy,
  refuseBuild,
  refuseDestroy,
  refuseTheater,
  refuseUpgrade,
  theater,
  upgrade,
} from './building.ts';
import { listActions } from './choices.ts';
import { lead, refuseLead } from './leader.ts';
import { type Action, actionMoves } from './moves.ts';
import { choose, chooseByDefault, recruit, refuseChoose, refuseRecruit, refuseUse, use } from './own-powers.ts';
import { grow, refuseGrow } from './population.ts';
import { sampleAction } from './sampling.ts';
import { copyTactic, playTactic, refuseCopy, refuseTactic } from './tactics.ts';
import { refuseTake, take } from './take.ts';
import { develop, refuseDevelop, refuseRevolt, revolt } from './technology.ts';
import { refuseStage, stage } from './wonder.ts';

const QUESTION = toAct({ topic: 'action', text: say('Choose an action.'), rule: 'TTA action-phase.1' }, actionMoves);
const FIRST_TURN = no('first-turn', 'first-turn.3', 'On your first turn you can only take cards from the row.');

/**
 * Action by action until the player ends the phase, or one has begun what must be resolved first.
 * @rule TTA action-phase.1 @rule TTA action-phase.4
 */
export function* takeActions(world: Ages, civ: Civilization): Script {
  const what = asking(world, civ);
  while (world.acting && !civ.out && world.pending.length === 0) {
    const move = yield* ask(civ.seat, what);
    const { asCivil } = civ.turn;
    performAction(world, civ, move);
    if (civ.turn.asCivil > asCivil) happen(world, 'TTA ruling.T18', { what: 'stood-in', seat: civ.seat });
  }
}

function asking(world: Ages, civ: Civilization): Asking<Action> {
  return act(QUESTION, actionMoves, {
    check: (move) => refuseAction(world, civ, move),
    sample: (random) => sampleAction(world, civ, random, refuseAction),
    list: () => listActions(world, civ).filter((move) => refuseAction(world, civ, move) === undefined),
    default: (): Action => ({ do: 'end' }),
  });
}

/**
 * An action is taken only if all of it can be done and paid; the first turn allows only taking cards.
 * @rule TTA action-phase.2 @rule TTA action-phase.3 @rule TTA first-turn.3 @rule TTA first-turn.4 @rule TTA first-turn.5
 */
export function refuseAction(world: Ages, civ: Civilization, move: Action): Refusal | undefined {
  if (world.round === 1 && move.do !== 'take' && move.do !== 'end') return FIRST_TURN;
  switch (move.do) {
    case 'end':
      return undefined;
    case 'take':
      return refuseTake(world, civ, move);
    case 'grow':
      return refuseGrow(world, civ, move);
    case 'build':
      return refuseBuild(world, civ, move);
    case 'upgrade':
      return refuseUpgrade(world, civ, move);
    case 'destroy':
      return refuseDestroy(world, civ, move);
    case 'lead':
      return refuseLead(world, civ, move);
    case 'stage':
      return refuseStage(world, civ, move);
    case 'develop':
      return refuseDevelop(world, civ, move);
    case 'revolt':
      return refuseRevolt(world, civ, move);
    case 'play':
      return refusePlay(world, civ, move);
    case 'tactic':
      return refuseTactic(civ, move);
    case 'copy':
      return refuseCopy(world, civ, move);
    case 'theater':
      return refuseTheater(world, civ, move);
    case 'recruit':
      return refuseRecruit(world, civ, move);
    case 'use':
      return refuseUse(world, civ, move);
    case 'choose':
      return refuseChoose(world, civ, move);
  }
}

/** Does what was not refused. */
export function performAction(world: Ages, civ: Civilization, move: Action): void {
  switch (move.do) {
    case 'end':
      endActions(world, civ);
      return;
    case 'take':
      take(world, civ, move);
      return;
    case 'grow':
      grow(world, civ, move);
      return;
    case 'build':
      build(world, civ, move);
      return;
    case 'upgrade':
      upgrade(world, civ, move);
      return;
    case 'destroy':
      destroy(world, civ, move);
      return;
    case 'lead':
      lead(world, civ, move);
      return;
    case 'stage':
      stage(world, civ, move);
      return;
    case 'develop':
      develop(world, civ, move);
      return;
    case 'revolt':
      revolt(world, civ, move);
      return;
    case 'play':
      play(world, civ, move);
      return;
    case 'tactic':
      playTactic(world, civ, move);
      return;
    case 'copy':
      copyTactic(world, civ, move);
      return;
    case 'theater':
      theater(world, civ, move);
      return;
    case 'recruit':
      recruit(world, civ, move);
      return;
    case 'use':
      use(world, civ, move);
      return;
    case 'choose':
      choose(world, civ, move);
      return;
  }
}

/** @rule TTA action-phase.4 @rule TTA end-of-turn.1 @rule TTA ruling.T59 */
function endActions(world: Ages, civ: Civilization): void {
  world.acting = false;
  if (world.options.churchill === 'after-actions') chooseByDefault(world, civ);
}

/** A stage that waits for a token from a card. @rule TTA wonder-stage.5 */
export function* finishStages(world: Ages, pending: Extract<Pending, { is: 'stages' }>): Script {
  yield* coverStages(world, civAt(world, pending.by), pending.count);
  world.pending.shift();
}
