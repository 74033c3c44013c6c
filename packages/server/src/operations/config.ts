/** The operator's settings of the server. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where figures and administration are, for the operator alone; nowhere unless told. */
  readonly operationsPort: number | undefined;
  readonly operationsHost: string;
  /** The folder where everything is kept, or `:memory:`. */
  readonly data: string;
  /** The address of PostgreSQL, if that is used instead of a file. */
  readonly database: string | undefined;
  /** How the world reaches the server, such as `https://play.example.org`; decides about links and cookies. */
  readonly address: string | undefined;
  /** Whether a proxy in front tells the addresses of those who ask. */
  readonly behindProxy: boolean;
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  readonly push: { readonly publicKey: string; readonly privateKey: string; readonly subject: string } | undefined;
  /** Whether webhooks may lead into the operator's own network. */
  readonly privateWebhooks: boolean;
  readonly logLevel: string;
  /** The file logs are written to; nothing for standard output. */
  readonly logFile: string | undefined;
  /** The folder of the built web client; nothing where there is none. */
  readonly site: string | undefined;
  readonly limits: Limits;
}

export interface Limits {
  /** Milliseconds a step of a game may take where everybody waits, and in a thread before it is cut off for good. */
  readonly step: number;
  readonly stuckStep: number;
  /** Milliseconds a bot may think, and after how many it is cut off. */
  readonly thinking: number;
  readonly stuckThinking: number;
  /** Milliseconds between two answers of bots while people watch. */
  readonly botPause: number;
  /** Milliseconds between two answers at tables of bots alone at which nobody looks, all of them together. */
  readonly idlePause: number;
  /** Milliseconds after which somebody who has gone from a table is away, so that their agents act. */
  readonly agentPause: number;
  /** Milliseconds within which a request must have come in whole. */
  readonly requestTime: number;
  /** Milliseconds within which something must be written for the server to be well. */
  readonly healthTime: number;
  readonly bodyBytes: number;
  /** The same for a whole table as a file. */
  readonly importBytes: number;
  readonly messageBytes: number;
  readonly jsonDepth: number;
  /** Milliseconds for which a page of the lobby is kept. */
  readonly lobbyKept: number;
  /** Bytes that may wait to be read by a slow socket. */
  readonly unreadBytes: number;
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
  /** Tables not yet over a person may have made. */
  readonly tablesPerPerson: number;
  /** Requests a second, and how many at once, for one address. */
  readonly rate: number;
  readonly burst: number;
  /** Own lists of tables a second and how many at once for one person, and further pages of the lobby for one address. */
  readonly listRate: number;
  readonly listBurst: number;
  /** Messages a second, and how many at once, for one socket. */
  readonly messageRate: number;
  readonly messageBurst: number;
  /** Answers a second a person may have checked through sockets, and how many at once. */
  readonly checks: number;
  readonly checksAtOnce: number;
  /** Entries a second of which a person, or whoever has not said who they are at one address, may read what happened, and how many at once. */
  readonly reading: number;
  readonly readingAtOnce: number;
  /** Chat messages a second, and how many at once: of one person, and of all spectators of a table together. */
  readonly talkRate: number;
  readonly talkBurst: number;
  readonly spectatorRate: number;
  readonly spectatorBurst: number;
  /** Guesses at a password in a quarter of an hour, for one account and for one address. */
  readonly guessesPerAccount: number;
  readonly guessesPerAddress: number;
  /** New people in an hour from one address before more of them have to show work. */
  readonly newPeople: number;
  /** Tables a person may bring as files, and faults they may report, in a quarter of an hour. */
  readonly imports: number;
  readonly reports: number;
  /** Tables kept in memory that nobody is viewing. */
  readonly sleepers: number;
}

export const LIMITS: Limits = {
  step: 250,
  stuckStep: 4000,
  thinking: 1000,
  stuckThinking: 8000,
  botPause: 250,
  idlePause: 50,
  agentPause: 120_000,
  requestTime: 30_000,
  healthTime: 2000,
  bodyBytes: 256 * 1024,
  importBytes: 8 * 1024 * 1024,
  messageBytes: 64 * 1024,
  jsonDepth: 40,
  lobbyKept: 1000,
  unreadBytes: 4 * 1024 * 1024,
  socketsPerPerson: 40,
  socketsPerAddress: 200,
  tablesPerPerson: 60,
  rate: 50,
  burst: 200,
  listRate: 2,
  listBurst: 20,
  messageRate: 30,
  messageBurst: 120,
  checks: 500,
  checksAtOnce: 5000,
  reading: 500,
  readingAtOnce: 30_000,
  talkRate: 1,
  talkBurst: 8,
  spectatorRate: 2,
  spectatorBurst: 20,
  guessesPerAccount: 10,
  guessesPerAddress: 50,
  newPeople: 20,
  imports: 10,
  reports: 10,
  sleepers: 200,
};

export const DEFAULTS: Config = {
  port: 4000,
  host: '127.0.0.1',
  operationsPort: undefined,
  operationsHost: '127.0.0.1',
  data: './data',
  database: undefined,
  address: undefined,
  behindProxy: false,
  mail: undefined,
  push: undefined,
  privateWebhooks: false,
  logLevel: 'info',
  logFile: undefined,
  site: undefined,
  limits: LIMITS,
};
