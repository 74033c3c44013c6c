import {
  findCards,
  handByFace,
  loseUnitPoints,
  modifiersOf,
  type NationNumber,
  nameOf,
  nation,
  others,
  pointsAshore,
  pointsOnBoard,
  type Strike,
  seatOf,
  shareLosses,
  strongestOf,
} from '@ecumene/ancients';
import { ask, confirm, happen, nameNumber, reveal, type Script, say, type Text, together } from '@ecumene/engine';
import { tradeCityAdds } from '../book/purchase.ts';
import { book } from '../book.ts';
import { CALAMITIES } from '../data/calamities.ts';
import { CIVILIZATION_CARDS } from '../data/civilization-cards.ts';
import { tradeCitiesWork } from '../trade-cities.ts';
import type { AcWorld } from '../world.ts';
import { bearable, damageLeft, mayBeTold } from './damage-limit.ts';

const FAMINE = 'famine';
const { amount: PRIMARY, others: OTHERS } = CALAMITIES.famine;
const SAVING = modifiersOf(CIVILIZATION_CARDS, FAMINE, 'points-a-card-shown');
const GRAIN = 'grain';

/** Famine strikes the victim, who must spread part of it. @rule AC 30.311 */
export function* famine(world: AcWorld, strike: Strike): Script {
  const shares = yield* shareLosses(world, strike.victim, {
    calamity: FAMINE,
    total: OTHERS.total,
    atMost: OTHERS.each,
    among: others(world, strike),
    exposed: (number) => mayBeTold(world, number, pointsAshore(world, number)),
    bears: bearable(world, Math.min(pointsOnBoard(world, strike.victim), damageLeft(world, strike.victim)), PRIMARY),
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
  const loss = { calamity: FAMINE, rule: 'AC 30.311', damageLeft };
  yield* loseUnitPoints(world, number, points - savedByGrain(world, number) * grain, loss, book);
}

/**
 * Holders of Pottery may show Grain to be spared; it then buys nothing this turn. Whoever holds Pottery and any trade
 * cards is asked, since others must not learn who holds Grain. @rule AC 30.312 @rule AC 32.211 @rule AC A31
 */
function* showGrain(world: AcWorld, number: NationNumber, points: number): Script<number> {
  const one = nation(world, number);
  const saved = savedByGrain(world, number);
  if (saved === 0 || one.hand.length === 0) return 0;
  const count = yield* ask(
    seatOf(world, number),
    nameNumber({
      topic: 'show-grain',
      text: howMuchGrain(points, saved, damageLeft(world, number)),
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
  reveal(world, 'AC 30.312', { what: 'cards-shown', nation: one.name, card: GRAIN, count });
  return count + (yield* openGranary(world, number));
}

/** Whoever may lose only so much above the limit is told, since Grain saves from the whole loss. @rule AC ST calamity-floor.1 */
function howMuchGrain(points: number, saved: number, damageLeft: number): Text {
  const facts = { points, saved };
  return damageLeft < points
    ? say(
        'Famine costs you {points, plural, one {# unit point} other {# unit points}}, but at most {room} by the calamity limit. Each Grain card you show saves {saved} of the {points}, but you cannot pay with it this turn. Choose how many to show.',
        { ...facts, room: damageLeft },
      )
    : say(
        'Famine costs you {points, plural, one {# unit point} other {# unit points}}. Each Grain card you show saves {saved}, but you cannot pay with it this turn. Choose how many to show.',
        facts,
      );
}

/** Unit points that each Grain card saves a nation. @rule AC 30.312 @rule AC 32.211 */
function savedByGrain(world: AcWorld, number: NationNumber): number {
  return Math.abs(strongestOf(world, number, SAVING)?.[1] ?? 0);
}

/** The Grain city counts as one card more, if its owner wants; it then adds nothing to a purchase this turn. @rule AC Q&A CT.2 */
function* openGranary(world: AcWorld, number: NationNumber): Script<number> {
  const more = tradeCityAdds(world, number, GRAIN);
  if (more === 0) return 0;
  const text = say('Use your Grain trade city against the famine? You then cannot pay with it this turn.');
  const helps = yield* ask(seatOf(world, number), confirm({ topic: 'grain-city', text, rule: 'AC Q&A CT.2' }));
  if (!helps) return 0;
  tradeCitiesWork(world, number, [GRAIN]);
  happen(world, 'AC Q&A CT.2', { what: 'trade-city-helps', nation: nameOf(world, number), card: GRAIN });
  return more;
}
