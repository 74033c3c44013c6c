import type { AreaId } from '../board.ts';

/** Longitude and latitude in degrees. */
export type LonLat = readonly [number, number];

interface ConicProjection {
  readonly parallels: readonly [number, number];
  readonly centre: LonLat;
}

export interface BoardSites {
  readonly board: string;
  /** Conic equidistant: the plane in which the partition was found to agree with the listed borders. */
  readonly projection: ConicProjection;
  /** Points out of play that close the outer cells. */
  readonly beyond: readonly LonLat[];
  readonly sites: Readonly<Record<AreaId, readonly LonLat[]>>;
}
