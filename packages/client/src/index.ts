export { type Change, changed, changes } from './changes.ts';
export { doAsAsked, SeatRequest } from './request.ts';
export { type News, newsFor, type Prepared, type Sight, sightOf } from './sight.ts';
