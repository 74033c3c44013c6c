import { copy, difference, isPlain, isRecord, same } from '../json.ts';
import { below, pick } from '../random.ts';
import { load, save } from '../save.ts';
import type { Open } from '../script.ts';
import { Table } from '../table.ts';
import type { Event, World } from '../world.ts';
import { asked, type Exam, fingerprint, views } from './exam.ts';

/** Nothing is lost, and there is no dead end. */
export function nothingIsLost<W extends World<unknown, E>, V, E extends Event>(exam: Exam<W, V, E>): void {
  const { table, game } = exam;
  for (const fault of game.broken?.(table.world) ?? []) exam.fail('conservation', fault);
  if (!table.over && table.openQuestions().length === 0 && table.openFloors().length === 0) {
    exam.fail('no dead ends', `nobody is asked anything at ${table.where.join(' / ')}`);
  }
}

/** Every question is plain data and can answer itself: its sample, its default and all it lists are legal. */
export function questionsAnswerThemselves<W extends World<unknown, E>, V, E extends Event>(exam: Exam<W, V, E>): void {
  for (const { asking, id } of exam.table.openQuestions()) {
    const { question } = asking;
    const name = `${id} (${question.topic})`;
    if (exam.game.topics?.includes(question.topic) === false)
      exam.fail('topics are named', `the game does not name the topic of ${name}`);
    const data = difference(JSON.parse(JSON.stringify(question)), question);
    if (data) exam.fail('questions are data', `${name} is not plain data: ${data}`);
    const listed = asking.list();
    const candidates: [string, unknown][] = [
      ['sample', asking.sample(exam.random)],
      ['default', asking.default()],
      ...(listed ?? []).slice(0, 20).map((answer): [string, unknown] => ['listed answer', answer]),
    ];
    if (listed?.length === 0) exam.fail('questions answer themselves', `${name} lists no answer`);
    for (const [what, answer] of candidates) {
      const refusal = asking.read(answer) ? asking.check(answer) : { code: 'shape' };
      if (refusal)
        exam.fail(
          'questions answer themselves',
          `the ${what} of ${name} is refused: ${refusal.code} ${JSON.stringify(answer)}`,
        );
    }
  }
}

export const NONSENSE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  '__proto__',
  [],
  {},
  [[]],
  [null],
  { do: 'nothing' },
  { __proto__: null, constructor: 1 },
  'x'.repeat(300),
  Array.from({ length: 300 }, () => 'a'),
];

/** Malformed, illegal, stale, doubled and foreign answers are refused and change nothing. */
export function refusalsChangeNothing<W extends World<unknown, E>, V, E extends Event>(exam: Exam<W, V, E>): void {
  const { table, random } = exam;
  const before = fingerprint(table);
  const { length } = table.journal;
  const { seat, id, asking } = exam.anyQuestion();
  const stranger = pick(random, [...table.seats.filter((other) => other !== seat), 'nobody']);
  const answer = asking.sample(random);
  const foreign = table.answer(stranger, id, answer);
  if (foreign.ok) exam.fail('foreign answers', `${stranger} could answer ${id} for ${seat}`);
  for (const stale of [`0.${seat}.999`, `${id}0`, '']) {
    if (table.answer(seat, stale, answer).ok) exam.fail('stale answers', `${stale} was taken while ${id} is open`);
  }
  for (const nonsense of [...NONSENSE, mangled(answer)]) {
    const legal = asking.read(nonsense) && asking.check(nonsense) === undefined;
    if (legal) continue;
    const outcome = table.answer(seat, id, nonsense);
    if (outcome.ok) exam.fail('bad answers', `${id} took ${JSON.stringify(nonsense)}`);
    else if (outcome.refusal.text.say === '') exam.fail('refusals say why', `${outcome.refusal.code} says nothing`);
  }
  if (fingerprint(table) !== before || table.journal.length !== length)
    exam.fail('refusals change nothing', `something changed at ${id}`);
}

/** Answers of the right shape that are a little off: other numbers, and parts left out or said twice. */
export function neighboursOf(answer: unknown): unknown[] {
  if (typeof answer === 'number') return [answer - 1, answer + 1];
  if (Array.isArray(answer)) return [answer.slice(1), [...answer, ...answer.slice(0, 1)]];
  if (!isRecord(answer)) return [];
  return Object.entries(answer).flatMap(([key, part]) =>
    neighboursOf(part).map((near) => ({ ...answer, [key]: near })),
  );
}

/** Almost the same answer. */
export function mangled(answer: unknown): unknown {
  if (typeof answer === 'number') return answer + 1e6;
  if (typeof answer === 'string') return `${answer}?`;
  if (Array.isArray(answer)) return [...answer, ...answer, 'more'];
  return typeof answer === 'object' ? { ...answer, more: 1 } : 'neither';
}

/** An answer given twice is taken once. */
export function doublesAreRefused<W extends World<unknown, E>, V, E extends Event>(
  exam: Exam<W, V, E>,
  post: Open,
  answer: unknown,
): void {
  if (exam.table.answer(post.seat, post.id, answer).ok) exam.fail('doubled answers', `${post.id} was answered twice`);
}

