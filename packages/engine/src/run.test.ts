import { describe, expect, it } from 'vitest';
import type { Move } from './journal.ts';
import { inTurn, type Program, repeat, sequence, steady, step } from './program.ts';
import { nameNumber } from './questions/index.ts';
import { randomFrom } from './random.ts';
import { copyPosition, firstPosition, Run } from './run.ts';
import { ask, type Script, type Seat, together } from './script.ts';
import { type Talk, talk } from './testing/talk.ts';
import { say } from './text.ts';
import { happen } from './world.ts';

const noticed = {
  depart: (world: Talk, seat: Seat) => void world.heard.push(`${seat} departs`),
  arrive: (world: Talk, seat: Seat) => void world.heard.push(`${seat} arrives`),
};
function* speak(world: Talk, seat: Seat): Script {
  const n = yield* ask(seat, nameNumber({ topic: 'n', text: say('?'), least: 0, most: 9 }));
  world.heard.push(`${seat} ${n}`);
  happen(world, 'TK 1', { what: `${seat} ${n}` });
}
const inOrder = inTurn<Talk>('speak', ({ seats }) => seats, speak);
const quiet = step<Talk>('quiet', ({ heard }) => void heard.push('hush'));

function start(program: Program<Talk>) {
  const game = talk(program, () => null, noticed);
  const rests: number[] = [];
  const world = game.setup({}, ['anna', 'bob'], randomFrom('talk'));
  const run = Run.resume(game, firstPosition(game, world), ({ rest }) => void rests.push(rest));
  return { game, run, rests, ids: () => run.open.map(({ id }) => id) };
}
const answer = (question: string, n: number): Move => ({
  is: 'answer',
  seat: question.split('.')[1] ?? '',
  question,
  topic: 'n',
  answer: n,
});

describe('a run', () => {
  it('rests between steps, and passes over those that ask nothing', () => {
    const { run, rests, ids } = start(sequence('all', quiet, inOrder, quiet));
    expect([rests, ids()]).toEqual([[0, 1], ['1.anna.1']]);
    run.move(answer('1.anna.1', 1), false);
    run.move(answer('2.bob.1', 2), false);
    expect([rests, run.over, run.open]).toEqual([[0, 1, 2, 3, 4], true, []]);
    expect(run.world.heard).toEqual(['hush', 'anna 1', 'bob 2', 'hush']);
  });

  it('names questions by rest point, seat, script and count, each once', () => {
    const twice = step<Talk>('twice', (world) =>
      together([speak(world, 'anna'), speak(world, 'anna'), speak(world, 'bob')]),
    );
    const { run, ids } = start(sequence('all', twice, twice));
    expect(ids()).toEqual(['0.anna.0.1', '0.anna.1.1', '0.bob.2.1']);
    for (const id of ids()) run.move(answer(id, 1), false);
    expect(ids()).toEqual(['1.anna.0.1', '1.anna.1.1', '1.bob.2.1']);
  });

  it('finds a question by its name while it is open', () => {
    const { run } = start(inOrder);
    expect(run.find('0.anna.1')?.seat).toBe('anna');
    run.move(answer('0.anna.1', 1), false);
    expect(run.find('0.anna.1')).toBeUndefined();
  });

  it('hands out its news once', () => {
    const { run } = start(inOrder);
    run.move(answer('0.anna.1', 1), false);
    expect(run.takeNews().map(({ event }) => event.what)).toEqual(['anna 1']);
    expect(run.takeNews()).toEqual([]);
  });

  it('lets people go and come at rest points only, those who go first', () => {
    const { run } = start(sequence('all', inOrder, inOrder));
    run.move({ is: 'arrived', seat: 'cara' }, false);
    run.move({ is: 'left', seat: 'bob' }, false);
    expect(run.world.heard).toEqual([]);
    run.move(answer('0.anna.1', 1), false);
    expect(run.world.heard).toEqual(['anna 1', 'bob departs', 'cara arrives']);
    expect([run.world.seats, run.world.room.gone]).toEqual([['anna', 'bob', 'cara'], ['bob']]);
  });

  it('lets people go and come at the very end too', () => {
    const { run } = start(step('say', (world) => speak(world, 'anna')));
    run.move({ is: 'left', seat: 'bob' }, false);
    run.move(answer('0.anna.1', 1), false);
    expect([run.over, run.world.heard]).toEqual([true, ['anna 1', 'bob departs']]);
  });

  it('turns the generator to a new key when something is undone', () => {
    const { run } = start(inOrder);
    const { key } = run.world.random;
    run.move({ is: 'undone', to: 0, time: 1 }, false);
    expect(run.world.random.key).not.toBe(key);
  });
});

describe('a position', () => {
  it('resumed is the same game at every rest point', () => {
    const game = talk(
      repeat('rounds', inOrder, ({ heard }) => heard.length >= 4),
      () => null,
      noticed,
    );
    const world = game.setup({}, ['anna', 'bob'], randomFrom('talk'));
    const texts: string[] = [];
    const run = Run.resume(game, firstPosition(game, world), (one) => void texts.push(JSON.stringify(one.position())));
    while (!run.over) run.move(answer(run.open[0]?.id ?? '', 1), false);
    expect(texts).toHaveLength(5);
    for (const text of texts) {
      const again = Run.resume(game, JSON.parse(text), () => undefined);
      while (!again.over) again.move(answer(again.open[0]?.id ?? '', 1), false);
      expect({ ...again.world, news: [] }).toEqual({ ...run.world, news: [] });
      expect(again.rest).toBe(run.rest);
    }
  });

  it('of a steady step can be taken at any of its questions, and the questions keep their names', () => {
    const calm = steady(
      step<Talk>('calm', function* (world) {
        while (world.heard.length < 3) yield* speak(world, 'anna');
      }),
    );
    const { game, run, ids } = start(calm);
    run.move(answer('0.anna.1', 1), false);
    expect([run.steady, ids()]).toEqual([true, ['0.anna.2']]);
    const again = Run.resume(game, JSON.parse(JSON.stringify(run.position())), () => undefined);
    expect(again.open.map(({ id }) => id)).toEqual(['0.anna.2']);
    expect(start(inOrder).run.steady).toBe(false);
  });

  it('copied shares nothing, by the game’s own copy where it has one', () => {
    const { game, run } = start(inOrder);
    const position = run.position();
    const copied = copyPosition({ ...game, copy: (world) => ({ ...world, heard: ['by hand'] }) }, position);
    expect(copied.world.heard).toEqual(['by hand']);
    const other = copyPosition(game, position);
    other.world.heard.push('x');
    other.cursor.pop();
    expect([position.world.heard, position.cursor.length]).toEqual([[], 1]);
  });
});
