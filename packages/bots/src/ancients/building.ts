import { NOBODY } from '@ecumene/ancients';
import type { Question } from '@ecumene/engine';
import type { BoardPosition } from './board-position.ts';
import { namesIn } from './questions.ts';
import type { Temperament } from './temperament.ts';
import { cityWorth } from './worth.ts';

/** The cities to build, with what each takes from treasury: the best sites, as many as can be supported. */
export function chooseBuilds(position: BoardPosition, temper: Temperament, question: Question): Record<string, number> {
  const { land, book } = position;
  const places = namesIn(question, 'places')
    .map((id) => land.numbers.get(id) ?? NOBODY)
    .sort((a, b) => cityWorth(position, temper, b) - cityWorth(position, temper, a));
  return Object.fromEntries(
    [...book.supportedCities(places)].flatMap(([area, paid]) =>
      land.ids[area] === undefined ? [] : [[land.ids[area], paid]],
    ),
  );
}
