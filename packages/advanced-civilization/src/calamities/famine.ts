import {
  findCards,
  handByFace,
  holds,
  loseUnitPoints,
  type NationNumber,
  nameOf,
  nation,
  others,
  pointsOnBoard,
  type Strike,
  seatOf,
  shareLosses,
} from '@ecumene/ancients';
import { ask, confirm, happen, nameNumber, reveal, type Script, say, together } from '@ecumene/engine';
import { farming } from '../support.ts';
import { tradeCitiesWork, tradeCityAdds } from '../trade-cities.ts';
import type { AcWorld } from '../world.ts';
import { bearable, room } from './floor.ts';

const FAMINE = 'famine';
const PRIMARY = 10;
const SECONDARY = 20;
const MOST_EACH = 8;
const SAVED_BY_GRAIN = 4;
const GRAIN = 'grain';

/** Famine strikes the victim, who must spread part of it. @rule AC 30.311 */
export function* famine(world: AcWorld, strike: Strike): Script {
  const shares = yield* shareLosses(world, strike.victim, {
    calamity: FAMINE,
    total: SECONDARY,
    atMost: MOST_EACH,
    among: others(world, strike),
    room,
    bears: bearable(world, Math.min(pointsOnBoard(world, strike.victim), room(world, strike.victim)), PRIMARY),
    rule: 'AC 30.311',
  });
  yield* together([
    starve(world, strike.victim, PRIMARY + (shares.get(strike.victim) ?? 0)),
    ...[...shares]
      .filter(([number]) => number !== strike.victim)
      .map(([number, points]) => starve(world, number, points)),
  ]);
}

function* starve(world: AcWorld, number: NationNumber, points: number): Script {
  const grain = yield* showGrain(world, number, points);
  const loss = { calamity: FAMINE, rule: 'AC 30.311', raise: farming, room };
  yield* loseUnitPoints(world, number, points - SAVED_BY_GRAIN * grain, loss);
}

/**
 * Holders of Pottery may show Grain to be spared; it then buys nothing this turn. Whoever holds Pottery and any trade
 * cards is asked, since others must not learn who holds Grain. @rule AC 30.312 @rule AC 32.211 @rule AC A31
 */
function* showGrain(world: AcWorld, number: NationNumber, points: number): Script<number> {
  const one = nation(world, number);
  if (!holds(world, number, 'pottery') || one.hand.length === 0) return 0;
  const count = yield* ask(
    seatOf(world, number),
    nameNumber({
      topic: 'show-grain',
      text: say(
        'Famine takes {points, plural, one {# point} other {# points}} of units from you. Each Grain card you show saves {saved}, but buys nothing this turn. How many do you show?',
        { points, saved: SAVED_BY_GRAIN },
      ),
      rule: 'AC 30.312',
      least: 0,
      most: handByFace(world, number)[GRAIN] ?? 0,
    }),
  );
  if (count === 0) return 0;
  const cards = findCards(
    world,
    number,
    Array.from({ length: count }, () => GRAIN),
  );
  one.shown = cards ?? [];
  one.rev += 1;
  reveal(world, 'AC 30.312', { what: 'cards-shown', nation: one.name, card: GRAIN, count });
  return count + (yield* openGranary(world, number));
}

/** The Grain city counts as one card more, if its owner wants; it then adds nothing to a purchase this turn. @rule AC Q&A CT.2 */
function* openGranary(world: AcWorld, number: NationNumber): Script<number> {
  const more = tradeCityAdds(world, number, GRAIN);
  if (more === 0) return 0;
  const text = say('Does your Grain city help against the famine too? It will then help to buy nothing this turn.');
  const helps = yield* ask(seatOf(world, number), confirm({ topic: 'grain-city', text, rule: 'AC Q&A CT.2' }));
  if (!helps) return 0;
  tradeCitiesWork(world, number, [GRAIN]);
  happen(world, 'AC Q&A CT.2', { what: 'trade-city-helps', nation: nameOf(world, number), card: GRAIN });
  return more;
}
