import type { Refusal, Seat } from '@ecumene/engine';
import { canSpendMilitary, militaryAvailable } from './action-tokens.ts';
import { effects } from './cards/effects.ts';
import { pactCard } from './cards/numbered.ts';
import { endPact } from './pact-ending.ts';
import { type Bond, bondsOf, symbolsOfBond } from './pacts.ts';
import { no } from './refusals.ts';
import { leads, statistics } from './statistics.ts';
import type { Ages, Civilization } from './world.ts';

function bondsBetween(world: Ages, one: Civilization, other: Civilization): Bond[] {
  return bondsOf(world, one).filter(({ partner }) => partner === other);
}

/**
 * Strength as an attack of one player on another sees it: without the pacts the attack would end, and with what a pact
 * gives the attacker.
 * @rule TTA aggression.7 @rule TTA aggression.8 @rule TTA war-resolution.3 @rule TTA ruling.T72 @rule TTA ruling.T77
 */
export function strengthAgainst(world: Ages, civ: Civilization, other: Civilization, attacking: boolean): number {
  let strength = statistics(world, civ).bareStrength;
  for (const bond of bondsBetween(world, civ, other)) {
    const card = pactCard(bond.card);
    if (card.attack === 'ends-the-pact') strength -= symbolsOfBond(bond).strength ?? 0;
    else if (attacking) strength += card.attackerStrength ?? 0;
  }
  return Math.max(0, strength);
}

/** The strength of a party in a war: nothing ends any more. */
export function strengthInWar(world: Ages, civ: Civilization, other: Civilization, attacking: boolean): number {
  let { strength } = statistics(world, civ);
  if (attacking)
    for (const { card } of bondsBetween(world, civ, other)) strength += pactCard(card).attackerStrength ?? 0;
  return strength;
}

/** The military actions an attack costs; Gandhi doubles them. @rule TTA aggression.3 @rule TTA war.3 @rule TTA ruling.T70 */
export function costOfAttack(printed: number, rival: Civilization): number {
  return leads(rival, 'passive-resistance') ? printed * effects['passive-resistance'].costTimes : printed;
}

/** The paragraphs of both sorts of attack that say the same of each. */
const paragraphs = {
  aggression: { price: 'aggression.3', rival: 'aggression.4', pact: 'aggression.5', ends: 'TTA aggression.9' },
  war: { price: 'war.3', rival: 'war.4', pact: 'war.5', ends: 'TTA war.6' },
} as const;

type Attack = keyof typeof paragraphs;

/** Why one player may not attack another at all. @rule TTA aggression.4 @rule TTA aggression.5 @rule TTA war.4 @rule TTA war.5 */
export function refuseAttack(
  world: Ages,
  civ: Civilization,
  rival: Civilization,
  attack: Attack,
  printed: number,
): Refusal | undefined {
  const { price, rival: naming, pact } = paragraphs[attack];
  if (rival === civ || rival.out) return no('no-rival', naming, 'Name another player who is still in the game.');
  if (leads(civ, 'passive-resistance'))
    return no('peaceful', 'ruling.P1', 'Your leader cannot attack. Choose another political action.');
  if (bondsBetween(world, civ, rival).some(({ card }) => pactCard(card).attack === 'forbidden'))
    return no('pact', pact, 'A pact between you forbids this attack. Cancel it first.');
  const cost = costOfAttack(printed, rival);
  if (canSpendMilitary(civ, cost)) return undefined;
  const sentence =
    'This takes {cost, plural, one {# military action} other {# military actions}}, and you have {left}. Choose another political action or none.';
  return no('military-actions', price, sentence, { cost, left: militaryAvailable(civ) });
}

/** Nobody may declare war on the weaker side of this pact. @rule TTA ruling.T81 */
export function isImmuneToWar(world: Ages, civ: Civilization): boolean {
  return statistics(world, civ).powers.some(({ ability }) => ability.does === 'immune-to-war');
}

/** Pacts between the two that end on an attack leave play, even if the attack fails. @rule TTA aggression.9 @rule TTA war.6 */
export function endPactsBetween(world: Ages, civ: Civilization, rival: Civilization, attack: Attack): void {
  for (const { card, holder } of bondsBetween(world, civ, rival))
    if (pactCard(card).attack === 'ends-the-pact') endPact(world, holder, paragraphs[attack].ends);
}

export function rivalNamed(world: Ages, seat: Seat): Civilization | undefined {
  return world.civs.find((civ) => civ.seat === seat && !civ.out);
}
