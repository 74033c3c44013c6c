import { at, happen, type Script, type Seat, say } from '@ecumene/engine';
import { type CardNo, idOf } from './cards/numbered.ts';
import { chooseCard } from './choosing.ts';
import { type Ages, type Civilization, touch, type Work } from './world.ts';

/** Every worker of a player, unused ones too. @rule TTA workers.1 @rule TTA workers.2 */
export function workersOf(civ: Civilization): number {
  let workers = civ.unused;
  for (const work of civ.works) workers += work.workers;
  return workers;
}

/** Tokens of the yellow bank become unused workers, without food. @rule TTA workers.3 @rule TTA ruling.T32 */
export function gainPopulation(civ: Civilization, count: number): number {
  const gained = Math.min(count, civ.yellow);
  civ.yellow -= gained;
  civ.unused += gained;
  return gained;
}

/** A worker moves from the unused ones to a card. @rule TTA build.5 @rule TTA build-unit.4 */
export function place(civ: Civilization, work: Work): void {
  if (civ.unused === 0) throw new Error(`${civ.seat} has no unused worker`);
  civ.unused -= 1;
  work.workers += 1;
  touch(civ);
}

/** A worker leaves a card and is unused. @rule TTA destroy.3 @rule TTA disband.3 */
export function free(civ: Civilization, work: Work): void {
  work.workers -= 1;
  civ.unused += 1;
  touch(civ);
}

/** A worker moves from one card to another. @rule TTA upgrade.6 @rule TTA upgrade-unit.6 */
export function promote(civ: Civilization, from: Work, to: Work): void {
  from.workers -= 1;
  to.workers += 1;
  touch(civ);
}

/** A unit is sacrificed: its token goes to the yellow bank. @rule TTA colonization.16 */
export function sacrifice(civ: Civilization, work: Work, count: number): void {
  work.workers -= count;
  civ.yellow += count;
  touch(civ);
}

/**
 * Workers return to the yellow bank: unused ones, else any the owner chooses.
 * @rule TTA workers.5 @rule TTA ruling.T31
 */
export function* losePopulation(world: Ages, civ: Civilization, count: number, rule: string): Script<number> {
  let lost = 0;
  for (; lost < count; lost++) {
    if (civ.unused > 0) {
      civ.unused -= 1;
      civ.yellow += 1;
      happen(world, rule, { what: 'lost-worker', seat: civ.seat, card: null });
      continue;
    }
    const work = yield* chooseWorker(civ.seat, civ, civ.works, rule, 'lose-worker');
    if (work === undefined) break;
    work.workers -= 1;
    civ.yellow += 1;
    touch(civ);
    happen(world, rule, { what: 'lost-worker', seat: civ.seat, card: idOf(work.card) });
  }
  return lost;
}

/** One of the workers on these cards, as a player chooses; nothing where there is none. */
export function* chooseWorker(
  chooser: Seat,
  owner: Civilization,
  among: readonly Work[],
  rule: string,
  topic: string,
): Script<Work | undefined> {
  const manned = among.filter(({ workers }) => workers > 0);
  const cards = manned.map(({ card }) => card);
  const text =
    chooser === owner.seat
      ? say('Choose a worker to remove.')
      : say('Choose a worker of {owner} to remove.', { owner: { is: 'seat', id: owner.seat } });
  const chosen = yield* chooseCard(chooser, cards, { topic, text, rule });
  return manned.find(({ card }) => card === chosen);
}

/** A technology for workers enters play, without any. */
export function openWork(civ: Civilization, card: CardNo): Work {
  civ.works.push({ card, workers: 0, tokens: 0 });
  touch(civ);
  return at(civ.works, civ.works.length - 1);
}
