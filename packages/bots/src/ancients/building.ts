import { NOBODY } from '@ecumene/ancients';
import type { Question } from '@ecumene/engine';
import { priceOf } from './projects.ts';
import { namesIn } from './questions.ts';
import type { Sight } from './sight.ts';
import type { Temperament } from './temperament.ts';
import { cityWorth } from './worth.ts';

/** The cities to build, with what each takes from treasury: the best sites, as many as can be supported. */
export function chooseBuilds(sight: Sight, temper: Temperament, question: Question): Record<string, number> {
  const { me, land } = sight;
  const places = namesIn(question, 'places')
    .map((id) => ({ id, area: land.numbers.get(id) ?? NOBODY }))
    .sort((a, b) => cityWorth(sight, temper, b.area) - cityWorth(sight, temper, a.area));
  const builds: Record<string, number> = {};
  let cities = me.cities;
  let tokens = fedTokens(sight);
  let left = me.citiesInStock;
  let helped = true;
  for (const { id, area } of places) {
    if (left === 0) break;
    const here = sight.own[area] ?? 0;
    const alone = priceOf(sight, area, false);
    const help = here >= alone.tokens ? alone : helped ? priceOf(sight, area, true) : undefined;
    if (help === undefined || here < help.tokens) continue;
    const after = tokens - Math.min(here, fedIn(sight, area));
    if (after < sight.book.perCity * (cities + 1)) continue;
    builds[id] = help.paid;
    if (help.paid > 0) helped = false;
    tokens = after;
    cities += 1;
    left -= 1;
  }
  return builds;
}

/** Tokens of an area that will still be there when surplus is gone. */
function fedIn(sight: Sight, area: number): number {
  if (sight.owner[area] !== NOBODY) return 0;
  const own = sight.own[area] ?? 0;
  return (sight.foreign[area] ?? 0) > 0 ? own : Math.min(own, sight.feeds[area] ?? 0);
}

function fedTokens(sight: Sight): number {
  let tokens = 0;
  for (let area = 0; area < sight.own.length; area++) tokens += fedIn(sight, area);
  return tokens;
}
