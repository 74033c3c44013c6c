export { type Change, changed, changes } from './changes.ts';
export { type Connecting, ServerTable, type Trouble, type Wire } from './connect.ts';
export { CLOSED, FromClient, type FromServer, LONGEST_SAID, MOST_CHECKED } from './messages.ts';
export { ClockPlan, Motion, SeatPlan, TablePlan } from './plan.ts';
export { doAsAsked, SeatRequest } from './request.ts';
export { Declined, isRefusal, pathOf, type Reaching, Rest } from './rest.ts';
export {
  type BodyOf,
  type GameInfo,
  type Me,
  type ParamsOf,
  type ReplyOf,
  ROUTES,
  type Route,
  type RouteName,
} from './routes.ts';
export { type News, newsFor, type Prepared, type Sight, sightOf } from './sight.ts';
export { PersonInfo, Said, SeatInfo, TableInfo } from './table-info.ts';
