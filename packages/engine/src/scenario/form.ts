import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { parseAllDocuments } from 'yaml';

/** One thing that is done in a scenario. */
const doing = Type.Union([
  Type.Object(
    {
      seat: Type.String(),
      answer: Type.Unknown(),
      /** Which of a seat's open questions is meant, if it has several. */
      topic: Type.Optional(Type.String()),
      /** The answer must be refused, with this code. */
      refused: Type.Optional(Type.String()),
      /** The paragraph the refusal must name. */
      rule: Type.Optional(Type.String()),
    },
    { additionalProperties: false },
  ),
  Type.Object({ expect: Type.Unknown() }, { additionalProperties: false }),
  Type.Object({ close: Type.String() }, { additionalProperties: false }),
  Type.Object({ time: Type.Literal('called') }, { additionalProperties: false }),
  Type.Object({ leave: Type.String() }, { additionalProperties: false }),
  Type.Object({ arrive: Type.String() }, { additionalProperties: false }),
  Type.Object({ default: Type.String(), topic: Type.Optional(Type.String()) }, { additionalProperties: false }),
  Type.Object({ insist: Type.String() }, { additionalProperties: false }),
  Type.Object({ relent: Type.String() }, { additionalProperties: false }),
]);

const form = Type.Object(
  {
    scenario: Type.String({ minLength: 1 }),
    game: Type.String({ minLength: 1 }),
    rule: Type.Optional(Type.String()),
    options: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    seats: Type.Array(Type.String({ minLength: 1 }), { minItems: 1 }),
    seed: Type.Optional(Type.Union([Type.String(), Type.Number()])),
    /** The step play begins at, by the names of the sequence of play. */
    at: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
    /** How the position is arranged, in the game's own words. */
    given: Type.Optional(Type.Unknown()),
    /** A whole position as a table wrote it, instead of `at` and `given`. */
    position: Type.Optional(Type.Unknown()),
    play: Type.Optional(Type.Array(doing)),
    expect: Type.Optional(Type.Unknown()),
  },
  { additionalProperties: false },
);

export type Doing = Static<typeof doing>;
export type Scenario = Static<typeof form>;

const shape = Compile(form);

/** A file that is not a scenario, and why. */
export class NotAScenario extends Error {}

/** Reads a file of one or more scenarios, divided by `---`. */
export function readScenarios(text: string): Scenario[] {
  const documents = parseAllDocuments(text);
  if (!Array.isArray(documents) || documents.length === 0) throw new NotAScenario('the file is empty');
  return documents.map((document, i) => {
    const [error] = document.errors;
    if (error !== undefined) throw new NotAScenario(`part ${i + 1} is not YAML: ${error.message}`);
    const scenario = withShortAnswers(plainData(document, i));
    if (shape.Check(scenario)) return scenario;
    const [fault] = shape.Errors(scenario);
    throw new NotAScenario(
      `part ${i + 1} is not a scenario: ${fault?.instancePath || 'the whole'} ${fault?.message ?? 'has the wrong form'}`,
    );
  });
}

/** What a document says, or why it says nothing: an alias may lead nowhere. */
function plainData(document: ReturnType<typeof parseAllDocuments>[number], i: number): unknown {
  try {
    return document.toJS();
  } catch (error) {
    throw new NotAScenario(`part ${i + 1} is not YAML: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const WORDS = ['seat', 'expect', 'close', 'time', 'leave', 'arrive', 'default', 'insist', 'relent'];

/** Turns the short form `- anna: true` into the long one, `- { seat: anna, answer: true }`. */
function withShortAnswers(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('play' in data) || !Array.isArray(data.play)) return data;
  const play = data.play.map((doing: unknown) => {
    if (typeof doing !== 'object' || doing === null) return doing;
    const [entry, ...more] = Object.entries(doing);
    if (entry === undefined || more.length > 0 || WORDS.includes(entry[0])) return doing;
    return { seat: entry[0], answer: entry[1] };
  });
  return { ...data, play };
}
