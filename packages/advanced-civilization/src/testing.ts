import { type AncientEvent, areaNumber, factsOfNation, nation, nationNamed, tokensIn } from '@ecumene/ancients';
import { checkText } from '@ecumene/ancients/testing';
import { copy, type Happening, must, randomFrom, type Script, Table, type Value } from '@ecumene/engine';
import { advancedCivilization } from './game.ts';
import { sheet } from './options.ts';
import { rules } from './rules.ts';
import { scene } from './scene.ts';
import { setup } from './setup.ts';
import { tell } from './tell.ts';
import { openTrading, tradingFloor } from './trade.ts';
import type { AcView } from './view.ts';
import type { AcWorld } from './world.ts';

const PLAYERS = 7;
const NOT_NATIONS = ['turn', 'traded', 'built', 'outsiders'];

/**
 * Any position in a line, on the board for seven: `position({ egypt: { tokens: { memphis: 3 } } })`. Seats are called
 * like their nations, and the turn is the first unless it says otherwise.
 */
export function position(
  given: Readonly<Record<string, unknown>>,
  options: Readonly<Record<string, Value>> = {},
  players: number = PLAYERS,
): AcWorld {
  const names = Object.keys(given).filter((name) => !NOT_NATIONS.includes(name));
  const seats = [...names, ...Array.from({ length: Math.max(0, players - names.length) }, (_, i) => `idle ${i}`)];
  const world = setup(sheet.with(options), seats, randomFrom('test'));
  world.turn = 1;
  world.placeOrder = names;
  scene.arrange(world, given);
  return watched(world);
}

const PARAGRAPHS = new Set(rules.paragraphs.map(({ id }) => `${rules.book} ${id}`));

/** The same world, in which whatever happens must be told in a sentence and cite a paragraph of the index. */
function watched(world: AcWorld): AcWorld {
  const push = (...happenings: AcWorld['news']): number => {
    for (const happening of happenings) {
      checkText(tell(happening), happening.event.what);
      if (!PARAGRAPHS.has(happening.rule)) throw new Error(`${happening.event.what} cites “${happening.rule}”`);
    }
    return world.news.splice(world.news.length, 0, ...happenings).length;
  };
  Object.defineProperty(world.news, 'push', { value: push });
  return world;
}

/** What a nation has, in the words of scenarios: `has(world, 'egypt')['tokens']`. */
export function has(world: AcWorld, name: string): Readonly<Record<string, unknown>> {
  return factsOfNation(world, nationNamed(world, name));
}

/** How many tokens a nation has in an area. */
export function tokens(world: AcWorld, name: string, area: string): number {
  return tokensIn(world, must(areaNumber(world, area), area), nationNamed(world, name));
}

/** Everything that happened of one kind. */
export function happened(world: AcWorld, what: string): Happening['event'][] {
  return world.news.filter(({ event }) => event.what === what).map(({ event }) => event);
}

export function theNation(world: AcWorld, name: string): AcWorld['nations'][number] {
  return nation(world, nationNamed(world, name));
}

/** Opens the trading floor and holds it. */
export function tradeIn(world: AcWorld): Script | void {
  openTrading(world);
  return tradingFloor(world);
}

/** A table in this position, about to begin a turn. */
export function tableIn(world: AcWorld): Table<AcWorld, AcView, AncientEvent> {
  const game = { ...advancedCivilization, setup: () => copy(world) };
  return Table.open(game, { options: world.options, seats: world.seats, seed: 'test' });
}
