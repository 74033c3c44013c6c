import {
  type AreaNumber,
  areaId,
  areaNumber,
  CITY_POINTS,
  eliminateCity,
  hasUnitsIn,
  type NationNumber,
  NOBODY,
  nation,
  outsiders,
  reduceCity,
  removeShip,
  removeTokens,
  type Strike,
  spare,
  terrain,
  tokensIn,
} from '@ecumene/ancients';
import { at, happen, say, type Text } from '@ecumene/engine';
import { damageLeft } from './calamities/damage-limit.ts';
import { isOfVersion1 } from './versions.ts';
import type { AcWorld } from './world.ts';

/** The variant Atlantis: Crete's glory and its fall. */

const CRETE = 'crete';
const THERA = 'thera';
const AEGEAN = 'aegean-sea';

/** Tokens a nation places in one of its start areas as the game begins. */
interface Placement {
  readonly text: Text;
  readonly tokens: number;
}

const BEGINNING = say('Choose where your nation starts.');

/** The tokens a nation begins with: each of Crete's goes to a start area of its own choice. @rule AC AT 1 @rule AC 15.3 */
export function placements(world: AcWorld, name: string): readonly Placement[] {
  if (!world.options.atlantis || name !== CRETE) return [{ text: BEGINNING, tokens: 1 }];
  if (isOfVersion1(world)) return [{ text: BEGINNING, tokens: 2 }];
  return [
    { text: say('Choose where to place your first token.'), tokens: 1 },
    { text: say('Choose where to place your second token.'), tokens: 1 },
  ];
}

/** Whether this is the calamity that ends Atlantis. @rule AC AT 3.1 */
export function endsAtlantis({ options, nations }: AcWorld, { victim }: Strike): boolean {
  return options.atlantis && nations[victim]?.name === CRETE;
}

/**
 * Thera erupts, whoever lives there, and the Aegean is laid waste. Barbarians and Pirates stay, as under any calamity.
 * @rule AC AT 3.1 @rule AC AT 3.2 @rule AC AT 3.3
 */
export function sinkAtlantis(world: AcWorld, strike: Strike): void {
  const thera = areaNumber(world, THERA);
  const areas = thera === undefined ? [] : [thera, ...shoresAround(world, thera)];
  const struck = areas.filter((area) => isPeopled(world, area));
  if (struck.length === 0) {
    spare(world, 'AC AT 3.1', strike);
    return;
  }
  happen(world, 'AC AT 3.1', {
    what: 'volcano-erupts',
    volcano: THERA,
    areas: struck.map((area) => areaId(world, area)),
  });
  for (const area of struck) {
    if (area === thera) leaveOnly(world, 'AC AT 3.1', area, NOBODY);
    else leaveOnly(world, 'AC AT 3.2', area, survivorIn(world, area));
    sinkShips(world, area);
  }
}

/** All land next to Thera or to the Aegean Sea. @rule AC AT 3.2 */
function shoresAround(world: AcWorld, thera: AreaNumber): AreaNumber[] {
  const { isLand, land, water } = terrain(world);
  const sea = areaNumber(world, AEGEAN);
  const near = [...at(land, thera), ...at(water, thera), ...(sea === undefined ? [] : at(water, sea))];
  return [...new Set(near)].filter((area) => area !== thera && isLand[area]).sort((a, b) => a - b);
}

function isPeopled(world: AcWorld, area: AreaNumber): boolean {
  for (let n = 0; n < outsiders(world); n++) {
    if (hasUnitsIn(world, area, n) || nation(world, n).ships.some((ship) => ship.at === area)) return true;
  }
  return false;
}

/** Whose token is left: the city's owner's, or else of those with most tokens there the first on the track. @rule AC AT 3.2 */
function survivorIn(world: AcWorld, area: AreaNumber): NationNumber {
  const owner = at(world.cityIn, area);
  if (owner !== NOBODY) return owner;
  let most = NOBODY;
  for (let n = 0; n < outsiders(world); n++) {
    if (tokensIn(world, area, n) > (most === NOBODY ? 0 : tokensIn(world, area, most))) most = n;
  }
  return most;
}

/**
 * Everything in an area is lost but one token of a nation, as far as nations can lose at all.
 * @rule AC AT 3.1 @rule AC AT 3.2 @rule AC 29.65 @rule AC ST calamity-floor.1
 */
function leaveOnly(world: AcWorld, rule: string, area: AreaNumber, survivor: NationNumber): void {
  const owner = at(world.cityIn, area);
  if (owner !== NOBODY && owner !== outsiders(world) && damageLeft(world, owner) >= CITY_POINTS) {
    if (owner === survivor && tokensIn(world, area, owner) === 0) reduceCity(world, rule, area, 1);
    else eliminateCity(world, rule, area);
  }
  for (let n = 0; n < outsiders(world); n++) {
    const left = n === survivor ? 1 : 0;
    const lost = Math.max(0, tokensIn(world, area, n) - left);
    removeTokens(world, rule, n, area, Math.min(lost, damageLeft(world, n)));
  }
}

/** @rule AC AT 3.3 @rule AC ST calamity-floor.1 */
function sinkShips(world: AcWorld, area: AreaNumber): void {
  for (let n = 0; n < outsiders(world); n++) {
    for (const ship of nation(world, n).ships.filter((one) => one.at === area)) {
      if (ship.aboard <= damageLeft(world, n)) removeShip(world, 'AC AT 3.3', n, ship);
    }
  }
}