/** Save, load and continue equals just continuing. The exam goes on with what was loaded. */
export function savedIsTheSame<W extends World<unknown, E>, V, E extends Event>(exam: Exam<W, V, E>): void {
  const { table, game } = exam;
  const loaded = load(game, JSON.parse(JSON.stringify(save(table)))).table;
  const found = difference(JSON.parse(fingerprint(loaded)), JSON.parse(fingerprint(table)));
  if (found) exam.fail('save and load', found);
  const seen = difference(views(loaded), views(table));
  if (seen) exam.fail('save and load', `the views differ: ${seen}`);
  exam.table = loaded;
}

/** A copy is the same, and what it does leaves the original as it was. */
export function forksAreApart<W extends World<unknown, E>, V, E extends Event>(exam: Exam<W, V, E>): void {
  const { table, random } = exam;
  const before = fingerprint(table);
  const fork = table.fork();
  if (fingerprint(fork) !== before)
    exam.fail(
      'fork',
      `a copy differs: ${difference(fork.world, table.world) ?? difference(asked(fork), asked(table))}`,
    );
  const post = pick(random, fork.openQuestions());
  fork.answer(post.seat, post.id, post.asking.sample(random));
  if (fingerprint(table) !== before) exam.fail('fork', 'what a copy did changed the original');
}

/** Views hold plain data and are the same whether their parts were kept or made anew. */
export function viewsAreFresh<W extends World<unknown, E>, V, E extends Event>(exam: Exam<W, V, E>): void {
  const { table, game } = exam;
  const anew = copy(table.world);
  if (!isPlain(table.world)) exam.fail('plain data', 'the world holds something that cannot be written down');
  for (const viewer of [null, ...table.seats]) {
    const view = table.view(viewer);
    if (!isPlain(view)) exam.fail('views', `the view of ${viewer ?? 'a spectator'} is not plain data`);
    const found = difference(view, game.view(anew, viewer)) ?? difference(view, JSON.parse(JSON.stringify(view)));
    if (found) exam.fail('views', `the view of ${viewer ?? 'a spectator'} is stale or not plain data: ${found}`);
    if (game.halves === undefined) continue;
    const [all, one] = [game.halves.forAll(anew), game.halves.forOne(anew, viewer)];
    const both = Object.keys(one).find((key) => key in all);
    if (both !== undefined) exam.fail('views', `${both} is in both halves of a view`);
    const apart = difference({ ...all, ...one }, view);
    if (apart) exam.fail('views', `the halves of ${viewer ?? 'a spectator'} are not the view: ${apart}`);
  }
}

/** Undo gives back exactly what was. */
export function undoGivesBack<W extends World<unknown, E>, V, E extends Event>(exam: Exam<W, V, E>): void {
  const { table, random } = exam;
  const before = fingerprint(table);
  const { seat, id, asking } = exam.anyQuestion();
  const answered = table.answer(seat, id, asking.sample(random));
  if (!answered.ok || table.over) return;
  const final = answered.played.some(
    (played) => played.final || played.seal?.broken || played.happenings.some(({ stands }) => stands),
  );
  const back = table.takeBack(seat);
  if (back.ok && final)
    exam.fail('undo', `${id} could be taken back although something came to light or stands by the rules`);
  if (!back.ok && !final) exam.fail('undo', `${id} could not be taken back: ${back.refusal.code}`);
  if (back.ok && fingerprint(table) !== before) exam.fail('undo', `${id} did not give back what was`);
}

/** Undo by consent goes back, and redraws. */
export function consentGoesBack<W extends World<unknown, E>, V, E extends Event>(exam: Exam<W, V, E>): void {
  const { table, random } = exam;
  const { key } = table.world.random;
  const { seat, id, asking } = exam.anyQuestion();
  const question = copy(asking.question);
  const to = table.journal.length;
  if (!table.answer(seat, id, asking.sample(random)).ok || table.over) return;
  table.proposeUndo(seat, to);
  for (const other of table.seats) if (other !== seat) table.judgeUndo(other, true);
  const again = table.openQuestions().find((post) => post.id === id);
  if (!same(again?.asking.question, question)) exam.fail('undo by consent', `${id} is not asked again`);
  if (table.world.random.key === key) exam.fail('undo by consent', 'the generator kept its key');
}

/** The same options, seed and journal give the same game, to the byte. */
export function replayIsTheSame<W extends World<unknown, E>, V, E extends Event>(exam: Exam<W, V, E>): void {
  const { table, game, setup } = exam;
  const again = Table.resume(
    game,
    setup,
    JSON.parse(JSON.stringify(table.journal)),
    undefined,
    below(exam.random, 2) === 0,
  );
  if (fingerprint(again) !== fingerprint(table))
    exam.fail('replay', difference(again.world, table.world) ?? 'the questions differ');
  for (const viewer of [null, ...table.seats]) {
    const found = difference(again.story(viewer), table.story(viewer));
    if (found) exam.fail('replay', `the story for ${viewer ?? 'a spectator'} differs: ${found}`);
  }
}
