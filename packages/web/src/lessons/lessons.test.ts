import { advancedCivilization } from '@ecumene/advanced-civilization';
import { at, type Open } from '@ecumene/engine';
import { readScenarios } from '@ecumene/engine/scenario';
import { expansionProject } from '@ecumene/expansion-project';
import { throughTheAges } from '@ecumene/through-the-ages';
import { westernEmpires } from '@ecumene/western-empires';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../port/solo-host.ts';
import { lessonsOf } from './all-lessons.ts';
import { isOnlyRead, type Lesson, type LessonStep } from './lesson.ts';
import { LessonHost } from './lesson-host.ts';

const GAMES: readonly AnyGame[] = [advancedCivilization, westernEmpires, expansionProject, throughTheAges];

/** More answers of bots than any step of a lesson takes. */
const MOST = 2000;

/** Somebody who takes a lesson by its listed answers. */
class Pupil {
  readonly #host: LessonHost;
  readonly #seat: string;

  constructor(game: AnyGame, { table, others = [] }: Lesson) {
    this.#host = new LessonHost(game, { scenario: table, others });
    this.#seat = at(table.seats, 0);
  }

  /** Takes a step; what speaks against it. */
  take(step: LessonStep): void {
    if (isOnlyRead(step)) return;
    const since = this.#host.solo.table.journal.length;
    if (this.#isDone(step, since)) throw new Error(`"${step.say}" is done before it begins`);
    for (const { topic, answer, refused } of step.wrong ?? []) {
      const outcome = this.#host.solo.table.answer(this.#seat, this.#asked(topic).id, answer);
      expect(outcome).toMatchObject({ ok: false, refusal: { code: refused } });
    }
    for (const { topic, answer } of step.answers ?? []) {
      const outcome = this.#host.solo.table.answer(this.#seat, this.#asked(topic).id, answer);
      expect(outcome, `${topic}: ${JSON.stringify({ answer, outcome: outcome.ok || outcome.refusal })}`).toMatchObject({
        ok: true,
      });
      if (outcome.ok) this.#host.solo.heard(outcome.played);
    }
    for (let answers = 0; !this.#isDone(step, since); answers += 1) {
      if (answers > MOST || !this.#letBotDecide()) throw new Error(`"${step.say}" is not done: ${this.#stand()}`);
    }
  }

  #isDone({ until, asked }: LessonStep, since: number): boolean {
    if (asked !== undefined && this.#open().every(({ asking }) => asking.question.topic !== asked)) return false;
    return until === undefined || this.#host.stands(until, since);
  }

  #open(): readonly Open[] {
    return this.#host.solo.table.openQuestions().filter(({ seat }) => seat === this.#seat);
  }

  /** The player's question about a topic; bots play until it comes. */
  #asked(topic: string): Open {
    for (let answers = 0; answers < MOST; answers += 1) {
      const found = this.#open().find(({ asking }) => asking.question.topic === topic);
      if (found !== undefined) return found;
      if (!this.#letBotDecide()) break;
    }
    throw new Error(`nobody asks about ${topic}: ${this.#stand()}`);
  }

  #letBotDecide(): boolean {
    const { solo } = this.#host;
    const next = solo.next();
    if (next === undefined) return false;
    solo.decide(
      next,
      () => 0,
      (mishap) => {
        throw new Error(JSON.stringify(mishap));
      },
    );
    return true;
  }

  #stand(): string {
    const { table } = this.#host.solo;
    const last = table.story(null).slice(-6);
    return JSON.stringify({ where: table.where, waiting: table.waiting(), last: last.map(({ event }) => event) });
  }
}

describe.each(GAMES.map((game) => [game.name, game] as const))('lessons of %s', async (name, game) => {
  const lessons = await lessonsOf(name);

  test('are six to ten, each with a name of its own', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(6);
    expect(lessons.length).toBeLessThanOrEqual(10);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  });

  test.each(lessons.map((lesson) => [lesson.title, lesson] as const))('%s is solved by its answers', (_, lesson) => {
    expect(readScenarios(JSON.stringify(lesson.table))).toHaveLength(1);
    expect(lesson.steps.filter((step) => !isOnlyRead(step)).length).toBeGreaterThan(0);
    const pupil = new Pupil(game, lesson);
    for (const step of lesson.steps) pupil.take(step);
  });
});
