import { has, total } from '@ecumene/ancients';
import { ADVANCES } from '../data/advances.ts';

type Power = Parameters<typeof total>[1];

/** What a nation's advancements give of a power, added up. @rule rows.effects */
export function totalOf(power: Power): ReturnType<typeof total> {
  return total(ADVANCES, power);
}

/** Whether any of a nation's advancements gives a power. @rule rows.effects */
export function hasPower(power: Power): ReturnType<typeof has> {
  return has(ADVANCES, power);
}
