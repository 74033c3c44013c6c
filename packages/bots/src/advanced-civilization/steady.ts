import type { AcView, AcWorld } from '@ecumene/advanced-civilization';
import type { AncientEvent, MovementMove } from '@ecumene/ancients';
import type { Bot, Decision, Moment } from '../bot.ts';
import { chooseBuilds } from './building.ts';
import { CHOICES } from './choices.ts';
import { chooseLosses } from './losses.ts';
import { BLANK, type Memory, recall } from './memory.ts';
import { planMovement } from './movement.ts';
import { chooseNation, chooseStart } from './opening.ts';
import { choosePurchase } from './purchase.ts';
import { isChooseOne } from './questions.ts';
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
      return { answer: legal(moment, answerFor(moment, temper)), memory: { ...memory, floor: undefined } };
  }
}

/** Plans are for one turn: a new one makes them void. */
function recallThisTurn({ memory, heard }: AcMoment): Memory {
  return heard.some(({ event }) => event.what === 'turn-begins') ? BLANK : recall(memory);
}

/** The next move of the plan; it is made when the movement begins. */
export function moveOn(moment: AcMoment, memory: Memory, plan: () => readonly MovementMove[]): Decision {
  let moves = memory.moves ?? plan();
  while (moves.length > 0) {
    const [next, ...rest] = moves;
    moves = rest;
    if (next !== undefined && moment.refusal(next) === undefined) return { answer: next, memory: { ...memory, moves } };
  }
  const end = { do: 'end' };
  return { answer: moment.refusal(end) === undefined ? end : moment.fallback(), memory: { ...memory, moves: [] } };
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
