import type { AncientView, Move, PublicState } from '@ecumene/ancients';
import type { Decision } from '../bot.ts';
import type { BoardPosition } from './board-position.ts';
import { chooseBuilds } from './building.ts';
import { CHOICES } from './choices.ts';
import type { CivBot, CivSituation } from './civ-bot.ts';
import type { Guide } from './guide.ts';
import { tells } from './heard.ts';
import { chooseLosses } from './losses.ts';
import { blank, type Memory, recall } from './memory.ts';
import { type Plan, planMovement } from './movement.ts';
import { chooseNation, chooseStart } from './opening.ts';
import { choosePurchase } from './purchase.ts';
import { isChooseOne, namesIn } from './questions.ts';
import { readBoard } from './read-board.ts';
import type { Temperament } from './temperament.ts';
import { decideTrade, wakes } from './trading.ts';
import { planShips, shipMoves } from './voyages.ts';

/** A bot that plays the way the book's articles advise, with a temperament of its own. */
export function player<S extends PublicState, V extends AncientView>(
  guide: Guide<S, V>,
  name: string,
  about: string,
  temper: Temperament,
): CivBot<V> {
  return {
    name,
    about,
    wakes: ({ what }) => wakes(guide, what),
    decide: (situation) => decideWith(guide, situation, temper, (position) => planMovement(position, temper)),
  };
}

/** Decides whatever is asked; how a movement is planned is the bot's own. */
export function decideWith<S extends PublicState, V extends AncientView>(
  guide: Guide<S, V>,
  situation: CivSituation<V>,
  temper: Temperament,
  plan: (position: BoardPosition) => Plan,
): Decision {
  const memory = recallThisTurn(guide.game, situation);
  switch (situation.question.topic) {
    case 'movement':
      return seeToShips(guide, situation, memory, temper) ?? moveOn(guide, situation, memory, plan);
    case 'ships':
      return tendShips(guide, situation, memory, temper);
    case 'trade':
      return decideTrade(guide, situation, memory, temper);
    default:
      return {
        answer: legal(situation, planned(situation, memory) ?? answerFor(guide, situation, temper)),
        memory: idle(memory),
      };
  }
}

/** Outside a trade nothing of it is kept. */
function idle(memory: Memory): Memory {
  if (memory.trade === undefined) return memory;
  const { trade: _over, ...rest } = memory;
  return rest;
}

/** The cities that the movement was for, if they can be built as they were planned. */
function planned<V extends AncientView>({ question }: CivSituation<V>, { builds }: Memory): unknown {
  if (question.topic !== 'build-cities' || builds === undefined) return undefined;
  const places = namesIn(question, 'places');
  const wanted = Object.keys(builds);
  return wanted.length === places.length && wanted.every((id) => places.includes(id)) ? builds : undefined;
}

/** Plans are for one turn: a new one makes them void. */
function recallThisTurn<V extends AncientView>(game: string, { memory, heard }: CivSituation<V>): Memory {
  const known = recall(memory, game);
  if (!heard.some(({ event }) => tells(event, 'turn-begins'))) return known;
  return known.ashore === true ? { ...blank(game), ashore: true } : blank(game);
}

/** Ships are thought of anew every other turn, if there was no use for any. */
function tendShips<S extends PublicState, V extends AncientView>(
  guide: Guide<S, V>,
  situation: CivSituation<V>,
  memory: Memory,
  temper: Temperament,
): Decision {
  if (memory.ashore === true) return { answer: { keep: [], build: [] }, memory: blank(guide.game) };
  const plan = planShips(readBoard(guide, situation.view, situation.seat), temper);
  const ashore = plan.keep.length + plan.build.length === 0;
  return { answer: legal(situation, plan), memory: ashore ? { ...memory, ashore } : memory };
}

/** Where ships are seen to while moving, that comes first. Nothing, if there is nothing to do for them. */
function seeToShips<S extends PublicState, V extends AncientView>(
  guide: Guide<S, V>,
  situation: CivSituation<V>,
  memory: Memory,
  temper: Temperament,
): Decision | undefined {
  if (guide.ships === 'before-moving' || memory.shipped === true || memory.moves !== undefined) return undefined;
  const position = readBoard(guide, situation.view, situation.seat);
  const moves = shipMoves(position, planShips(position, temper));
  const answer = { do: 'moves', moves };
  if (moves.length === 0 || situation.refusal(answer) !== undefined) return undefined;
  return { answer, memory: { ...memory, shipped: true } };
}

/** The whole movement at once, as it was planned; where that cannot be, move by move. */
function moveOn<S extends PublicState, V extends AncientView>(
  guide: Guide<S, V>,
  situation: CivSituation<V>,
  memory: Memory,
  plan: (position: BoardPosition) => Plan,
): Decision {
  if (memory.moves !== undefined) return moveByMove(situation, memory, memory.moves, memory.builds ?? {});
  const { moves, builds } = plan(readBoard(guide, situation.view, situation.seat));
  const all = { do: 'moves', moves, end: true };
  if (moves.length > 0 && situation.refusal(all) === undefined)
    return { answer: all, memory: { ...blank(memory.of), moves: [], builds } };
  return moveByMove(situation, memory, moves, builds);
}

function moveByMove<V extends AncientView>(
  situation: CivSituation<V>,
  memory: Memory,
  moves: readonly Move[],
  builds: Plan['builds'],
): Decision {
  for (let i = 0; i < moves.length; i++) {
    const next: Move | undefined = moves[i];
    if (next !== undefined && situation.refusal(next) === undefined)
      return { answer: next, memory: { ...memory, moves: moves.slice(i + 1), builds } };
  }
  const end = { do: 'end' };
  return {
    answer: situation.refusal(end) === undefined ? end : situation.fallback(),
    memory: { ...blank(memory.of), moves: [], builds },
  };
}

/** An answer the table will take: the wanted one, or what it would answer itself. */
function legal<V extends AncientView>(situation: CivSituation<V>, wanted: unknown): unknown {
  return wanted !== undefined && situation.refusal(wanted) === undefined ? wanted : situation.fallback();
}

function answerFor<S extends PublicState, V extends AncientView>(
  guide: Guide<S, V>,
  situation: CivSituation<V>,
  temper: Temperament,
): unknown {
  const { question, view, seat } = situation;
  switch (question.topic) {
    case 'choose-nation':
      return isChooseOne(question) ? chooseNation(question, guide.worths.nations) : undefined;
    case 'choose-area':
      return isChooseOne(question) ? chooseStart(view, question) : undefined;
    case 'build-cities':
      return chooseBuilds(readBoard(guide, view, seat), temper, question);
    case 'losses':
      return chooseLosses(readBoard(guide, view, seat), temper, question);
    case 'civilization-cards':
      return choosePurchase(readBoard(guide, view, seat), temper);
    default: {
      const choice = guide.choices[question.topic] ?? CHOICES[question.topic];
      return choice?.(readBoard(guide, view, seat), temper, question, situation.heard, guide.decode(view));
    }
  }
}
