import { type Happening, randomFrom, render } from '@ecumene/engine';
import { expect } from 'vitest';
import { GAMES } from '../../packages/server/src/games.ts';
import { CHANGED } from './changed.ts';
import {
  type AnyGame,
  type AnyTable,
  askedAt,
  type KeptMoment,
  type KeptTable,
  keptMomentOf,
  namesOf,
  readKept,
  type Told,
  type ToldEvent,
  toldBy,
  toldIn,
} from './kept-table.ts';

/** A kept table with its name and its game. */
export interface Case {
  readonly name: string;
  readonly game: AnyGame;
  readonly kept: KeptTable;
  /** Its rules have changed in a way that it shows. */
  readonly changed: boolean;
}

export function allKept(): Case[] {
  return GAMES.flatMap((game) =>
    namesOf(game.name).map((file) => {
      const name = `${game.name}/${file}`;
      return { name, game, kept: readKept(game.name, file), changed: name in CHANGED };
    }),
  );
}

/** A table asks and shows what it did when it was kept. What is new since may stand beside it. */
export function mustStandAs(table: AnyTable, moment: KeptMoment): void {
  expect(keptMomentOf(table)).toMatchObject(moment);
  mustAsk(table, moment);
}

export function mustAsk(table: AnyTable, { asked }: Pick<KeptMoment, 'asked'>): void {
  expect(askedAt(table)).toMatchObject(asked);
}

/** A table tells what it told when it was kept, as far back as that is at hand. */
export function mustTell(table: AnyTable, told: Told): void {
  const { prologue, played } = table.chronicle();
  const now = new Map(played.map(({ number, happenings }) => [number, happenings]));
  const whole = !table.journal.some(({ is }) => is === 'new-rules');
  const first = whole ? 0 : (played[0]?.number ?? Number.POSITIVE_INFINITY);
  if (whole) expect(toldIn(prologue)).toMatchObject(told.prologue);
  for (const [number, names] of told.names) {
    if (number < first) continue;
    expect([number, now.get(number)?.map(({ event }) => event.what)]).toEqual([number, names]);
  }
  for (const [number, events] of told.latest) {
    if (number >= first) expect([number, toldIn(now.get(number) ?? [])]).toMatchObject([number, events]);
  }
}

/** Every event in a journal that a server keeps can still be put into words. */
export function mustFindWordsFor(game: AnyGame, { told: { prologue, latest }, next }: KeptTable): void {
  const events = [...prologue, ...latest.flatMap(([, all]) => all), ...next.flatMap(({ told }) => told)];
  for (const event of events)
    expect(render(game.tell(asHappening(event)), { name: (thing) => game.called(thing) })).not.toBe('');
}

function asHappening({ event, knows, reveals }: ToldEvent): Happening {
  return { event, knows: knows ?? 'all', reveals: reveals ?? false, rule: '' };
}

/** Plays on as it once went on: the same answers are taken, and tell the same. */
export function mustGoOnAs(table: AnyTable, next: KeptTable['next']): void {
  for (const { seat, question, answer, told } of next) {
    const outcome = table.answer(seat, question, answer);
    if (!outcome.ok) expect.fail(`${question} is refused: ${outcome.refusal.code}`);
    else expect(toldBy(outcome.played)).toMatchObject(told);
  }
}

const ANSWERS = 5;

/** Plays on with any answers. */
export function mustBePlayable(table: AnyTable, answers = ANSWERS): void {
  const random = randomFrom('play on');
  for (let i = 0; i < answers && !table.over; i++) {
    const open = table.openQuestions();
    const post = open[i % open.length];
    if (post === undefined) expect.fail('nobody is asked anything');
    else expect(table.answer(post.seat, post.id, post.asking.sample(random))).toMatchObject({ ok: true });
  }
  expect(table.game.broken?.(table.world) ?? []).toEqual([]);
}
