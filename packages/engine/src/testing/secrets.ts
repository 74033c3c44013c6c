import type { Disguise } from '../game.ts';
import { difference } from '../json.ts';
import type { Outcome } from '../outcome.ts';
import { wrongShape } from '../question.ts';
import { branch, pick } from '../random.ts';
import type { Open, Seat } from '../script.ts';
import type { Table } from '../table.ts';
import { type Event, mayKnow, type World } from '../world.ts';
import { type Exam, views } from './exam.ts';
import { mangled, NONSENSE, neighboursOf } from './laws.ts';
import { toldApart } from './story-differences.ts';

const STEPS = 12;

/**
 * What a seat sees never depends on what it may not know: two games that differ only in secrets look the same to it, as
 * long as nothing hidden comes to light.
 */
export function secretsDoNotShow<W extends World<unknown, E>, V, E extends Event>(exam: Exam<W, V, E>): void {
  const { game, random } = exam;
  if (game.disguise === undefined) {
    nothingIsHidden(exam);
    return;
  }
  const observer = exam.anySeat();
  const { table: other, disguise } = exam.table.disguised(observer, branch(random, 'disguise'));
  const truth = exam.table.fork();
  exam.disguises.made += 1;
  if (difference(truth.world, other.world) !== undefined) exam.disguises.different += 1;
  for (const fault of game.broken?.(other.world) ?? [])
    exam.fail('disguise', `the disguised world is broken: ${fault}`, observer);
  const story = difference(other.story(observer), truth.story(observer));
  if (story)
    exam.fail('secrets', `${observer} can tell two worlds apart: it was told something else: ${story}`, observer);
  for (let step = 0; step < STEPS && !truth.over; step++) {
    const tells =
      askedApart(truth, other) ??
      refusalsTell(exam, truth, other, observer) ??
      difference(appearance(other, observer), appearance(truth, observer)) ??
      playBeside(exam, truth, other, disguise, observer);
    if (tells === 'parted') return;
    if (tells !== undefined) {
      exam.fail('secrets', `${observer} can tell two worlds apart: ${tells}`, observer);
      return;
    }
  }
}

/** A game that says nothing of what is hidden hides nothing: all see the same. */
function nothingIsHidden<W extends World<unknown, E>, V, E extends Event>(exam: Exam<W, V, E>): void {
  const { table, game } = exam;
  const told = table.seats.find((seat) => difference(table.view(seat), table.view(null)) !== undefined);
  if (told !== undefined) exam.fail('secrets', `${told} sees what not all see, but ${game.name} has no disguise`, told);
}

/** Why an answer would not be taken, as the seat itself would learn it. */
function refusalTo(post: Open | undefined, answer: unknown): unknown {
  if (post === undefined) return 'not open';
  return post.asking.read(answer) ? post.asking.check(answer) : wrongShape(post.asking.question);
}

/** Whether what is refused to the observer, or not refused, differs between the worlds. */
function refusalsTell<W extends World<unknown, E>, V, E extends Event>(
  { random }: Exam<W, V, E>,
  truth: Table<W, V, E>,
  other: Table<W, V, E>,
  observer: Seat,
): string | undefined {
  for (const post of truth.openQuestions().filter(({ seat }) => seat === observer)) {
    const there = other.openQuestions().find(({ id }) => id === post.id);
    const sample = post.asking.sample(random);
    const tries = [...NONSENSE, sample, mangled(sample), post.asking.default(), ...neighboursOf(sample)];
    for (const answer of tries) {
      const found = difference(refusalTo(there, answer), refusalTo(post, answer));
      if (found) return `${post.id} is refused differently: ${found}`;
    }
  }
  return undefined;
}

/**
 * Makes the same move in both worlds. Says what gave them away, or that they may part: something came to light by right,
 * or the move is impossible in the other world and the observer sees nothing of it in either.
 */
