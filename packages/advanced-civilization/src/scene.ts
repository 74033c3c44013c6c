import { ancientsScene, byName, byNumber, nameOf, nationsIn, type OwnWords, seatsInOrder } from '@ecumene/ancients';
import type { Scene } from '@ecumene/engine';
import { book } from './book.ts';
import { countPeople } from './phases.ts';
import { score } from './victory.ts';
import type { AcWorld } from './world.ts';

const WORDS = ['order', 'unsettled', 'worked', 'leaving', 'mined', 'credit', 'redress'] as const;

/**
 * What files say of a table besides: the `order` of the place cards, whether calamities are `unsettled`, the commodities whose
 * trade cities have `worked` and the nations that have `mined` this turn or are `leaving`, and by nation the starting `credit`
 * left and what calamities take off prices (`redress: { egypt: { mining: 20 } }`).
 */
const own: OwnWords<AcWorld> = {
  words: WORDS,
  arrange(world, parts) {
    const order = parts.get('order');
    if (order !== undefined) world.placeOrder = seatsInOrder(world, order, world.placeOrder);
    world.unsettled = parts.get('unsettled')?.flag() ?? world.unsettled;
    const advances = [...book.advances.rows.keys()];
    const goods = world.trade.faces.filter(({ kind }) => kind === 'commodity').map(({ id }) => id);
    world.worked =
      parts
        .get('worked')
        ?.distinct()
        .map((one) => one.oneOf(goods)) ?? world.worked;
    world.leaving = nationsIn(world, parts.get('leaving'));
    const mined = nationsIn(world, parts.get('mined'));
    for (const [number, one] of world.nations.entries()) one.mined = mined.includes(number);
    for (const [number, credit] of byNumber(world, parts.get('credit'))) world.credit[number] = credit.count();
    for (const [number, redress] of byNumber(world, parts.get('redress')))
      world.redress[number] = Object.fromEntries(
        [...redress.parts(advances)].map(([card, points]) => [card, points.count()]),
      );
  },
  describe: (world) => ({
    order: world.placeOrder,
    ...(world.unsettled && { unsettled: true }),
    ...(world.worked.length > 0 && { worked: world.worked }),
    ...(world.leaving.length > 0 && { leaving: world.leaving.map((number) => nameOf(world, number)) }),
    mined: world.nations.filter(({ mined }) => mined).map(({ name }) => name),
    credit: byName(world, world.credit),
    redress: Object.fromEntries(
      world.redress.flatMap((cards, number) => (Object.keys(cards).length > 0 ? [[nameOf(world, number), cards]] : [])),
    ),
  }),
};

export const scene: Scene<AcWorld> = ancientsScene<AcWorld>({
  book,
  takeCensus: countPeople,
  points: score,
  own,
});
