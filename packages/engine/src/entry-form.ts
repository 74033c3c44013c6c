import Type from 'typebox';

const seat = Type.String({ minLength: 1, maxLength: 40 });
const name = Type.String({ maxLength: 200 });
const number = Type.Integer({ minimum: 0 });
const numbers = Type.Immutable(Type.Array(number));
const entry = <T extends string, P extends Record<string, Type.TSchema>>(is: T, parts: P) =>
  Type.Object({ is: Type.Literal(is), ...parts }, { additionalProperties: false });

const sentence = Type.Object({ say: Type.String(), with: Type.Optional(Type.Record(Type.String(), Type.Unknown())) });

/** The form of what a seat has left for later. */
export const AutomaticAnswerForm = Type.Object({
  topic: name,
  answers: Type.Immutable(Type.Array(Type.Unknown(), { minItems: 1 })),
  always: Type.Optional(Type.Literal(true)),
  confirm: Type.Optional(Type.Literal(true)),
  plan: Type.Optional(Type.Literal(true)),
  halted: Type.Optional(
    Type.Object({
      question: name,
      why: Type.Object({ code: name, text: sentence, rule: Type.Optional(name) }),
    }),
  ),
});

/** The form of an entry of a journal. */
export const EntryForm = Type.Union([
  entry('answer', {
    seat,
    question: name,
    topic: name,
    answer: Type.Unknown(),
    standing: Type.Optional(Type.Literal(true)),
    byBot: Type.Optional(Type.Literal(true)),
  }),
  entry('defaulted', { seat, question: name, topic: name }),
  entry('floor-closed', { floor: name }),
  entry('time-called', {}),
  entry('left', { seat }),
  entry('arrived', { seat }),
  entry('replaced', { seat, by: Type.Object({ is: Type.Enum(['person', 'bot']), name }) }),
  entry('insisted', { seat, on: Type.Boolean(), now: Type.Optional(Type.Literal(true)) }),
  entry('taken-back', { seat, entries: numbers }),
  entry('undo-proposed', { seat, to: number }),
  entry('undo-judged', { seat, agrees: Type.Boolean() }),
  entry('undone', { to: number, time: number, fault: Type.Optional(Type.Literal(true)) }),
  entry('parted', { label: name }),
  entry('stood', { seat, standing: AutomaticAnswerForm }),
  entry('stood-down', { seat, topic: name }),
  entry('new-rules', { version: name, dropped: numbers }),
]);
