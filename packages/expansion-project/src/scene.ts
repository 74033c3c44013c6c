import {
  ancientsScene,
  byName,
  byNumber,
  faceOf,
  isCommodity,
  nameOf,
  nationsIn,
  type OwnWords,
  openPoints,
  seatsInOrder,
} from '@ecumene/ancients';
import { type Given, type Scene, unknownName } from '@ecumene/engine';
import type { FullCredits } from './book/state.ts';
import { book } from './book.ts';
import { GROUPS, type Group } from './data/advances.ts';
import { CALAMITIES, type CalamityId } from './data/trade-cards.ts';
import { countPeople } from './phases.ts';
import type { EpWorld } from './world.ts';

const WORDS = ['order', 'credits', 'newCredits', 'called', 'majorsKept', 'leaving'] as const;

function creditsIn(given: Given): FullCredits {
  const groups = given.parts(GROUPS);
  const of = (group: Group): number => groups.get(group)?.count() ?? 0;
  return {
    science: of('science'),
    arts: of('arts'),
    crafts: of('crafts'),
    civics: of('civics'),
    religion: of('religion'),
  };
}

function calamityIn(given: Given): CalamityId {
  const id = given.text();
  const ids = CALAMITIES.map((one) => one.id);
  return ids.find((each) => each === id) ?? given.fail(unknownName(id, ids));
}

/**
 * What files say of a table besides: the `order` in which civilizations are chosen, `credits` and `newCredits` that no
 * advancement prints, by nation and group, the major calamities `called` this turn, how many each nation kept (`majorsKept`),
 * and who is `leaving`.
 */
const own: OwnWords<EpWorld> = {
  words: WORDS,
  arrange(world, parts) {
    const order = parts.get('order');
    if (order !== undefined)
      world.sequence.splice(0, world.sequence.length, ...seatsInOrder(world, order, world.sequence));
    for (const [number, credits] of byNumber(world, parts.get('credits'))) world.credits[number] = creditsIn(credits);
    for (const [number, credits] of byNumber(world, parts.get('newCredits')))
      world.newCredits[number] = creditsIn(credits);
    world.called = parts.get('called')?.distinct().map(calamityIn) ?? world.called;
    const majors = parts.get('majorsKept');
    if (majors !== undefined)
      world.majorsKept = Object.fromEntries(byNumber(world, majors).map(([number, count]) => [number, count.count()]));
    world.leaving = nationsIn(world, parts.get('leaving'));
  },
  describe: (world) => ({
    order: world.sequence,
    credits: byName(world, world.credits),
    newCredits: byName(world, world.newCredits),
    ...(world.called !== null && { called: world.called }),
    majorsKept: Object.fromEntries(
      Object.entries(world.majorsKept).map(([number, count]) => [nameOf(world, Number(number)), count]),
    ),
    ...(world.leaving.length > 0 && { leaving: world.leaving.map((number) => nameOf(world, number)) }),
  }),
};

const shared = ancientsScene<EpWorld>({
  book,
  takeCensus: countPeople,
  points: (world, nation) => openPoints(book.score, world, nation),
  own,
});

/** Calamities are never held over, so those in a hand were drawn this turn. @rule EP C36 */
function noteDrawn(world: EpWorld): void {
  for (const [number, { hand }] of world.nations.entries())
    for (const card of hand)
      if (!isCommodity(world, card))
        world.trade.fresh.push({ nation: world.trade.givers[card] ?? number, stack: faceOf(world, card).stack });
}

export const scene: Scene<EpWorld> = {
  arrange(world, given) {
    shared.arrange(world, given);
    noteDrawn(world);
  },
  facts: shared.facts,
  describe: (world) => shared.describe?.(world),
};
