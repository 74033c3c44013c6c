import type { Event, Outcome, Seat, Table, World } from '@ecumene/engine';
import type { Static } from 'typebox';
import { Type } from 'typebox';

const Word = Type.String({ minLength: 1, maxLength: 200 });
/** No journal is longer. */
const MOST_ENTRIES = 2 ** 31 - 1;

/** The number of a chat message: they rise with time, but not one by one. */
export const TalkNumber = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** The number of an entry of the journal. */
export const Entry = Type.Integer({ minimum: 0, maximum: MOST_ENTRIES });

/** What a seat can ask of its table, besides what concerns people rather than the game. */
export const SeatRequest = Type.Union([
  Type.Object({ do: Type.Literal('answer'), question: Word, answer: Type.Unknown() }, { additionalProperties: false }),
  Type.Object({ do: Type.Literal('take-back') }, { additionalProperties: false }),
  Type.Object({ do: Type.Literal('reset-step') }, { additionalProperties: false }),
  Type.Object({ do: Type.Literal('propose-undo'), to: Entry }, { additionalProperties: false }),
  Type.Object({ do: Type.Literal('judge-undo'), agrees: Type.Boolean() }, { additionalProperties: false }),
  Type.Object({ do: Type.Literal('insist'), on: Type.Boolean() }, { additionalProperties: false }),
  Type.Object(
    {
      do: Type.Literal('stand'),
      topic: Word,
      answers: Type.Array(Type.Unknown(), { minItems: 1, maxItems: 50 }),
      always: Type.Optional(Type.Literal(true)),
      confirm: Type.Optional(Type.Literal(true)),
      plan: Type.Optional(Type.Literal(true)),
    },
    { additionalProperties: false },
  ),
  Type.Object({ do: Type.Literal('stand-down'), topic: Word }, { additionalProperties: false }),
]);

export type SeatRequest = Static<typeof SeatRequest>;

/** Does what a seat asks of its table, if the table lets it. */
export function doAsAsked<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  seat: Seat,
  request: SeatRequest,
): Outcome<E> {
  switch (request.do) {
    case 'answer':
      return table.answer(seat, request.question, request.answer);
    case 'take-back':
      return table.takeBack(seat);
    case 'reset-step':
      return table.resetStep(seat);
    case 'propose-undo':
      return table.proposeUndo(seat, request.to);
    case 'judge-undo':
      return table.judgeUndo(seat, request.agrees);
    case 'insist':
      return table.insist(seat, request.on);
    case 'stand': {
      const { do: _, ...automatic } = request;
      return table.setAutomatic(seat, automatic);
    }
    case 'stand-down':
      return table.dropAutomatic(seat, request.topic);
  }
}
