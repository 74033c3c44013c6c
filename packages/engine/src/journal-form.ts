import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { Entry } from './journal.ts';
import { isPlain } from './json.ts';

const seat = Type.String({ minLength: 1, maxLength: 40 });
const name = Type.String({ maxLength: 200 });
const number = Type.Integer({ minimum: 0 });
const numbers = Type.Array(number);
const entry = <T extends string, P extends Record<string, Type.TSchema>>(is: T, parts: P) =>
  Type.Object({ is: Type.Literal(is), ...parts }, { additionalProperties: false });

const form = Type.Union([
  entry('answer', {
    seat,
    question: name,
    topic: name,
    answer: Type.Unknown(),
    standing: Type.Optional(Type.Literal(true)),
  }),
  entry('defaulted', { seat, question: name, topic: name }),
  entry('floor-closed', { floor: name }),
  entry('time-called', {}),
  entry('left', { seat }),
  entry('arrived', { seat }),
  entry('replaced', { seat, by: Type.Object({ is: Type.Enum(['person', 'bot']), name }) }),
  entry('insisted', { seat, on: Type.Boolean() }),
  entry('taken-back', { seat, entries: numbers }),
  entry('undo-proposed', { seat, to: number }),
  entry('undo-judged', { seat, agrees: Type.Boolean() }),
  entry('undone', { to: number, time: number }),
  entry('parted', { label: name }),
  entry('stood', {
    seat,
    standing: Type.Object({
      topic: name,
      answers: Type.Array(Type.Unknown(), { minItems: 1 }),
      always: Type.Optional(Type.Literal(true)),
      confirm: Type.Optional(Type.Literal(true)),
    }),
  }),
  entry('stood-down', { seat, topic: name }),
  entry('new-rules', { version: name, dropped: numbers }),
]);

const shape = Compile(form);

/** Whether something that came from outside is a journal. */
export function isJournal(data: unknown): data is readonly Entry[] {
  return Array.isArray(data) && data.every((one) => shape.Check(one) && isPlain(one));
}
