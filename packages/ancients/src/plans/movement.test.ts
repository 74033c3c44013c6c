import { moves, type Question, refusalOf, type Script, say } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { Prompt } from '../asking.ts';
import { factsOfNation } from '../described.ts';
import { move } from '../movement/movement.ts';
import type { Moving } from '../movement/mover.ts';
import { MOVEMENT, moveForms, movementForms } from '../movement/moves.ts';
import { areaNumber } from '../nations.ts';
import { ancientWorld, plainBook } from '../testing/index.ts';
import { placeTokens, removeTokens } from '../tokens.ts';
import type { Ancients } from '../world.ts';
import { type MovementPlan, movementPlans } from './movement.ts';
import { planningOf } from './planning.ts';

const prompt = new Prompt(
  moves('movement', movementForms([moveForms.march, moveForms.sail])),
  MOVEMENT.topic,
  MOVEMENT.text,
);
const moving: Moving<Ancients> = { book: plainBook, ask: (rule, acting) => prompt.ask(rule, acting) };
const planning = planningOf<Ancients>({ movement: movementPlans(moving) });
const QUESTION: Question = { kind: 'act', topic: 'movement', text: say('Move.') };

const march = (from: string, to: string, count: number) => ({ do: 'march', from, to, count });
const plan = (list: readonly { readonly do: string }[], more: Partial<MovementPlan> = {}): MovementPlan => ({
  moves: [...list],
  otherwise: 'wait',
  unless: [],
  ...more,
});

const SAIL = Object.assign({ do: 'sail' }, { ship: 1, load: 0, path: ['tanis'] });

/** Egypt is asked to move. */
function asked(egypt: Readonly<Record<string, unknown>>, crete: Readonly<Record<string, unknown>> = {}) {
  const world = ancientWorld({ egypt, crete });
  const script: Script = move(world, 'egypt', moving);
  const [post] = script.next().value ?? [];
  if (post === undefined) throw new Error('nothing is asked');
  const decide = (what: MovementPlan) => planning.decide(world, 'egypt', QUESTION, what);
  /** Plays what a plan comes to, and says where everybody then is. */
  const plays = (what: MovementPlan) => {
    const decided = decide(what);
    if ('ask' in decided) return decided.ask.code;
    expect(refusalOf(post.asking, decided.answer)).toBeUndefined();
    post.take(decided.answer);
    script.next();
    const { tokens, ships } = factsOfNation(world, 0);
    return { tokens, ships };
  };
  return { world, decide, plays };
}

const area = (world: Ancients, id: string): number => areaNumber(world, id) ?? -1;

describe('[movement.move] a movement planned ahead', () => {
  test('is played as a whole when it can be, and ends the movement', () => {
    const { world, plays } = asked({ tokens: { memphis: 3 }, ships: ['alexandria'] });
    const moved = plays(plan([march('memphis', 'alexandria', 2), SAIL]));
    expect(moved).toEqual({ tokens: { alexandria: 2, memphis: 1 }, ships: ['tanis'] });
    expect(world.movement).toBeNull();
  });

  test('changes nothing while it is looked at', () => {
    const { world, decide } = asked({ tokens: { memphis: 3 } });
    const before = JSON.stringify(world);
    decide(plan([march('memphis', 'fayum', 2)]));
    decide(plan([march('memphis', 'fayum', 9)], { otherwise: 'partly' }));
    expect(JSON.stringify(world)).toBe(before);
  });

  test('waits, with the reason, where a calamity has removed the tokens', () => {
    const { world, plays } = asked({ tokens: { memphis: 3 } });
    removeTokens(world, '30.1', 0, area(world, 'memphis'), 2);
    expect(plays(plan([march('memphis', 'fayum', 3)]))).toBe('moved');
  });

  test('waits where a departure has put an area out of play, and does the rest if the player chose that', () => {
    const { world, decide } = asked({ tokens: { memphis: 3 } });
    Object.assign(world, { outOfPlay: [areaNumber(world, 'fayum')] });
    const moves = [march('memphis', 'fayum', 1), march('memphis', 'alexandria', 1)];
    expect(decide(plan(moves))).toMatchObject({ ask: { code: 'out-of-play' } });
    expect(decide(plan(moves, { otherwise: 'partly' }))).toMatchObject({ answer: { moves: [moves[1]], end: true } });
  });

  test('does what it still can, with fewer tokens, where the player chose that', () => {
    const { world, plays } = asked({ tokens: { memphis: 3, alexandria: 2 } });
    removeTokens(world, '30.1', 0, area(world, 'memphis'), 2);
    const all = [march('memphis', 'fayum', 3), march('tanis', 'gaza', 1), march('alexandria', 'memphis', 2)];
    expect(plays(plan(all, { otherwise: 'partly' }))).toMatchObject({ tokens: { fayum: 1, memphis: 2 } });
  });

  test('asks where nothing of it is left', () => {
    const { plays } = asked({ tokens: { memphis: 1 } });
    expect(plays(plan([march('thebes', 'memphis', 1)], { otherwise: 'partly' }))).toBe('nothing-left');
  });

  test('never leaves tokens aboard: what was to be ferried lands', () => {
    const world = { tokens: { alexandria: 3 }, ships: ['alexandria'] };
    const sailing = Object.assign({ do: 'sail' }, { ship: 1, load: 3, path: ['tanis'], land: 0 });
    expect(asked(world).plays(plan([sailing]))).toBe('aboard');
    expect(asked(world).plays(plan([sailing], { otherwise: 'partly' }))).toMatchObject({ tokens: { tanis: 3 } });
  });

  test('waits where a nation has entered an area it names, but not for those that were there before', () => {
    const position = () => asked({ tokens: { memphis: 3 } }, { tokens: { fayum: 1 } });
    const guarded = plan([march('memphis', 'alexandria', 3)], { unless: [{ area: 'fayum', others: 1 }] });
    expect(position().plays(guarded)).toMatchObject({ tokens: { alexandria: 3 } });
    const { world, plays } = position();
    placeTokens(world, '23.1', 1, area(world, 'fayum'), 1);
    expect(plays(guarded)).toBe('entered');
    const why = (has: number, others: number) => {
      const { decide: ask } = asked({ tokens: { memphis: 3 } }, { tokens: { fayum: has } });
      const decided = ask(plan(guarded.moves, { unless: [{ area: 'fayum', others }] }));
      return 'ask' in decided ? decided.ask.text.say : undefined;
    };
    expect([why(1, 0), why(2, 1)]).toEqual([
      'Another nation has entered {place}.',
      'Other nations have more pieces in {place} than when you planned.',
    ]);
    expect(plays({ ...guarded, unless: [{ area: 'atlantis', others: 0 }] })).toMatchObject({
      tokens: { alexandria: 3 },
    });
  });

  test('is refused when it is made, if it is none', () => {
    const fault = (what: unknown) => planning.fault('movement', what)?.code;
    expect(fault(plan([march('memphis', 'fayum', 1)]))).toBeUndefined();
    expect(fault(plan([{ do: 'fly' }]))).toBe('no-moves');
    expect(fault(plan([]))).toBe('no-plan');
    expect(fault({ ...plan([march('memphis', 'fayum', 1)]), otherwise: 'maybe' })).toBe('no-plan');
    expect(planning.fault('tax-rate', 5)?.code).toBe('no-plan');
  });
});
