/** What is kept on disk. Times are milliseconds since 1970; what is called JSON is plain data written as text. */
export interface Schema {
  people: PersonRow;
  sessions: SessionRow;
  tokens: TokenRow;
  resets: { hash: string; person: string; until: number };
  /** By whose code, of this SHA-256, another device signs in as somebody. */
  links: { hash: string; person: string; until: number };
  passkeys: PasskeyRow;
  challenges: ChallengeRow;
  /** What the server made for itself at its first start: JSON by name. */
  made: { name: string; value: string };
  /** The address somebody was asked to confirm: by the link with the secret of this SHA-256, or, without one, they have. */
  confirmations: { person: string; mail: string; hash: string | null };
  blocks: { person: string; blocked: string };
  tables: TableRow;
  seats: SeatRow;
  /** Who left a seat of a running game: they had it from the start (number -1), or by that entry. */
  sat: { table_id: string; seat: string; number: number; person: string };
  guests_of: { table_id: string; person: string };
  /** Who may see the hand of a seat, as long as the one who shows it sits there. */
  shown_hands: { table_id: string; seat: string; by_person: string; person: string };
  journal: JournalRow;
  checkpoints: CheckpointRow;
  memories: { table_id: string; seat: string; memory: string };
  talk: TalkRow;
  reads: { table_id: string; person: string; upto: number };
  muted: { table_id: string; person: string };
  notes: { table_id: string; person: string; text: string };
  reports: ReportRow;
  bans: BanRow;
  /** What moderators and the operator did. */
  acts: ActRow;
  pushes: { endpoint: string; person: string; keys: string };
  webhooks: { person: string; url: string };
  outbox: OutboxRow;
  presence: { person: string; table_id: string; process: string; until: number };
  outages: { began: number; ended: number };
  pulse: { id: number; at: number };
  /** How many thousandths are left of what somebody may do only so often, as of when, and whether the last thing was allowed. */
  quotas: { kind: string; name: string; remaining: number; at: number; allowed: number };
}

export interface PersonRow {
  id: string;
  name: string;
  /** Nothing for a guest. Lower case. */
  login: string | null;
  mail: string | null;
  /** The argon2id hash of the password. */
  secret: string | null;
  created: number;
  seen: number;
  /** JSON: the hours in which they are told nothing; nothing where they are told at any time. */
  quiet: string | null;
  /** What they may do for everybody: a moderator, or a player like any other. */
  role: 'player' | 'moderator';
  /** 1 for somebody who has gone, 2 when all their tables have been seen to. */
  gone: number;
}

interface SessionRow {
  /** What it is called where somebody looks at their sessions; nothing for those of earlier versions. */
  id: string | null;
  /** What the browser calls itself, and the address it came from. */
  agent: string | null;
  address: string | null;
  /** SHA-256 of what the cookie holds. */
  hash: string;
  person: string;
  created: number;
  seen: number;
}

export interface PasskeyRow {
  id: string;
  person: string;
  name: string;
  /** How the device that keeps it calls it, its public key, and how often it had signed: base64url. */
  credential: string;
  public_key: string;
  counter: number;
  /** JSON: how the device is reached. */
  transports: string;
  created: number;
  /** When it was last used; 0 for never. */
  seen: number;
}

/** What a device is to sign, of this SHA-256: once and soon. */
export interface ChallengeRow {
  hash: string;
  purpose: 'sign-in' | 'confirm' | 'add' | 'register';
  /** Whose passkey it is to be; nothing where somebody signs in. */
  person: string | null;
  /** Under which name somebody makes an account. */
  login: string | null;
  until: number;
}

interface TokenRow {
  id: string;
  hash: string;
  person: string;
  name: string;
  created: number;
  seen: number;
}

