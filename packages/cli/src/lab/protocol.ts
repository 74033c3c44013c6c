import type { Event, Happening, Open, Seat, Table, World } from '@ecumene/engine';

/** The version of what is said between a table and a program that plays a seat. */
const PROTOCOL = 1;

/** What a program answers, one line each. */
export interface Line {
  /** The question it answers. */
  readonly id: string;
  readonly answer: unknown;
  /** On an open floor: nothing for now. */
  readonly wait?: true;
  /** Sent back with the next question. */
  readonly memory?: unknown;
}

interface Context {
  readonly heard: readonly Happening[];
  readonly memory: unknown;
  readonly think: number;
}

/** What a program is told before the first question. */
export function greeting(table: Table<World, unknown, Event>, seat: Seat): unknown {
  const { name, title, version } = table.game;
  const { options } = table.setup;
  return { is: 'welcome', protocol: PROTOCOL, game: { name, title, version }, seat, seats: table.seats, options };
}

/** How many legal answers are still sent along. */
const MOST_LISTED = 200;

/** A question with all its seat may know. */
export function questionLine(table: Table<World, unknown, Event>, post: Open, context: Context): unknown {
  const { seat, id, asking, floor } = post;
  const legal = asking.list();
  return {
    is: 'question',
    id,
    seat,
    question: asking.question,
    schema: asking.schema(),
    ...(legal !== undefined && legal.length <= MOST_LISTED && { legal }),
    default: asking.default(),
    floor,
    view: table.view(seat),
    heard: context.heard.map(({ event, rule }) => ({ event, rule })),
    ...(context.memory !== undefined && { memory: context.memory }),
    milliseconds: context.think,
  };
}

export const PROTOCOL_TEXT = `
A program in any language can play a seat. It reads lines from its standard input and writes lines to its standard
output; each line is one JSON value. Nothing else may be written there; the error stream is free.

First it is welcomed:

  {"is": "welcome", "protocol": ${PROTOCOL}, "game": {"name", "title", "version"}, "seat", "seats", "options"}

Then it is asked, again and again, until its input ends:

  {"is": "question", "id": "12.seat-1.3",   the name of this question, to be sent back with the answer
   "seat": "seat-1",                        whose question it is: the program's own seat
   "question": {"kind", "topic", "text", "rule", …},   what is asked, with its bounds
   "schema": {…},                           the JSON Schema of an answer
   "legal": […],                            all legal answers, where there are at most ${MOST_LISTED}
   "default": …,                            the answer given if none comes
   "floor": false,                          true where the program may also wait
   "view": {…},                             what the seat sees
   "heard": [{"event", "rule"}, …],         what happened since the last answer, as far as the seat may know
   "memory": …,                             what the program sent as memory with its last answer
   "milliseconds": 500}                     how long it may think

It answers with one line:

  {"id": "12.seat-1.3", "answer": …, "memory": …}      memory is optional: any JSON, kept with the table
  {"id": "12.seat-1.3", "wait": true}                  on a floor: nothing for now

An answer that is late, not JSON, not of the schema or not legal is replaced by the default and reported; the game goes
on. A program that is late three times is not asked any more.

Let a program play with

  ecumene simulate <game> --bots "exec:python3 examples/bots/first.py,random"
  ecumene tournament <game> --bots "exec:python3 examples/bots/first.py,random"
`.trim();
