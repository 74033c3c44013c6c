import { areaNumber, arrangeNation, faceOf, factsOfNation, nationNamed } from '@ecumene/ancients';
import { isRecord, must, type Scene } from '@ecumene/engine';
import { countPeople } from './census.ts';
import { score } from './victory.ts';
import type { AcWorld } from './world.ts';

/**
 * Scenario files say what each nation has (see `arrangeNation`), and perhaps the `turn`, which cities were `built` in it
 * (`[memphis]`), and who gave calamities away (`traded: { treachery: crete }`). A nation without a `seat` is led by the
 * first player who has none. The census is taken at once, so that play can begin at any step. Of the trade card stacks
 * they may ask how many cards each holds (`stacks`), and of each nation what it scores (`points`).
 */
export const scene: Scene<AcWorld> = {
  arrange(world, given) {
    if (!isRecord(given)) throw new Error('say what each nation has');
    for (const [name, has] of Object.entries(given)) {
      if (name === 'turn') world.turn = Number(has);
      else if (name !== 'traded' && name !== 'built') {
        arrangeNation(world, name, has);
        seat(world, name);
      }
    }
    if (isRecord(given['traded'])) traded(world, given['traded']);
    if (Array.isArray(given['built'])) world.newCities = given['built'].map((id) => areaIn(world, String(id)));
    countPeople(world);
    world.news.length = 0;
  },
  facts: (world) => ({
    turn: world.turn,
    stacks: world.trade.stacks.map((stack) => stack.length),
    ...Object.fromEntries(
      world.nations.flatMap((one, number) =>
        one.seat !== null || one.tokens + one.cities > 0
          ? [[one.name, { ...factsOfNation(world, number), points: score(world, number) }]]
          : [],
      ),
    ),
  }),
};

function seat(world: AcWorld, name: string): void {
  const one = world.nations.find((each) => each.name === name);
  if (one === undefined || one.endless || one.seat !== null) return;
  const free = world.seats.find((seat) => !world.nations.some((each) => each.seat === seat));
  if (free === undefined) throw new Error(`nobody is left to lead ${name}`);
  one.seat = free;
  one.rev += 1;
}

function traded(world: AcWorld, givers: Readonly<Record<string, unknown>>): void {
  for (const [calamity, giver] of Object.entries(givers)) {
    const card = world.nations.flatMap(({ hand }) => hand).find((one) => faceOf(world, one).id === calamity);
    world.trade.givers[must(card, `somebody who holds ${calamity}`)] = nationNamed(world, String(giver));
  }
}

function areaIn(world: AcWorld, id: string): number {
  return must(areaNumber(world, id), `an area in play called ${id}`);
}
