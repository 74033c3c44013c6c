import {
  brokenPieces,
  citesOf,
  FORMAT,
  holds,
  inCensusOrder,
  inTrackOrder,
  leads,
  nationOf,
  startTurn,
  upgrades,
  withoutUnits,
} from '@ecumene/ancients';
import {
  each,
  type Game,
  inTurn,
  inTurnWhereItMatters,
  type Program,
  paced,
  repeat,
  type Seat,
  sequence,
  steady,
  step,
} from '@ecumene/engine';
import { book } from './book.ts';
import { convert } from './calamities/monotheism.ts';
import { pending, resolve, showCalamities } from './calamities/phase.ts';
import { buyEarly, civilizationCards, earlyBuyers, returnCards } from './civilization-cards.ts';
import { arrive, depart, settleDepartures } from './coming-and-going.ts';
import { disguise } from './disguise.ts';
import { earlyMovers, moveNation } from './movement.ts';
import { sheet } from './options.ts';
import { cities, citySupport, countPeople, population, removeSurplus, ships, taxes, taxRevolts } from './phases.ts';
import { planning } from './plans.ts';
import { rules } from './rules.ts';
import { scene } from './scene.ts';
import { chooseNation, dealPlaceCards, setup, withoutNation } from './setup.ts';
import { conflicts } from './ship-fights.ts';
import { moveMarkers } from './succession.ts';
import { tell } from './tell.ts';
import { called } from './thing-names.ts';
import { topics } from './topics.ts';
import { openTrade, tradePhase } from './trade.ts';
import { tradeCards } from './trade-cards.ts';
import { EARLIER, VERSION } from './versions.ts';
import { ranking, valueHands } from './victory.ts';
import { type AcView, halves, view } from './view.ts';
import type { AcWorld } from './world.ts';

function beginTurn(world: AcWorld): void {
  world.worked = [];
  for (const one of world.nations) one.mined = false;
  startTurn(world, 'AC 17.1');
}

/** Holders of Monotheism, in the order of the track. @rule AC A42 */
function converters(world: AcWorld): Seat[] {
  return inTrackOrder(world).filter((seat) => holds(world, nationOf(world, seat), 'monotheism'));
}

/**
 * The sequence of play. @rule AC 17.1 @rule AC 17.2 @rule AC 17.3 @rule AC 18.1 @rule AC 18.2 @rule AC 18.3 @rule AC 26.5
 * @rule AC 29.1 @rule AC 29.8 @rule AC A42
 */
const turn: Program<AcWorld> = sequence(
  'turn',
  step('turn-begins', beginTurn),
  sequence('taxation', paced('taxes', inTrackOrder, taxes), step('revolts', taxRevolts)),
  paced('population', inTrackOrder, population),
  step('census', countPeople),
  paced('ships', inCensusOrder, ships),
  inTurnWhereItMatters('movement', inCensusOrder, moveNation, { free: earlyMovers }),
  step('conflict', conflicts),
  paced('cities', inTrackOrder, cities),
  sequence('surplus', step('surplus', removeSurplus), paced('support', inTrackOrder, citySupport)),
  step('trade-cards', tradeCards),
  sequence('trade', step('opening', openTrade), steady(step('floor', tradePhase))),
  sequence(
    'calamities',
    step('show-calamities', showCalamities),
    paced('early-purchases', earlyBuyers, buyEarly),
    each('calamities', pending, (calamity) => step(calamity, (world: AcWorld) => resolve(world, calamity))),
    inTurn('monotheism', converters, convert),
    paced('support', inTrackOrder, citySupport),
    step('calamities-are-over', settleDepartures),
  ),
  sequence(
    'civilization-cards',
    paced('civilization-cards', inTrackOrder, civilizationCards),
    step('return-trade-cards', returnCards),
  ),
  step('succession', moveMarkers),
);

export const advancedCivilization: Game<AcWorld, AcView, AcWorld['news'][number]['event'], (typeof sheet)['options']> =
  {
    name: 'advanced-civilization',
    title: 'Advanced Civilization',
    version: VERSION,
    earlier: EARLIER,
    format: FORMAT,
    upgrades,
    rules,
    cites: citesOf(book),
    seats: { least: 2, most: 8 },
    sheet,
    brief: { turns: 8 },
    setup,
    program: sequence(
      'game',
      step('place-cards', dealPlaceCards),
      inTurn('nations', withoutNation, chooseNation),
      repeat('turns', turn, (world) => world.over),
      step('victory', valueHands),
    ),
    view,
    halves,
    tell,
    called,
    leads,
    ranking,
    planning,
    topics,
    idle: withoutUnits,
    depart,
    arrive,
    disguise,
    broken: brokenPieces,
    turn: (world) => world.turn,
    scene,
  };
