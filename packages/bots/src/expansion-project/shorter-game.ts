import { type EpState, isPackage, type Package, packageOf } from '@ecumene/expansion-project/reference';
import type { BoardPosition } from '../ancients/board-position.ts';
import { areaOf } from '../ancients/choices.ts';
import type { Choice } from '../ancients/guide.ts';
import { isChooseOne, namesIn, numberIn } from '../ancients/questions.ts';
import type { Temperament } from '../ancients/temperament.ts';
import { cityWorth, worthOf } from '../ancients/worth.ts';
import { CHOOSER } from './purchase.ts';

/** How bots begin a medium or short game. */

const A_TOKEN = 4;

/** What a package is worth: what its advancements do, their credits, and its tokens. */
function worthOfPackage(
  { worths }: BoardPosition,
  { protection, foresight }: Temperament,
  { advances, tokens }: Package,
): number {
  const each = (id: string): number =>
    worths.points(id) + ((worths.uses[id] ?? 0) * protection + CHOOSER.creditsOf(id, {}) * foresight) / 100;
  return advances.reduce((sum, id) => sum + each(id), A_TOKEN * tokens);
}

/** The package that is worth most to this temperament. */
export const choosePackage: Choice<EpState> = (position, temper, question, _heard, { options: { game } }) => {
  if (!isChooseOne(question) || game === 'full') return undefined;
  const worth = (id: string): number => (isPackage(id) ? worthOfPackage(position, temper, packageOf(id, game)) : 0);
  return [...question.from].sort((a, b) => worth(b) - worth(a))[0];
};

/** Builders of as many cities as the rest can support, on the best sites; the others where they are worth most. */
export const placePeople: Choice<EpState> = (position, temper, question) => {
  const { book, land } = position;
  const areas = namesIn(question, 'areas').map((id) => ({ id, area: areaOf(position, id) }));
  const people: Record<string, number> = {};
  let left = numberIn(question, 'most');
  let cities = 0;
  const sites = areas
    .filter(({ area }) => book.mayBuild(area))
    .sort(
      (a, b) =>
        book.cityCost(a.area) - book.cityCost(b.area) ||
        cityWorth(position, temper, b.area) - cityWorth(position, temper, a.area),
    );
  for (const { id, area } of sites) {
    const cost = book.cityCost(area);
    if (left - cost < book.perCity * (cities + 1) + temper.margin || cities === position.me.citiesInStock) break;
    people[id] = cost;
    left -= cost;
    cities += 1;
  }
  const rooms = areas.filter(({ id }) => people[id] === undefined);
  const gain = ({ id, area }: { id: string; area: number }): number => {
    const here = people[id] ?? 0;
    if (here >= (land.limit[area] ?? 0)) return 0;
    return worthOf(position, temper, area, here + 1) - worthOf(position, temper, area, here);
  };
  for (; left > 0; left--) {
    const [best] = rooms.sort((a, b) => gain(b) - gain(a));
    if (best === undefined || gain(best) <= 0) break;
    people[best.id] = (people[best.id] ?? 0) + 1;
  }
  return people;
};
