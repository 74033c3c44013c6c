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
  repeat,
  sequence,
  steady,
  step,
  when,
} from '@ecumene/engine';
import { useAbilities } from './abilities/phase.ts';
import { buyAdvances, keepHandLimit } from './advances.ts';
import { NO_CREDITS } from './book/state.ts';
import { anyLeft, CALLED_IN_ORDER, call, showMinors, struckByMinors, sufferMinors } from './calamities/resolution.ts';
import { endCalamities, selectCalamities } from './calamities/selection.ts';
import { cites } from './cites.ts';
import { GROUPS } from './data/advances.ts';
import { disguise } from './disguise.ts';
import type { WeEvent } from './events.ts';
import { isFirst, prepareFirstGame } from './first-game.ts';
import { depart, settleDepartures } from './leaving.ts';
import { anybodyMovesEarly, earlyMovers, moveNation } from './movement.ts';
import { sheet } from './options.ts';
import {
  cities,
  citySupport,
  conflicts,
  countPeople,
  hasCities,
  population,
  surplus,
  taxes,
  taxRevolts,
} from './phases.ts';
import { planning } from './plans.ts';
import { inPositionOrder } from './position.ts';
import { rules } from './rules.ts';
import { scene } from './scene.ts';
import { chooseCivilization, dealSequence, setup, withoutCivilization } from './setup.ts';
import {
  dealTokens,
  drawAtStart,
  isShort,
  placeCities,
  placeStartTokens,
  revealTokens,
  setMarkers,
  settleToken,
} from './short-game.ts';
import { checkForEnd, moveMarkers, reshuffle } from './succession.ts';
import { tell } from './tell.ts';
import { called } from './thing-names.ts';
import { topics } from './topics.ts';
import { openTrade, tradePhase } from './trade.ts';
import { buyers, buyMoreCards, drawTradeCards } from './trade-cards.ts';
import { EARLIER, VERSION } from './versions.ts';
import { ranking } from './victory.ts';
import { halves, view, type WeView } from './view.ts';
import type { WeWorld } from './world.ts';

/** Credits chosen last turn count from now on. @rule WE credits.3 @rule WE civilizations.8 */
function beginTurn(world: WeWorld): void {
  countNewCredits(world, GROUPS, NO_CREDITS);
  startTurn(world, 'WE turn.9');
}

/** Phases 6 to 12, which need cities somewhere. @rule WE drawing.2 */
const commerce: Program<WeWorld> = sequence(
  'commerce',
  sequence('trade-cards', step('draw', drawTradeCards), inTurn('buy', buyers, buyMoreCards)),
  sequence('trade', step('opening', openTrade), steady(step('floor', tradePhase))),
  sequence(
    'calamities',
    step('selection', selectCalamities),
    step('show-minors', showMinors),
    paced('minors', struckByMinors, sufferMinors),
    when(
      'majors',
      anyLeft,
      each(
        'majors',
        () => CALLED_IN_ORDER,
        (calamity) => step(calamity, (world: WeWorld) => call(world, calamity)),
      ),
    ),
    step('calamities-are-over', endCalamities),
  ),
  steady(inTurn('abilities', inPositionOrder, useAbilities)),
  sequence(
    'second-check',
    step('conflict', conflicts),
    step('surplus', surplus),
    paced('support', inTrackOrder, citySupport),
  ),
  sequence(
    'advances',
    paced('advances', inPositionOrder, buyAdvances),
    paced('hand-limit', inTrackOrder, keepHandLimit),
  ),
);

/** The thirteen phases. @rule WE turn.1 @rule WE turn.2 @rule WE turn.5 @rule WE turn.6 @rule WE turn.7 @rule WE turn.9 */
const turn: Program<WeWorld> = sequence(
  'turn',
  step('turn-begins', beginTurn),
  sequence('taxation', paced('taxes', inTrackOrder, taxes), step('revolts', taxRevolts)),
  sequence('expansion', paced('population', inTrackOrder, population), step('census', countPeople)),
  inTurnWhereItMatters('movement', inCensusOrder, moveNation, { free: earlyMovers, anybody: anybodyMovesEarly }),
  step('conflict', conflicts),
  sequence(
    'construction',
    paced('cities', inTrackOrder, cities),
    step('surplus', surplus),
    paced('support', inTrackOrder, citySupport),
  ),
  when('commerce', hasCities, commerce),
  sequence(
    'succession',
    step('markers', moveMarkers),
    step('end', checkForEnd),
    step('departures', settleDepartures),
    step('reshuffle', reshuffle),
  ),
);

/** The Short Game begins in the middle. @rule WE short-game.8 @rule WE short-game.11 @rule WE short-game.29 @rule WE short-game.30 @rule WE short-game.31 @rule WE short-game.32 */
const shortStart: Program<WeWorld> = sequence(
  'short-game',
  inTurn('short-game-cities', inTrackOrder, placeCities),
  step('short-game-reveal', revealTokens),
  paced('short-game-tokens', inTrackOrder, settleToken),
  step('short-game-cards', drawAtStart),
  inTurn('short-game-people', inTrackOrder, placeStartTokens),
  step('short-game-markers', setMarkers),
);

/** Nobody can arrive later. @rule WE joining.1 */
export const westernEmpires: Game<WeWorld, WeView, WeEvent, (typeof sheet)['options']> = {
  name: 'western-empires',
  title: 'Western Empires',
  version: VERSION,
  earlier: EARLIER,
  format: FORMAT,
  upgrades,
  rules,
  cites,
  seats: { least: 5, most: 9 },
  sheet,
  brief: { turns: 6 },
  setup,
  program: sequence(
    'game',
    when('short-game-deal', isShort, step('short-game-deal', dealTokens)),
    step('sequence', dealSequence),
    inTurn('nations', withoutCivilization, chooseCivilization),
    when('short-game', isShort, shortStart),
    when('first-game', isFirst, step('first-game', prepareFirstGame)),
    repeat('turns', turn, (world) => world.over),
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
