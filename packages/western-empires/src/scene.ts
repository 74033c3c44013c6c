import {
  ancientsScene,
  byName,
  byNumber,
  nameOf,
  nationsIn,
  type OwnWords,
  openPoints,
  seatsInOrder,
} from '@ecumene/ancients';
import type { Given, Scene } from '@ecumene/engine';
import type { FullCredits } from './book/state.ts';
import { book } from './book.ts';
import { GROUPS, type Group } from './data/advances.ts';
import { CALAMITIES } from './data/trade-cards.ts';
import { countPeople } from './phases.ts';
import type { WeWorld } from './world.ts';

const WORDS = ['order', 'credits', 'newCredits', 'calamitiesHeld', 'called', 'lateIron', 'leaving'] as const;

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

/**
 * What files say of a table besides: the `order` in which civilizations are chosen, `credits` and `newCredits` that no advance
 * prints, by nation and group, how many calamities each nation showed (`calamitiesHeld`), those `called` this turn, who entered
 * the Late Iron Age first (`lateIron: { turn: 9, nations: [rome] }`) and who is `leaving`.
 */
const own: OwnWords<WeWorld> = {
  words: WORDS,
  arrange(world, parts) {
    const order = parts.get('order');
    if (order !== undefined)
      world.sequence.splice(0, world.sequence.length, ...seatsInOrder(world, order, world.sequence));
    for (const [number, credits] of byNumber(world, parts.get('credits'))) world.credits[number] = creditsIn(credits);
    for (const [number, credits] of byNumber(world, parts.get('newCredits')))
      world.newCredits[number] = creditsIn(credits);
    for (const [number, count] of byNumber(world, parts.get('calamitiesHeld')))
      world.calamitiesHeld[number] = count.count();
    const ids = CALAMITIES.map(({ id }) => id);
    world.called = (parts.get('called')?.distinct() ?? []).map((one) => one.oneOf(ids));
    const late = parts.get('lateIron')?.parts(['turn', 'nations']);
    if (late !== undefined)
      world.lateIron = {
        turn: late.get('turn')?.count() ?? world.turn,
        nations: nationsIn(world, late.get('nations')),
      };
    world.leaving = nationsIn(world, parts.get('leaving'));
  },
  describe: (world) => ({
    order: world.sequence,
    credits: byName(world, world.credits),
    newCredits: byName(world, world.newCredits),
    calamitiesHeld: byName(world, world.calamitiesHeld),
    ...(world.called.length > 0 && { called: world.called }),
    ...(world.lateIron !== null && {
      lateIron: { turn: world.lateIron.turn, nations: world.lateIron.nations.map((number) => nameOf(world, number)) },
    }),
    ...(world.leaving.length > 0 && { leaving: world.leaving.map((number) => nameOf(world, number)) }),
  }),
};

export const scene: Scene<WeWorld> = ancientsScene<WeWorld>({
  book,
  takeCensus: countPeople,
  points: (world, nation) => openPoints(book.score, world, nation),
  own,
});
