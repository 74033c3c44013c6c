import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Document, LineCounter, parseAllDocuments } from 'yaml';
import { unknownName } from '../given.ts';
import { isRecord } from '../json.ts';
import { lineIn, rememberLines } from './lines.ts';

/** Facts by name. */
const facts = Type.Record(Type.String(), Type.Unknown());

/** One thing that is done in a scenario. */
const doing = Type.Union([
  Type.Object(
    {
      seat: Type.String(),
      answer: Type.Unknown(),
      /** Which of a seat's open questions is meant, if it has several. */
      topic: Type.Optional(Type.String()),
      /** The answer must be refused, with this code; `any`, if the code does not matter. */
      refused: Type.Optional(Type.String()),
      /** The paragraph the refusal must name. */
      rule: Type.Optional(Type.String()),
    },
    { additionalProperties: false },
  ),
  Type.Object({ expect: facts }, { additionalProperties: false }),
  Type.Object({ close: Type.String() }, { additionalProperties: false }),
  Type.Object({ time: Type.Literal('called') }, { additionalProperties: false }),
  Type.Object({ leave: Type.String() }, { additionalProperties: false }),
  Type.Object({ arrive: Type.String() }, { additionalProperties: false }),
  Type.Object({ default: Type.String(), topic: Type.Optional(Type.String()) }, { additionalProperties: false }),
  Type.Object({ insist: Type.String() }, { additionalProperties: false }),
  Type.Object({ relent: Type.String() }, { additionalProperties: false }),
  /** Clocks run out until play stands at this step. */
  Type.Object({ until: Type.Union([Type.String(), Type.Array(Type.String())]) }, { additionalProperties: false }),
]);

const people = Type.Object(
  {
    gone: Type.Optional(Type.Array(Type.String(), { uniqueItems: true })),
    insisting: Type.Optional(Type.Array(Type.String(), { uniqueItems: true })),
    timeCalled: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

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
    /** Who had left before, who insists on the printed order, and whether time was called. */
    people: Type.Optional(people),
    /** How the position is arranged, in the game's own words. */
    given: Type.Optional(Type.Unknown()),
    /** A whole position as a table wrote it, instead of `at` and `given`. */
    position: Type.Optional(Type.Unknown()),
    /** Whose knowledge the position is; what that player could not know is made up. */
    knownTo: Type.Optional(Type.String()),
    play: Type.Optional(Type.Array(doing)),
    expect: Type.Optional(facts),
  },
  { additionalProperties: false },
);

export type Doing = Static<typeof doing>;
export type Scenario = Static<typeof form>;

const shape = Compile(form);
const step = Compile(doing);

/** A file that is not a scenario, and why. */
export class NotAScenario extends Error {}

/** Reads a file of one or more scenarios, divided by `---`. */
export function readScenarios(text: string): Scenario[] {
  const counter = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: counter });
  if (!Array.isArray(documents) || documents.length === 0) throw new NotAScenario('the file is empty');
  return documents.map((document, i) => {
    const [error] = document.errors;
    if (error !== undefined) throw new NotAScenario(`part ${i + 1} is not YAML: ${error.message}`);
    const scenario = withShortAnswers(plainData(document, i));
    const fault = faultOf(scenario);
    if (shape.Check(scenario) && fault === undefined) {
      rememberLines(scenario, document, counter);
      return scenario;
    }
    const { path, message } = fault ?? { path: [], message: 'has the wrong form' };
    const line = lineIn(document, counter, path);
    const where = path.length === 0 ? 'the whole' : `/${path.join('/')}`;
    throw new NotAScenario(
      `part ${i + 1} is not a scenario: ${line === undefined ? '' : `line ${line}: `}${where} ${message}`,
    );
  });
}

interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What is wrong with the form of a scenario: the first slip, and what would be right. */
function faultOf(scenario: unknown): Fault | undefined {
  if (shape.Check(scenario)) return contradictionIn(scenario);
  const words = Object.keys(form.properties);
  if (!isRecord(scenario)) return { path: [], message: `must have keys: ${words.join(', ')}` };
  const strange = Object.keys(scenario).find((key) => !words.includes(key));
  if (strange !== undefined) return { path: [strange], message: `is unknown. ${unknownName(strange, words)}` };
  if (isRecord(scenario['people'])) {
    const inside = Object.keys(people.properties);
    const stranger = Object.keys(scenario['people']).find((key) => !inside.includes(key));
    if (stranger !== undefined)
      return { path: ['people', stranger], message: `is unknown. ${unknownName(stranger, inside)}` };
  }
  const { play } = scenario;
  if (Array.isArray(play)) {
    for (const [i, one] of play.entries()) {
      const message = faultOfStep(one);
      if (message !== undefined) return { path: ['play', i], message };
    }
  }
  const [error] = shape.Errors(scenario);
  const path = (error?.instancePath ?? '').split('/').filter((part) => part !== '');
  return { path: path.map((part) => (/^\d+$/.test(part) ? Number(part) : part)), message: error?.message ?? '' };
}

/** What would be passed over in silence: two places to begin at, the paragraph of no refusal. */
function contradictionIn({ position, at, given, people, play = [] }: Scenario): Fault | undefined {
  if (position !== undefined && (at !== undefined || given !== undefined || people !== undefined))
    return { path: ['position'], message: 'is a whole position. Leave out at, given and people' };
  const idle = play.findIndex((one) => 'rule' in one && one.refused === undefined);
  return idle < 0
    ? undefined
    : { path: ['play', idle], message: 'names a rule but no refusal. Add refused: any, or leave the rule out' };
}

/** Why one line of `play` is no step. */
function faultOfStep(one: unknown): string | undefined {
  if (step.Check(one)) return undefined;
  if (!isRecord(one)) return `must be a step: ${WORDS.join(', ')}`;
  const kind = doing.anyOf.find(({ properties }) => Object.keys(properties)[0] === Object.keys(one)[0]);
  const words = kind === undefined ? WORDS : Object.keys(kind.properties);
  const strange = Object.keys(one).find((key) => !words.includes(key));
  if (strange !== undefined) return `has an unknown key. ${unknownName(strange, words)}`;
  return `must have the form of "${words[0]}" in docs/scenarios.md, not ${JSON.stringify(one)}`;
}

/** What a document says, or why it says nothing: an alias may lead nowhere. */
function plainData(document: Document, i: number): unknown {
  try {
    return document.toJS();
  } catch (error) {
    throw new NotAScenario(`part ${i + 1} is not YAML: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const WORDS = ['seat', 'expect', 'close', 'time', 'leave', 'arrive', 'default', 'insist', 'relent', 'until'];

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
