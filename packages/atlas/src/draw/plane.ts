import { geoConicEquidistant } from 'd3-geo';
import type { Point } from './geometry.ts';
import type { BoardSites, LonLat } from './sites.ts';

const EARTH_RADIUS_KM = 6371;

/** Longitude and latitude to kilometres on the board's plane, y downwards. */
export type Project = (place: LonLat) => Point;

export function projectionOf(sites: BoardSites): Project {
  const { parallels, centre } = sites.projection;
  const projection = geoConicEquidistant()
    .parallels([parallels[0], parallels[1]])
    .rotate([-centre[0], 0])
    .center([0, centre[1]])
    .scale(EARTH_RADIUS_KM)
    .translate([0, 0]);
  return (place) => {
    const point = projection([place[0], place[1]]);
    if (point === null) throw new Error(`Cannot project ${place.join(', ')}`);
    return point;
  };
}
