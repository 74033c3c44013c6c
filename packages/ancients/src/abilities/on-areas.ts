import { type Dice, type Refusal, refuse, say, the } from '@ecumene/engine';
import { type Occupants, tokensAmong } from '../book/occupants.ts';
import { annexCity } from '../cities.ts';
import { areaId, areaNumber, citiesInStock, nation, outsiders } from '../nations.ts';
import type { PublicState } from '../state.ts';
import { replaceTokens } from '../tokens.ts';
import { type Ancients, type AreaNumber, type NationNumber, NOBODY } from '../world.ts';

/** Abilities that fall upon areas: when they can be used, what speaks against it, and what they do. */

/** The areas that an ability of a nation can fall upon. */
type Targets<S, D> = (state: S, number: NationNumber, ability: D) => readonly AreaNumber[];

/** An ability used on one of the areas it can fall upon: when it can be, and a random use. */
export function onArea<S extends PublicState, D extends string>(ability: D, targets: Targets<S, D>) {
  return {
    usable: (state: S, number: NationNumber): boolean => targets(state, number, ability).length > 0,
    sample: (state: S, number: NationNumber, dice: Dice): { do: D; area: string } | undefined => {
      const areas = targets(state, number, ability);
      return areas.length === 0 ? undefined : { do: ability, area: areaId(state, dice.pick(areas)) };
    },
  };
}

/** An ability used either on an area or to bring at most so many tokens into the treasury. */
export function onAreaOrTreasury<S extends PublicState, D extends string>(
  ability: D,
  targets: Targets<S, D>,
  most: number,
) {
  const annexing = onArea(ability, targets);
  return {
    usable: (state: S, number: NationNumber): boolean =>
      nation(state, number).stock > 0 || annexing.usable(state, number),
    sample: (
      state: S,
      number: NationNumber,
      dice: Dice,
    ): { do: D; area: string } | { do: D; treasury: number } | undefined => {
      const annexed = dice.chance(1, 2) ? annexing.sample(state, number, dice) : undefined;
      if (annexed !== undefined) return annexed;
      const tokens = Math.min(most, nation(state, number).stock);
      return tokens === 0 ? undefined : { do: ability, treasury: dice.between(1, tokens) };
    },
  };
}

/** Stock must suffice for all pieces that replace others. */
export function refuseWithoutPieces(
  world: Ancients,
  number: NationNumber,
  area: AreaNumber,
  occupants: Occupants,
  rule: string,
): Refusal | undefined {
  const one = nation(world, number);
  const tokens = tokensAmong(occupants);
  const cities = occupants.city === NOBODY ? 0 : 1;
  if (tokens <= one.stock && cities <= citiesInStock(one)) return undefined;
  return refuse(
    'stock',
    say(
      'You need {tokens, plural, =0 {no tokens} one {# token} other {# tokens}}{cities, plural, =0 {} one { and # city} other { and # cities}} in stock for {area}. Choose another area.',
      { tokens, cities, area: the('area', areaId(world, area)) },
    ),
    rule,
  );
}

/** The treasury must suffice for an area. */
export function refuseWithoutTreasury(
  world: Ancients,
  number: NationNumber,
  area: AreaNumber,
  price: number,
  rule: string,
): Refusal | undefined {
  const has = nation(world, number).treasury;
  if (price <= has) return undefined;
  return refuse(
    'treasury',
    say('{area} costs {price} treasury tokens, and you have {has}. Choose another area.', {
      area: the('area', areaId(world, area)),
      price,
      has,
    }),
    rule,
  );
}

/** City for city, token for token. */
export function replaceOccupants(
  world: Ancients,
  number: NationNumber,
  area: AreaNumber,
  { city, tokens }: Occupants,
  rule: string,
): void {
  if (city !== NOBODY) annexCity(world, rule, area, number);
  for (const [owner, count] of tokens) replaceTokens(world, rule, owner, number, area, count);
}

/** A pirate city, or barbarian tokens by area, become own ones. */
export function annexOutsiders(
  world: Ancients,
  number: NationNumber,
  { city, tokens = {} }: { readonly city?: string; readonly tokens?: Readonly<Record<string, number>> },
  rule: string,
): void {
  const town = city === undefined ? undefined : areaNumber(world, city);
  if (town !== undefined) annexCity(world, rule, town, number);
  for (const [id, count] of Object.entries(tokens)) {
    const area = areaNumber(world, id);
    if (area !== undefined) replaceTokens(world, rule, outsiders(world), number, area, count);
  }
}
