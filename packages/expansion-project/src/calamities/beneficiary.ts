import {
  byStock,
  type NationNumber,
  NOBODY,
  nameOf,
  nation,
  pointsInStock,
  type Strike,
  seatOf,
} from '@ecumene/ancients';
import { ask, chooseOne, happen, type Script, say, the } from '@ecumene/engine';
import type { CalamityId } from '../data/trade-cards.ts';
import { takingPart } from '../taking-part.ts';
import type { EpWorld } from '../world.ts';

/**
 * Of those eligible whoever has most unit points in stock; of several the victim chooses. Nobody, if the victim has as
 * much. @rule EP 29.4.1.2a @rule EP 29.8.1.2 @rule EP C49
 */
export function* findBeneficiary(
  world: EpWorld,
  { victim }: Strike,
  calamity: CalamityId,
  eligible: readonly NationNumber[],
  rule: string,
): Script<NationNumber | undefined> {
  const stock = (number: NationNumber): number => pointsInStock(nation(world, number));
  const most = Math.max(...eligible.map(stock));
  if (eligible.length === 0 || stock(victim) >= most) return undefined;
  const equals = eligible.filter((number) => stock(number) === most);
  const beneficiary = yield* chooseOneOf(world, victim, calamity, equals, rule);
  if (beneficiary !== undefined)
    happen(world, rule, {
      what: 'beneficiary',
      calamity,
      nation: nameOf(world, victim),
      beneficiary: nameOf(world, beneficiary),
    });
  return beneficiary;
}

function* chooseOneOf(
  world: EpWorld,
  victim: NationNumber,
  calamity: CalamityId,
  equals: readonly NationNumber[],
  rule: string,
): Script<NationNumber | undefined> {
  if (equals.length < 2) return equals[0];
  const name = yield* ask(
    seatOf(world, victim),
    chooseOne({
      topic: 'beneficiary',
      text: say('{calamity}: choose who benefits. These players have the same number of units in stock.', {
        calamity: the('card', calamity),
      }),
      rule,
      of: 'nation',
      from: equals.map((number) => nameOf(world, number)),
    }),
  );
  return equals.find((number) => nameOf(world, number) === name);
}

/** Whoever traded a card and is there to gain from it; nobody, if they leave. @rule EP L1 */
export function gainingTrader(world: EpWorld, { trader }: Strike): NationNumber {
  return takingPart(world).includes(trader) ? trader : NOBODY;
}

/** Everybody but the victim and those who have said that they leave. @rule EP L1 */
export function rivals(world: EpWorld, victim: NationNumber): NationNumber[] {
  return takingPart(world).filter((number) => number !== victim);
}

/** Who goes on when a beneficiary has run out of pieces: the next of those eligible, then anybody. @rule EP 29.4.1.7 @rule EP C51 */
export function nextBeneficiary(
  world: EpWorld,
  victim: NationNumber,
  eligible: readonly NationNumber[],
  tried: readonly NationNumber[],
): NationNumber | undefined {
  const rest = rivals(world, victim).filter((number) => !eligible.includes(number));
  return [...byStock(world, eligible), ...byStock(world, rest)].find((number) => !tried.includes(number));
}
