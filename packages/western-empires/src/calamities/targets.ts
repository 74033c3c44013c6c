import {
  active,
  citiesOf,
  type NationNumber,
  NOBODY,
  nameOf,
  nation,
  pointsOnBoard,
  type Strike,
  seatOf,
} from '@ecumene/ancients';
import { ask, chooseSome, happen, type Script, say, the } from '@ecumene/engine';
import { byCitiesInStock } from '../book/beneficiary.ts';
import { isCoastal } from '../book/coast.ts';
import { CALAMITY_ROWS, type CalamityRow, type Secondary } from '../data/calamity-rows.ts';
import type { CalamityId } from '../data/trade-cards.ts';
import type { WeWorld } from '../world.ts';
import { isNeverNamed } from './amounts.ts';

/** Who has a part in calamities: nobody who has said that they leave. @rule WE W67 */
function takingPart(world: WeWorld): NationNumber[] {
  return active(world).filter((number) => !world.leaving.includes(number));
}

/**
 * Whoever last traded the card to the victim or, where nobody did and always in Civil War and Tyranny, whoever has most
 * cities in stock. @rule WE calamity-beneficiary.1 @rule WE calamity-beneficiary.3 @rule WE calamity-beneficiary.4
 * @rule WE beneficiary.5 @rule WE calamity-beneficiary.2 @rule WE calamity-beneficiary.5 @rule WE calamity-beneficiary.6 @rule WE calamity-beneficiary.7 @rule WE W26 @rule WE W51
 */
export function beneficiaryOf(world: WeWorld, { beneficiary }: CalamityRow, { victim, trader }: Strike): NationNumber {
  if (beneficiary === null) return NOBODY;
  const others = takingPart(world).filter((number) => number !== victim);
  if (beneficiary.by === 'trade' && others.includes(trader)) return trader;
  return byCitiesInStock(world, others)[0] ?? NOBODY;
}

/** What makes a player a legal target. @rule WE W60 */
function isTarget(world: WeWorld, number: NationNumber, has: Secondary['has']): boolean {
  switch (has) {
    case 'units':
      return pointsOnBoard(world, number) > 0;
    case 'city':
      return nation(world, number).cities > 0;
    case 'coastal-city':
      return citiesOf(world, number).some((area) => isCoastal(world, area));
  }
}

/** Who can be named as a secondary victim. @rule WE victims.6 @rule WE epidemic.3 @rule WE iconoclasm-and-heresy.3 @rule WE piracy.4 @rule WE W36 @rule WE W51 */
function nameable(world: WeWorld, calamity: CalamityId, strike: Strike): NationNumber[] {
  const row = CALAMITY_ROWS[calamity];
  const { secondary } = row;
  if (secondary === null) return [];
  const spared = row.beneficiary?.cannotBeNamed ? beneficiaryOf(world, row, strike) : NOBODY;
  return takingPart(world).filter(
    (number) =>
      number !== strike.victim &&
      number !== spared &&
      isTarget(world, number, secondary.has) &&
      !isNeverNamed(world, number, calamity),
  );
}

/** The victim names others before anybody loses anything; not asked where there are no more. @rule WE resolution.3 @rule WE victims.4 @rule WE victims.5 @rule WE W24 @rule WE W27 */
export function* nameVictims(world: WeWorld, calamity: CalamityId, strike: Strike): Script<readonly NationNumber[]> {
  const { secondary } = CALAMITY_ROWS[calamity];
  if (secondary === null || secondary.who === 'everyone-at-the-place') return [];
  const { named: count } = secondary.who;
  const open = nameable(world, calamity, strike);
  const rule = `WE ${secondary.losses[0]?.rules[0] ?? secondary.rules[0] ?? calamity}`;
  const named = open.length <= count ? open : yield* chooseVictims(world, calamity, strike.victim, open, count, rule);
  if (named.length > 0)
    happen(world, rule, {
      what: 'victims-named',
      nation: nameOf(world, strike.victim),
      victims: named.map((number) => nameOf(world, number)),
    });
  return named;
}

function* chooseVictims(
  world: WeWorld,
  calamity: CalamityId,
  victim: NationNumber,
  open: readonly NationNumber[],
  count: number,
  rule: string,
): Script<readonly NationNumber[]> {
  const names = yield* ask(
    seatOf(world, victim),
    chooseSome({
      topic: 'secondary-victims',
      text: say('{calamity}: choose {count} other players who also suffer.', {
        calamity: the('card', calamity),
        count,
      }),
      rule,
      of: 'nation',
      from: open.map((number) => nameOf(world, number)),
      least: count,
      most: count,
    }),
  );
  return open.filter((number) => names.includes(nameOf(world, number)));
}