function playBeside<W extends World<unknown, E>, V, E extends Event>(
  { random }: Exam<W, V, E>,
  truth: Table<W, V, E>,
  other: Table<W, V, E>,
  disguise: Disguise<W>,
  observer: Seat,
): string | undefined {
  const { seat, id, asking } = pick(random, truth.openQuestions());
  const answer = asking.sample(random);
  const theirs = seat === observer ? answer : disguise.answer(truth.world, seat, asking.question.topic, answer);
  const before = appearance(truth, observer);
  const told = truth.answer(seat, id, answer);
  if (!told.ok) return `a sample is refused: ${told.refusal.code}`;
  const news = told.played.flatMap(({ happenings }) => happenings);
  const isRevealed = toldApart(news, news, observer).revealed;
  const there = sealedOr(other, seat, id, theirs);
  const isUnseen = (): boolean =>
    seat !== observer &&
    !news.some((happening) => mayKnow(happening, observer)) &&
    difference(appearance(truth, observer), before) === undefined;
  if (!there.ok)
    return isRevealed || isUnseen()
      ? 'parted'
      : `what ${seat} may answer to "${asking.question.topic}" (${id}) depends on something hidden: refused as "${there.refusal.code}" in the other`;
  const newsThere = there.played.flatMap(({ happenings }) => happenings);
  return toldApart(news, newsThere, observer).apart ?? (isRevealed ? 'parted' : undefined);
}

/** Gives the same answer there; one that is sealed and impossible there is exchanged for one that is possible. */
function sealedOr<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  seat: Seat,
  id: string,
  answer: unknown,
): Outcome<E> {
  const outcome = table.answer(seat, id, answer);
  const post = table.openQuestions().find((open) => open.id === id);
  return outcome.ok || post?.seal === undefined ? outcome : table.defaultAnswer(seat, id);
}

/** Everything a seat gets to see of a table. */
function appearance<W extends World<unknown, E>, V, E extends Event>(table: Table<W, V, E>, seat: Seat): unknown {
  return {
    view: table.view(seat),
    seenByAll: table.view(null),
    questions: table.questions(seat),
    waiting: table.waiting(),
    where: table.where,
    ranking: table.over ? table.ranking() : null,
  };
}

/** Whether somebody is asked something in one world only. */
function askedApart<W extends World<unknown, E>, V, E extends Event>(
  truth: Table<W, V, E>,
  other: Table<W, V, E>,
): string | undefined {
  const found = difference(other.waiting(), truth.waiting());
  return found && `who is asked, or what, depends on something hidden: waiting.${found}`;
}

/**
 * What a seat imagines looks the same to it, is a sound world, and comes from what it may know alone: imagined from two
 * worlds it cannot tell apart, it is the same.
 */
export function imaginationIsHonest<W extends World<unknown, E>, V, E extends Event>(exam: Exam<W, V, E>): void {
  const { table, game, random } = exam;
  if (game.disguise === undefined) return;
  const observer = exam.anySeat();
  const { table: other } = table.disguised(observer, branch(random, 'other'));
  const stream = branch(random, 'imagination');
  const imagined = table.imagine(observer, { ...stream });
  const asked = askedApart(table, imagined);
  if (asked) exam.fail('secrets', `${observer} can tell two worlds apart: ${asked}`, observer);
  const seen = difference(appearance(imagined, observer), appearance(table, observer));
  if (seen) exam.fail('imagine', `what ${observer} imagines looks different: ${seen}`, observer);
  for (const fault of game.broken?.(imagined.world) ?? [])
    exam.fail('imagine', `an imagined world is broken: ${fault}`, observer);
  const elsewhere = other.imagine(observer, { ...stream });
  const leak = likenessOf(imagined, elsewhere);
  if (leak) exam.fail('imagine', `what ${observer} imagines depends on what it cannot know: ${leak}`, observer);
}

/**
 * Where two imagined tables differ. Where something was answered since play last rested, which of two cards that look alike
 * was played may be another one there, so what all see is compared; anywhere else the whole world.
 */
function likenessOf<W extends World<unknown, E>, V, E extends Event>(
  one: Table<W, V, E>,
  other: Table<W, V, E>,
): string | undefined {
  const answered = one.journal.some(({ is }) => is === 'answer' || is === 'defaulted');
  return answered ? difference(views(one), views(other)) : difference(one.world, other.world);
}
