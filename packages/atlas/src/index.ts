export type { Area, AreaId, Board, CitySite, Coast, Lake, LandArea, PanelId, SeaArea, Side } from './board.ts';
export { idOf } from './board.ts';
export { boardNamed, boards } from './boards.ts';
export { advancedCivilization } from './data/advanced-civilization.ts';
export { eighteen } from './data/eighteen.ts';
export {
  adjacentByLand,
  adjacentByWater,
  areaOf,
  areasInPlay,
  coastFacing,
  type Graph,
  graphOf,
  isLand,
  isOpenSea,
  landAreas,
  landmassOf,
  neighbours,
  openSeas,
  type Portion,
  shipReach,
  type Voyage,
  waterFrom,
} from './graph.ts';
export { faultsOf } from './validate.ts';
