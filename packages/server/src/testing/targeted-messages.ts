import { FromClient, SeatRequest, type ServerTable, type TableView } from '@ecumene/client';
import { below, chance, isRecord, pick, type Random } from '@ecumene/engine';
import { type MadeUpRequest, wellFormed } from './fuzz.ts';
import { plainAnswer } from './plain-answer.ts';

type Asked = TableView['questions'][number];

/** What there is at a table to aim at: what is asked of anybody, and how far it has come. */
export interface Aim {
  readonly number: number;
  readonly questions: readonly Asked[];
}

/** What all these seats are asked. */
export function aimAt(ports: readonly ServerTable[]): Aim {
  const tableViews = ports.flatMap((port) => port.tableView() ?? []);
  return {
    number: Math.max(0, ...tableViews.map(({ number }) => number)),
    questions: tableViews.flatMap(({ questions }) => questions),
  };
}

/** A message of any kind that is in order, about what is really asked. */
export function aimedMessage(random: Random, aim: Aim): Record<string, unknown> {
  if (!chance(random, 1, 2)) return aimed(wellFormed(FromClient, random), random, aim);
  return { is: 'do', id: String(below(random, 1000)), request: aimedRequest(random, aim) };
}

/** The same from somebody who is asked nothing of it: they can do no more than answer for those who are. */
export function foreignMessage(random: Random, aim: Aim): Record<string, unknown> {
  const message = aimedMessage(random, aim);
  return message['is'] === 'do' ? { ...message, request: aimed(ANSWER, random, aim) } : message;
}

const ANSWER = { do: 'answer', question: '', answer: null };

function aimedRequest(random: Random, aim: Aim): Record<string, unknown> {
  return aimed(chance(random, 1, 2) ? ANSWER : wellFormed(SeatRequest, random), random, aim);
}

/** A request to the door to act for a seat, whoever's it is. */
export function aimedAction(random: Random, table: string, aim: Aim): MadeUpRequest {
  const { seat } = pick(random, aim.questions);
  const body = { id: String(below(random, 1000)), request: aimedRequest(random, aim) };
  const path = `/api/v1/tables/${table}/do?seat=${seat}`;
  return { method: 'POST', path, body: JSON.stringify(body), type: 'application/json' };
}

/** What names something names something that is there. */
function aimed(message: unknown, random: Random, aim: Aim): Record<string, unknown> {
  if (!isRecord(message)) throw new Error('a message is made of parts');
  const { id, seat, question } = pick(random, aim.questions);
  const part = (key: string, value: unknown): unknown => {
    if (key === 'request') return aimed(value, random, aim);
    if (key === 'question') return id;
    if (key === 'topic') return question.topic;
    if (key === 'answer') return answerTo(question, random);
    if (key === 'answers' && Array.isArray(value)) return value.map(() => answerTo(question, random));
    if (key === 'to' && typeof value === 'string') return seat;
    return key === 'to' || key === 'since' || key === 'upto' ? below(random, aim.number + 2) : value;
  };
  return Object.fromEntries(Object.entries(message).map(([key, value]) => [key, part(key, value)]));
}

/** What a merchant may say, though not always just now. */
const TRADES = [
  { do: 'offer', give: ['salt', 'silk', 'salt'], wants: 3, asks: ['silk', 'salt'] },
  { do: 'offer', give: ['silk', 'silk', 'curse'], wants: 3, asks: ['salt', 'salt'], to: 'seat-2' },
  { do: 'accept', offer: 1, give: ['silk', 'salt', 'salt'] },
  { do: 'withdraw', offer: 1 },
];

/** An answer that may well be taken, or one a little beside it. */
function answerTo(question: Asked['question'], random: Random): unknown {
  const plain = plainAnswer(question)?.answer ?? null;
  const good = question.topic === 'trade' && chance(random, 1, 2) ? pick(random, TRADES) : plain;
  return chance(random, 1, 2) ? good : beside(good, random);
}

const ODD = [null, -1, 0.5, 1e308, 2 ** 53, '', '__proto__', 'seat-1', true, [], {}, [[]], ['x'], { length: 3 }];
const NAMES = ['constructor', 'toString', 'hasOwnProperty', 'length', 'extra', 'seat-1'];

/** Nearly the same answer: something is missing, added, doubled, renamed or of another kind. */
function beside(answer: unknown, random: Random): unknown {
  if (!isRecord(answer) || chance(random, 1, 6)) return pick(random, [...ODD, 'x'.repeat(3000)]);
  if (Array.isArray(answer)) {
    const [first, ...others] = answer;
    return pick(random, [
      () => others,
      () => [...answer, ...answer],
      () => [...answer, pick(random, ODD)],
      () => Array.from({ length: 200 }, () => first),
      () => [beside(first, random), ...others],
    ])();
  }
  const name = pick(random, NAMES);
  const key = pick(random, [...Object.keys(answer), name]);
  const { [key]: value, ...others } = answer;
  return pick(random, [
    () => others,
    () => ({ ...others, [name]: value }),
    () => ({ ...answer, [name]: pick(random, ODD) }),
    () => ({ ...answer, [key]: beside(value, random) }),
  ])();
}
