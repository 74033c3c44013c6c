import { type Act, type Acting, type Asking, act, type Moves, type Text, toAct } from '@ecumene/engine';
import type { Static, TSchema } from 'typebox';

/** A move that only some games know. */
export interface OwnMove {
  readonly do: string;
}

/** Asks for moves of a family again and again: the question is made once for each paragraph that asks it. */
export class Prompt<S extends TSchema> {
  readonly #moves: Moves<S>;
  readonly #topic: string;
  readonly #text: Text;
  readonly #made = new Map<string, Act>();

  constructor(moves: Moves<S>, topic: string, text: Text) {
    this.#moves = moves;
    this.#topic = topic;
    this.#text = text;
  }

  /** The question as a game's paragraph asks it. `optional` if nobody waits for the answer. */
  ask(rule: string, acting: Acting<Static<S>>, optional = false): Asking<Static<S>> {
    const key = optional ? `${rule} optional` : rule;
    return act(this.#made.get(key) ?? this.#make(key, rule, optional), this.#moves, acting);
  }

  #make(key: string, rule: string, optional: boolean): Act {
    const question = toAct({ topic: this.#topic, text: this.#text, rule, ...(optional && { optional }) }, this.#moves);
    this.#made.set(key, question);
    return question;
  }
}
