import { ask, chooseSome, nameNumber, type Script, say, the } from '@ecumene/engine';
import { annexCity } from '../cities.ts';
import { citiesOf, nameOf, outsiders, seatOf, terrain } from '../nations.ts';
import { type Ancients, type AreaNumber, type NationNumber, NOBODY, type Strike } from '../world.ts';
import { type CityLoss, chooseCities } from './cities.ts';
import { others } from './secondary.ts';
import { spare } from './spared.ts';

/** How a game's Pirates raid. */
export interface Piracy {
  readonly calamity: string;
  /** Coastal cities the victim loses. */
  readonly primary: number;
  /** How many others the victim names. */
  readonly victims: number;
  /** Coastal cities each of them loses. */
  each(world: Ancients, number: NationNumber): number;
  /** The most cities a nation can lose; all, if not said. */
  most?(world: Ancients, number: NationNumber): number;
  /** The victim may lose more own cities instead of those of others. */
  readonly bears?: boolean;
  readonly rules: { readonly primary: string; readonly secondary: string };
}

/** Pirates take coastal cities of the victim and of others the victim names. @rule calamities.piracy */
export function* raidCoasts(world: Ancients, strike: Strike, piracy: Piracy): Script {
  const { calamity, rules } = piracy;
  const primary = Math.min(piracy.primary, mostOf(world, strike.victim, piracy));
  const lost = yield* raid(world, {
    of: strike.victim,
    count: primary,
    chooser: robberOf(strike),
    calamity,
    rule: rules.primary,
  });
  if (lost === 0) spare(world, rules.primary, strike);
  const named = piracy.bears ? yield* bear(world, strike, piracy) : piracy.victims;
  for (const number of yield* nameVictims(world, strike, piracy, named)) {
    const count = Math.min(piracy.each(world, number), mostOf(world, number, piracy));
    yield* raid(world, { of: number, count, chooser: strike.victim, calamity, rule: rules.secondary });
  }
}

function mostOf(world: Ancients, number: NationNumber, piracy: Piracy): number {
  return piracy.most?.(world, number) ?? Number.POSITIVE_INFINITY;
}

function coastalCities(world: Ancients, number: NationNumber): number {
  return citiesOf(world, number).filter((area) => isCoastal(world, area)).length;
}

/** The victim may lose more coastal cities of its own, so that fewer others do. Says how many of them still do. @rule calamities.piracy */
function* bear(world: Ancients, strike: Strike, piracy: Piracy): Script<number> {
  const { victim } = strike;
  const others = Math.min(piracy.victims, raidable(world, strike, piracy).length);
  const most = Math.min(others, coastalCities(world, victim), mostOf(world, victim, piracy));
  if (most === 0) return others;
  const count = yield* ask(
    seatOf(world, victim),
    nameNumber({
      topic: 'bear-piracy',
      text: say('{calamity}: choose how many more coastal cities you lose instead of the other players.', {
        calamity: the('card', piracy.calamity),
      }),
      rule: piracy.rules.secondary,
      least: 0,
      most,
    }),
  );
  yield* raid(world, { of: victim, count, calamity: piracy.calamity, rule: piracy.rules.secondary });
  return others - count;
}

/** Who picks the victim's cities: the trader or, if there is none, the victim. @rule calamities.piracy */
function robberOf({ victim, trader }: Strike): NationNumber {
  return trader === NOBODY ? victim : trader;
}

/** Coastal cities, as many as there are, become Pirate cities, which never run out. @rule calamities.piracy */
function* raid(world: Ancients, loss: CityLoss): Script<number> {
  const cities = yield* chooseCities(world, { ...loss, where: (area) => isCoastal(world, area) }, 'pirated');
  for (const area of cities) annexCity(world, loss.rule, area, outsiders(world));
  return cities.length;
}

/** Land and sea; a lake makes no coast. @rule calamities.piracy */
function isCoastal(world: Ancients, area: AreaNumber): boolean {
  return terrain(world).coastal[area] ?? false;
}

/** Others with a coastal city to lose. @rule calamities.piracy */
function raidable(world: Ancients, strike: Strike, piracy: Piracy): NationNumber[] {
  return others(world, strike).filter((number) => {
    return coastalCities(world, number) > 0 && mostOf(world, number, piracy) > 0;
  });
}

/** The victim names others with coastal cities; not asked where there are no more. @rule calamities.piracy */
function* nameVictims(world: Ancients, strike: Strike, piracy: Piracy, count: number): Script<readonly NationNumber[]> {
  const exposed = count > 0 ? raidable(world, strike, piracy) : [];
  if (exposed.length <= count) return exposed;
  const names = yield* ask(
    seatOf(world, strike.victim),
    chooseSome({
      topic: 'secondary-victims',
      text: say('Choose {count} other players who lose a coastal city to the Pirates.', { count }),
      rule: piracy.rules.secondary,
      of: 'nation',
      from: exposed.map((number) => nameOf(world, number)),
      least: count,
      most: count,
    }),
  );
  return exposed.filter((number) => names.includes(nameOf(world, number)));
}
