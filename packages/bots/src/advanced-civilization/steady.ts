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
import { look } from './sight.ts';
import type { Temperament } from './temperament.ts';
import { tradeOnFloor } from './trading.ts';
import { planShips } from './voyages.ts';

export type AcBot = Bot<AcWorld, AcView, AncientEvent>;
export type AcMoment = Moment<AcWorld, AcView, AncientEvent>;

/** A bot that plays the way the book's articles advise, with a temperament of its own. */
export function player(name: string, about: string, temper: Temperament): AcBot {
  return { name, about, decide: (moment) => decide(moment, temper) };
}

function decide(moment: AcMoment, temper: Temperament): Decision {
  const memory = recallThisTurn(moment);
  switch (moment.question.topic) {
    case 'movement':
      return moveOn(moment, memory, () => planMovement(look(moment.view, moment.seat), temper));
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
  return heard.some(({ event }) => event.what === 'turn-begins') ? BLANK : recall(memory);
}

/** The next move of the plan; it is made when the movement begins. */
export function moveOn(moment: AcMoment, memory: Memory, make: () => Plan): Decision {
  const { moves, builds } = memory.moves === undefined ? make() : { moves: memory.moves, builds: memory.builds ?? {} };
  for (let i = 0; i < moves.length; i++) {
    const next = moves[i];
    if (next !== undefined && moment.refusal(next) === undefined)
      return { answer: next, memory: { ...BLANK, moves: moves.slice(i + 1), builds } };
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
    case 'ships':
      return planShips(look(view, seat), temper);
    case 'build-cities':
      return chooseBuilds(look(view, seat), temper, question);
    case 'losses':
      return chooseLosses(look(view, seat), temper, question);
    case 'civilization-cards': {
      const sight = look(view, seat);
      return choosePurchase(view, sight.me, temper);
    }
    default:
      return CHOICES[question.topic]?.(look(view, seat), temper, question, moment.heard);
  }
}
