import type * as Engine from '@ecumene/engine';
import { EntryForm } from '@ecumene/engine';
import type { Static, TSchema } from 'typebox';
import { Type } from 'typebox';

/** A list nobody changes. */
export const list = <T extends TSchema>(of: T) => Type.Immutable(Type.Array(of));

/** The schema of something the engine tells: it does not compile unless both say the same. */
const telling =
  <T>() =>
  <S extends TSchema>(schema: S & ([Static<S>, T] extends [T, Static<S>] ? unknown : never)): S =>
    schema;

const Seat = Type.String({ description: 'The name of a seat.' });
const Rule = Type.String({ description: 'The paragraph of the rules, such as `AC 23.52`.' });

export const Text = telling<Engine.Text>()(
  Type.Cyclic(
    {
      Text: Type.Object(
        {
          say: Type.String(),
          with: Type.Optional(Type.Record(Type.String(), Type.Ref('Filling'))),
        },
        { description: 'A sentence with gaps such as `{name}`, and what fills them.' },
      ),
      Thing: Type.Object({ is: Type.String(), id: Type.String() }, { description: 'A named thing in the game.' }),
      Filling: Type.Union([
        Type.String(),
        Type.Number(),
        Type.Ref('Text'),
        Type.Ref('Thing'),
        list(Type.Ref('Filling')),
      ]),
    },
    'Text',
  ),
);

export const Refusal = telling<Engine.Refusal>()(
  Type.Object({
    code: Type.String({ description: 'A stable word for programs.' }),
    text: Text,
    rule: Type.Optional(Rule),
  }),
);

const Question = telling<Engine.Question>()(
  Type.Object(
    {
      kind: Type.String({ description: 'How it is answered: `choose-one`, `share` and so on.' }),
      topic: Type.String({ description: 'What it is about: a fixed word.' }),
      text: Text,
      rule: Type.Optional(Rule),
      optional: Type.Optional(Type.Literal(true, { description: 'Nobody waits for the answer.' })),
    },
    { description: 'Each kind of question adds its own bounds.' },
  ),
);

export const Asked = telling<Engine.Asked>()(Type.Object({ id: Type.String(), seat: Seat, question: Question }));

export const Awaited = telling<Engine.Awaited>()(
  Type.Object({ seat: Seat, topic: Type.String(), optional: Type.Boolean() }),
);

export const Player = telling<Engine.Player>()(
  Type.Object({ is: Type.Union([Type.Literal('person'), Type.Literal('bot')]), name: Type.String() }),
);

export const AutomaticAnswer = telling<Engine.AutomaticAnswer>()(
  Type.Object({
    topic: Type.String(),
    answers: list(Type.Unknown()),
    always: Type.Optional(Type.Literal(true)),
    confirm: Type.Optional(Type.Literal(true)),
    plan: Type.Optional(Type.Literal(true, { description: 'It is a plan; the game turns it into an answer.' })),
    halted: Type.Optional(
      Type.Object(
        { question: Type.String(), why: Refusal },
        { description: 'Why it was not used when a question came.' },
      ),
    ),
    away: Type.Optional(
      Type.Object(
        { from: Type.Integer(), to: Type.Optional(Type.Integer()) },
        {
          description:
            'For a trading agent: from which entry up to which its player was last away; without `to`, it acts now.',
        },
      ),
    ),
  }),
);

export const RankedSeat = telling<Engine.RankedSeat>()(
  Type.Object({ seat: Seat, score: Type.Number(), rank: Type.Number({ description: '1 for the winner or winners.' }) }),
);

export const Proposal = telling<Engine.Proposal>()(
  Type.Object({
    seat: Seat,
    to: Type.Number({ description: 'The first entry that would be undone.' }),
    agreed: list(Seat),
  }),
);

export const Handover = telling<Engine.Handover>()(
  Type.Object(
    {
      number: Type.Integer({ description: 'The journal entry of the handover.' }),
      seat: Seat,
      from: Type.Union([Player, Type.Null()]),
      to: Type.Union([Player, Type.Null({ description: 'The player left for good.' })]),
    },
    { description: 'A seat that another player plays from an entry on.' },
  ),
);

export const Happening = telling<Engine.Happening>()(
  Type.Object({
    event: Type.Object({ what: Type.String() }, { description: 'What happened; each game has its own words.' }),
    rule: Rule,
    knows: Type.Union([Type.Literal('all'), list(Seat)]),
    reveals: Type.Boolean({ description: 'Something hidden was revealed.' }),
    stands: Type.Optional(Type.Literal(true, { description: 'By the rules it is final and cannot be undone freely.' })),
  }),
);

/** A table written down; what a position is made of, each game knows. */
export const SavedTable = Type.Object({
  format: Type.Literal(1),
  game: Type.String(),
  rules: Type.String({ description: 'The version of the rules it was last played under.' }),
  setup: Type.Object({
    options: Type.Record(Type.String(), Type.Unknown()),
    seats: list(Seat),
    seed: Type.String(),
    players: Type.Optional(Type.Record(Type.String(), Player)),
    rules: Type.Optional(Type.String()),
    position: Type.Optional(Type.Unknown()),
  }),
  journal: list(EntryForm),
  checkpoint: Type.Optional(
    Type.Object({ after: Type.Number(), position: Type.Unknown(), where: list(Type.String()) }),
  ),
  left: Type.Optional(Type.Record(Type.String(), list(AutomaticAnswer))),
});