export interface TableRow {
  id: string;
  game: string;
  name: string;
  host: string | null;
  state: 'gathering' | 'playing' | 'over' | 'abandoned';
  /** JSON: what the maker chose. */
  plan: string;
  /** JSON: the engine's setup, with the seed. Nothing before the start. Never leaves the server. */
  setup: string | null;
  /** What is published about the seed while the game goes on. */
  commitment: string | null;
  /** The version of the rules it was last played under. */
  rules: string | null;
  /** JSON: what happened before the first move. */
  prologue: string;
  /** How many entries the journal has. */
  number: number;
  created: number;
  changed: number;
  /** When something must be done without anybody asking: a clock runs out, a bot is to answer. */
  due: number | null;
  /** JSON: the clocks of the seats. */
  clock: string;
  /** JSON: what is being voted on. */
  motions: string;
  /** JSON: how it ended. */
  standing: string | null;
  /** JSON: seats that are awaited. */
  waiting: string;
  /** JSON: seats whose game is over though the others play on. */
  out: string;
  /** SHA-256 of the secret of the invitation. */
  invite: string | null;
  frozen: string | null;
  rematch: string | null;
  what_if: number;
  /** Whether the plan lets anyone sit down, and anyone look on. */
  open_to_join: number;
  open_to_watch: number;
  /** It was imported from a file, and the person who imported it knows its seed. */
  imported: number;
  /** The players have agreed to stop and score at the end of the round. */
  time_called: number;
  /** When something last happened in the game. */
  moved: number;
  /** JSON: since when each awaited seat is. */
  awaited_since: string;
  /** The host lets only those who sit at the table talk. */
  spectators_muted: number;
  /** How often a name was taken out of what is kept of the game: who has it in memory then reads it anew. */
  unnamed: number;
}

export interface SeatRow {
  table_id: string;
  seat: string;
  place: number;
  person: string | null;
  bot: string | null;
  /** For whom an open seat is kept, until somebody sits there or the host frees it. */
  kept_for: string | null;
  /** JSON: how the person wants to be told. */
  notices: string;
  /** How far the person has been told since they were last here; see notices. */
  told: number;
  /** When the person sat down, came or went, or the game began. */
  seen: number;
  /** JSON: what the seat has left for later, which only it knows. Nothing where that still stands in the journal. */
  later: string | null;
}

export interface JournalRow {
  table_id: string;
  number: number;
  /** JSON: the engine's entry. */
  entry: string;
  /** JSON: what it caused. */
  happenings: string;
  at: number;
  /** Whose request, under which id, wrote this entry; or an id of its own, where nobody named one. */
  request: string | null;
}

export interface CheckpointRow {
  table_id: string;
  /** How many entries the journal had. */
  number: number;
  /** How many moves count up to it. */
  after: number;
  /** JSON: the position. */
  position: string;
  /** JSON: the names of the steps. */
  place: string;
  at: number;
}

export interface TalkRow {
  table_id: string;
  number: number;
  at: number;
  person: string;
  seat: string | null;
  to_seat: string | null;
  /** Who sat there then: whoever has the seat later was not meant. */
  to_person: string | null;
  text: string;
  /** Who said it under which id. */
  request: string | null;
}

interface ReportRow {
  id: string;
  table_id: string | null;
  person: string | null;
  at: number;
  kind: string;
  text: string;
  /** JSON. */
  body: string;
  /** When a moderator has settled it. */
  handled: number | null;
}

/** Somebody who is kept out or silenced, or a range of addresses nobody is answered from. */
export interface BanRow {
  id: string;
  kind: 'ban' | 'mute' | 'address';
  person: string | null;
  address: string | null;
  why: string;
  /** The moderator; nothing for the operator. */
  by_person: string | null;
  at: number;
  /** Nothing for good. */
  until: number | null;
}

interface ActRow {
  id: string;
  at: number;
  by_person: string | null;
  person: string | null;
  address: string | null;
  deed: string;
  why: string;
  report: string | null;
}

export interface OutboxRow {
  id: string;
  person: string;
  table_id: string | null;
  /** `turn` is made into one of each kind the person has chosen when it is time. */
  how: 'turn' | 'push' | 'mail' | 'webhook';
  /** JSON: what is sent. */
  body: string;
  created: number;
  due: number;
  tries: number;
}
