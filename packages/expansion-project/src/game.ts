import {
  brokenPieces,
  countNewCredits,
  departed,
  FORMAT,
  inCensusOrder,
  inTrackOrder,
  leads,
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
  pacedWhereItMatters,
  repeat,
  type Step,
  sequence,
  steady,
  step,
  when,
} from '@ecumene/engine';
import { useAbilities } from './abilities/phase.ts';
import { buyAdvances } from './advances.ts';
import { NO_CREDITS } from './book/state.ts';
import {
  callMajor,
  dropExcess,
  endCalamities,
  IN_ORDER,
  minorsInOrder,
  resolveMinors,
  showMinors,
  shownCalamities,
  strikeNow,
} from './calamities/phase.ts';
import { cites } from './cites.ts';
import { GROUPS } from './data/advances.ts';
import { FEWEST, MOST } from './data/civilizations.ts';
import { disguise } from './disguise.ts';
import { type EpEvent, tell } from './events.ts';
import { returnExcess } from './excess-cards.ts';
import { exchangeCivilizations } from './exchange.ts';
import { launchFirstShip } from './first-ship.ts';
import { depart, settleDepartures } from './leaving.ts';
import { sheet } from './options.ts';
import {
  cities,
  citySupport,
  conflicts,
  countPeople,
  earlyBuilders,
  earlyMovers,
  moveNation,
  population,
  ships,
  surplus,
  taxes,
  taxRevolts,
} from './phases.ts';
import { planning } from './plans.ts';
import { rules } from './rules.ts';
import { scene } from './scene.ts';
import { bringCultures, placeFirstTokens, setup, takeCivilization, withoutCivilization } from './setup.ts';
import {
  buildFirstCities,
  choosePackageCredits,
  choosePackages,
  descending,
  drawStartCards,
  isShorter,
  placeMarkers,
  placePeople,
  settleConflicts,
} from './shorter-game.ts';
import { checkForEnd, moveMarkers, returnCardsToStacks } from './succession.ts';
import { called } from './thing-names.ts';
import { topics } from './topics.ts';
import { openTrade, tradePhase } from './trade.ts';
import { buyers, buyMoreCards, drawTradeCards, hasTradeCards } from './trade-cards.ts';
import { EARLIER, VERSION } from './versions.ts';
import { layHandsOpen, ranking } from './victory.ts';
import { type EpView, halves, view } from './view.ts';
import type { EpWorld } from './world.ts';

/** Credits chosen last turn count from now on. @rule EP 11.1 @rule EP 26.5.4 */
function beginTurn(world: EpWorld): void {
  countNewCredits(world, GROUPS, NO_CREDITS);
  startTurn(world, 'EP 11.1');
}

/** Minor calamities at the same time or, at a strict table or where somebody insists, in ascending order. @rule EP 24.7.1 @rule EP 11.2 */
const swiftMinors: Step<EpWorld> = { is: 'step', name: 'minors', paced: true, run: resolveMinors };
const minors: Program<EpWorld> = {
  is: 'choice',
  name: 'minors',
  parts: [inTurn('minors', minorsInOrder, strikeNow), swiftMinors],
  first: (world) => world.options.pace === 'strict' || world.room.insisting.length > 0,
};

/** Major calamities are called one after another, and each card strikes by itself. @rule EP 24.7.2 */
const majors: Program<EpWorld> = each(
  'majors',
  () => IN_ORDER,
  (calamity) =>
    sequence(
      calamity,
      step('call', (world: EpWorld) => callMajor(world, calamity)),
      inTurn('strike', shownCalamities, strikeNow),
    ),
);

/** Cards are drawn and bought. @rule EP 12.2 */
const tradeCards: Program<EpWorld> = when(
  'trade-cards',
  hasTradeCards,
  sequence('trade-cards', step('draw', drawTradeCards), inTurn('buy', buyers, buyMoreCards)),
);

/** Phases 22 to 27. Those who can do nothing in one of them are not asked. @rule EP 12.2 */
const commerce: Program<EpWorld> = sequence(
  'commerce',
  tradeCards,
  sequence('trade', step('opening', openTrade), steady(step('floor', tradePhase))),
  sequence(
    'calamities',
    step('selection', dropExcess),
    step('show-minors', showMinors),
    minors,
    inTurn('banditry', shownCalamities, strikeNow),
    majors,
    step('calamities-are-over', endCalamities),
  ),
  steady(inTurn('abilities', inTrackOrder, useAbilities)),
  paced('second-support', inTrackOrder, citySupport),
  paced('advancements', inTrackOrder, buyAdvances),
  sequence('excess-cards', paced('return', inTrackOrder, returnExcess), step('restack', returnCardsToStacks)),
);

/** The seventeen phases. @rule EP 11.1 @rule EP 11.2 @rule EP 11.3 @rule EP 12.1 @rule EP 12.2 @rule EP 16.1.1 @rule EP 17.2.1 */
const turn: Program<EpWorld> = sequence(
  'turn',
  step('turn-begins', beginTurn),
  sequence('taxation', paced('taxes', inTrackOrder, taxes), step('revolts', taxRevolts)),
  paced('population', inTrackOrder, population),
  step('census', countPeople),
  paced('ships', inCensusOrder, ships),
  inTurnWhereItMatters('movement', inCensusOrder, moveNation, { free: earlyMovers }),
  step('conflict', conflicts),
  pacedWhereItMatters('cities', inTrackOrder, cities, earlyBuilders),
  step('surplus', surplus),
  paced('support', inTrackOrder, citySupport),
  commerce,
  sequence('succession', step('markers', moveMarkers), step('end', checkForEnd), step('departures', settleDepartures)),
);

/** A medium or short game begins in the middle. @rule EP 31.3 @rule EP 31.4 @rule EP 31.4a @rule EP 31.5 @rule EP 31.6 @rule EP 31.7 @rule EP 31.8 @rule EP 31.9 @rule EP 31.10 */
const shorterStart: Program<EpWorld> = sequence(
  'shorter-start',
  step('start-cards', drawStartCards),
  step('packages', choosePackages),
  paced('package-credits', inTrackOrder, choosePackageCredits),
  step('people', placePeople),
  step('first-conflicts', settleConflicts),
  paced('first-cities', descending, buildFirstCities),
  step('first-surplus', surplus),
  paced('first-support', inTrackOrder, citySupport),
  step('first-markers', placeMarkers),
);

export const expansionProject: Game<EpWorld, EpView, EpEvent, (typeof sheet)['options']> = {
  name: 'expansion-project',
  title: 'Civilization: The Expansion Project',
  version: VERSION,
  earlier: EARLIER,
  format: FORMAT,
  upgrades,
  rules,
  cites,
  seats: { least: FEWEST, most: MOST },
  sheet,
  brief: { turns: 6 },
  setup,
  program: sequence(
    'game',
    inTurn('civilizations', withoutCivilization, takeCivilization),
    step('exchange', exchangeCivilizations),
    step('cultures', bringCultures),
    when('full-start', (world) => !isShorter(world), step('first-tokens', placeFirstTokens)),
    when('shorter-start', isShorter, shorterStart),
    inTurn('first-ship', inTrackOrder, launchFirstShip),
    repeat('turns', turn, (world) => world.over),
    step('victory', layHandsOpen),
  ),
  view,
  halves,
  tell,
  called,
  leads,
  ranking,
  planning,
  topics,
  out: departed,
  idle: withoutUnits,
  depart,
  disguise,
  broken: brokenPieces,
  turn: (world) => world.turn,
  scene,
};
