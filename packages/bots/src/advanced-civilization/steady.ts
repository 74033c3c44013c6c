import type { AcView, AcWorld } from '@ecumene/advanced-civilization';
import type { AncientEvent } from '@ecumene/ancients';
import type { Bot, Decision, Moment } from '../bot.ts';
import { chooseBuilds } from './building.ts';
import { CHOICES } from './choices.ts';
import { chooseLosses } from './losses.ts';
import { BLANK, type Memory, recall } from './memory.ts';
import { type Plan, planMovement } from './movement.ts';
import { chooseNation, chooseStart } from './opening.ts';
import { choosePurchase } from './purchase.ts';
import { isChooseOne, namesIn } from './questions.ts';
import { look, nationLedBy, type Sight } from './sight.ts';
import type { Temperament } from './temperament.ts';
import { tradeOnFloor } from './trading.ts';
import { planShips } from './voyages.ts';

export type AcBot = Bot<AcWorld, AcView, AncientEvent>;
export type AcMoment = Moment<AcWorld, AcView, AncientEvent>;

/** A bot that plays the way the book's articles advise, with a temperament of its own. */
export function player(name: string, about: string, temper: Temperament): AcBot {
  return { name, about, decide: (moment) => decideWith(moment, temper, (sight) => planMovement(sight, temper)) };
}

/** Decides whatever is asked; how a movement is planned is the bot's own. */
export function decideWith(moment: AcMoment, temper: Temperament, plan: (sight: Sight) => Plan): Decision {
  const memory = recallThisTurn(moment);
  switch (moment.question.topic) {
    case 'movement':
      return moveOn(moment, memory, () => plan(look(moment.view, moment.seat)));
    case 'ships':
      return tendShips(moment, memory, temper);
    case 'trade':
      return tradeOnFloor(moment, memory, temper);
    default:
      return { answer: legal(moment, planned(moment, memory) ?? answerFor(moment, temper)), memory: idle(memory) };
  }
}

/** Outside the trading floor nothing of it is kept. */
function idle(memory: Memory): Memory {
  if (memory.floor === undefined) return memory;
  const { floor: _over, ...rest } = memory;
  return rest;
}

/** The cities that the movement was for, if they can be built as they were planned. */
function planned({ question }: AcMoment, { builds }: Memory): unknown {
  if (question.topic !== 'build-cities' || builds === undefined) return undefined;
  const places = namesIn(question, 'places');
  const wanted = Object.keys(builds);
  return wanted.length === places.length && wanted.every((id) => places.includes(id)) ? builds : undefined;
}

/** Plans are for one turn: a new one makes them void. */
function recallThisTurn({ memory, heard }: AcMoment): Memory {
  const known = recall(memory);
  if (!heard.some(({ event }) => event.what === 'turn-begins')) return known;
  return known.ashore === true ? { ...BLANK, ashore: true } : BLANK;
}

/** Ships are thought of anew every other turn, if there was no use for any. */
function tendShips(moment: AcMoment, memory: Memory, temper: Temperament): Decision {
  if (memory.ashore === true) return { answer: { keep: [], build: [] }, memory: BLANK };
  const plan = planShips(look(moment.view, moment.seat), temper);
  const ashore = plan.keep.length + plan.build.length === 0;
  return { answer: legal(moment, plan), memory: ashore ? { ...memory, ashore } : memory };
}

/** The next move of the plan; it is made when the movement begins. */
function moveOn(moment: AcMoment, memory: Memory, make: () => Plan): Decision {
  const { moves, builds } = memory.moves === undefined ? make() : { moves: memory.moves, builds: memory.builds ?? {} };
  for (let i = 0; i < moves.length; i++) {
    const next = moves[i];
    if (next !== undefined && moment.refusal(next) === undefined)
      return { answer: next, memory: { ...memory, moves: moves.slice(i + 1), builds } };
  }
  const end = { do: 'end' };
  return {
    answer: moment.refusal(end) === undefined ? end : moment.fallback(),
    memory: { ...BLANK, moves: [], builds },
  };
}

/** An answer the table will take: the wanted one, or what it would answer itself. */
function legal(moment: AcMoment, wanted: unknown): unknown {
  return wanted !== undefined && moment.refusal(wanted) === undefined ? wanted : moment.fallback();
}

function answerFor(moment: AcMoment, temper: Temperament): unknown {
  const { question, view, seat } = moment;
  switch (question.topic) {
    case 'choose-nation':
      return isChooseOne(question) ? chooseNation(question) : undefined;
    case 'choose-area':
      return isChooseOne(question) ? chooseStart(view, question) : undefined;
    case 'build-cities':
      return chooseBuilds(look(view, seat), temper, question);
    case 'losses':
      return chooseLosses(look(view, seat), temper, question);
    case 'civilization-cards':
      return choosePurchase(view, nationLedBy(view, seat), temper);
    default:
      return CHOICES[question.topic]?.(look(view, seat), temper, question, moment.heard);
  }
}
