import { type AreaNumber, type Loss as Damage, floodLoss, loseUnitPoints } from '@ecumene/ancients';
import type { Script } from '@ecumene/engine';
import { isCoastal } from '../book/coast.ts';
import { book } from '../book.ts';
import type { Loss, LossRow } from '../data/calamity-rows.ts';
import type { WeWorld } from '../world.ts';
import { workOut } from './amounts.ts';
import type { Striking, Sufferer } from './striking.ts';

type Of<K extends Loss['is']> = Extract<Loss, { readonly is: K }> & Pick<LossRow, 'rules'>;

/** Which units damage can fall on. @rule WE damage.3 @rule WE damage.7 @rule WE flood.1 @rule WE flood.4 @rule WE flood.5 @rule WE tempest.1 @rule WE W29 @rule WE W55 */
function damageFrom({ world, calamity, place }: Striking, { from, rules }: Of<'damage'>): Damage<WeWorld> {
  const rule = `WE ${rules[0] ?? calamity}`;
  const any = { calamity, rule, lastPoint: true };
  switch (from) {
    case 'anywhere':
      return any;
    case 'coastal-areas':
      return { ...any, where: (area: AreaNumber) => isCoastal(world, area) };
    case 'the-place':
      return { ...floodLoss(world, place, { calamity, rule }), lastPoint: true };
  }
}

/** Units of a player's own choice, worth so many points. @rule WE damage.2 @rule WE famine.1 @rule WE famine.2 @rule WE epidemic.1 @rule WE epidemic.2 @rule WE tribal-conflict.1 */
export function* takeDamage(striking: Striking, { number, role }: Sufferer, loss: Of<'damage'>): Script {
  const { world, calamity } = striking;
  const points = workOut(world, number, calamity, role, loss.points);
  yield* loseUnitPoints(world, number, points, damageFrom(striking, loss), book);
}
