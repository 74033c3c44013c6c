export { Change } from './change-form.ts';
export { changed, changes } from './changes.ts';
export { type Connecting, type Place, ServerTable } from './connect.ts';
export { type EncodedHalf, EncodedNews, encodedChange, encodedUpdate, encodeHalf } from './encoding.ts';
export { Refusal as RefusalForm, SavedTable } from './engine-forms.ts';
export { freeSeats, type SeatToTake } from './free-seats.ts';
export { aboutGame } from './game-info.ts';
export { HttpClient, type HttpClientOptions, isRefusal, pathOf, RequestFailed } from './http-client.ts';
export { type ListedAnswers, listedAnswers, MOST_LISTED } from './listed-answers.ts';
export { CLOSED, FromClient, FromServer, LONGEST_SAID, MOST_CHECKED, type Notice, PROTOCOL } from './messages.ts';
export { isSeen, lookOfName, NAME_PATTERN, plainName } from './names.ts';
export {
  ClockPlan,
  isForMaster,
  LAST_TIME,
  LONGEST_TITLE,
  Motion,
  mayAskAdvice,
  mayJoinLate,
  neededFor,
  patienceOf,
  SeatPlan,
  TablePlan,
} from './plan.ts';
export { LATEST_START, Preparation, preparationOf } from './preparation.ts';
export { isProof, WORK_BITS, withWork } from './proof-of-work.ts';
export { randomId } from './random-id.ts';
export type { Trouble } from './reconnecting.ts';
export { doAsAsked, SeatRequest } from './request.ts';
export {
  type Assertion,
  type Attestation,
  type BodyOf,
  type GameInfo,
  type Me,
  type Moderated,
  type ParamsOf,
  type ReplyOf,
  ROUTES,
  type Route,
  type RouteName,
} from './routes/index.ts';
export type { Socket } from './socket.ts';
export { pageByPage } from './story.ts';
export { PersonInfo, Said, SeatInfo, TableInfo } from './table-info.ts';
export {
  awaitedIn,
  isTableView,
  joined,
  newsFor,
  onlySeen,
  pastTableView,
  type TableViewForAll,
  type TableViewForOne,
  tableViewForAll,
  tableViewForOne,
  tableViewOf,
  tableViewThrough,
} from './table-view.ts';
export { type Answered, News, NOBODY_YET, type Prepared, type StoryPage, TableView } from './table-view-form.ts';
