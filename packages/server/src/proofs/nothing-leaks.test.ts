import { opponent, Seated, thoughts } from '@ecumene/bots';
import { newsFor, type TablePlan, type TableView, tableViewForAll, tableViewOf } from '@ecumene/client';
import { type Event, isRecord, type Seat, type Setup, Table, type World } from '@ecumene/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnyTable, gameNamed } from '../games.ts';
import type { Running } from '../server.ts';
import { hashed, readBack } from '../store/written.ts';
import { follow } from '../tables/follow.ts';
import { type Kept, readJournal } from '../tables/record.ts';
import { RecordingPlayer } from '../testing/recording-player.ts';
import { planOf, startServer, until, Visitor } from '../testing/server.ts';

/** Everybody who listens: three at the table, one who looks on, and the operator's own knowledge to compare with. */
interface Played {
  readonly id: string;
  readonly invite: string;
  readonly setup: Setup;
  readonly journal: readonly Kept[];
  readonly ears: readonly RecordingPlayer[];
  /** The file of the finished table, as anybody gets it. */
  readonly file: string;
}

let server: Running;
beforeAll(async () => {
  server = await startServer({ limits: { tablesPerPerson: 1000 } });
});
afterAll(() => server.stop());

/** Plays a whole table with three people and a spectator who hear everything they are sent. */
async function play(game: string, options: TablePlan['options'], bot: string, rare: string): Promise<Played> {
  const [anna, ben, cleo, eve] = await Promise.all(names().map((name) => comeWithAccount(name)));
  if (!anna || !ben || !cleo || !eve) throw new Error('nobody came');
  const { table, invite } = await anna.rest.ask('createTable', {}, planOf(game, 3, { options }));
  await ben.rest.ask('join', { id: table.id }, {});
  await cleo.rest.ask('join', { id: table.id }, {});
  const ears = [
    new RecordingPlayer(anna, table, 'seat-1'),
    new RecordingPlayer(ben, table, 'seat-2'),
    new RecordingPlayer(cleo, table, 'seat-3'),
    new RecordingPlayer(eve, table, null),
  ];
  await until(() => ears.every((ear) => ear.table.tableView() !== undefined));
  await keepSecrets(table.id, ears, rare);
  const { house } = server;
  const players = new BotPlayers(await setupOf(table.id), game, bot);
  for (let i = 0; ; i++) {
    const next = players.next();
    if (next === undefined) break;
    const person = ears.find(({ seat }) => seat === next.seat)?.visitor.id ?? '';
    const request = { do: 'answer' as const, question: next.question, answer: next.answer };
    expect(await house.play.request(table.id, person, next.seat, `a${i}`, request)).toBeUndefined();
    if (i === 10) await askEverything(table.id, ears);
    if (i === 10) for (const ear of ears) await ear.ask('exportTable', { id: table.id }, {});
  }
  const number = (await house.tables.open(table.id))?.row.number;
  await until(() => ears.every((ear) => ear.table.tableView()?.number === number));
  await askEverything(table.id, ears);
  for (const ear of ears) ear.table.close();
  const file = JSON.stringify(await eve.rest.ask('exportTable', { id: table.id }, {}));
  return {
    file,
    id: table.id,
    invite,
    setup: await setupOf(table.id),
    journal: await readJournal(house.base.store, table.id, 0),
    ears,
  };
}

async function setupOf(id: string): Promise<Setup> {
  const { setup } = await server.house.base.store.db
    .selectFrom('tables')
    .select('setup')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return readBack(setup ?? '');
}

/** Bots who play a table of their own, move by move the same as the one on the server. */
class BotPlayers {
  readonly #table: AnyTable;
  readonly #bots: ReadonlyMap<Seat, Seated<World, unknown, Event>>;
  readonly #waiting = new Set<Seat>();

  constructor(setup: Setup, game: string, bot: string) {
    const known = gameNamed(game);
    const player = known && opponent(known, bot);
    if (known === undefined || player === undefined) throw new Error(`no ${game}, or no ${bot}`);
    this.#table = Table.open(known, setup);
    this.#bots = new Map(setup.seats.map((seat) => [seat, new Seated(this.#table, seat, player, `leak ${seat}`)]));
  }

  /** The next answer, which they give at their own table; nothing when it is over. */
  next(): { readonly seat: Seat; readonly question: string; readonly answer: unknown } | undefined {
    for (;;) {
      const open = this.#table.openQuestions().filter(({ asking }) => asking.question.optional === undefined);
      const post = open.find(({ floor }) => !floor) ?? open.find(({ seat }) => !this.#waiting.has(seat)) ?? open[0];
      if (post === undefined) return undefined;
      const decision = this.#bots.get(post.seat)?.decide(post, thoughts(4), () => {});
      const waits = decision === undefined || 'wait' in decision;
      if (waits && !this.#waiting.has(post.seat)) {
        this.#waiting.add(post.seat);
        continue;
      }
      this.#waiting.clear();
      const answer = waits ? post.asking.default() : decision.answer;
      const outcome = this.#table.answer(post.seat, post.id, answer);
      if (!outcome.ok) throw new Error(`an answer was refused: ${outcome.refusal.code}`);
      for (const bot of this.#bots.values()) for (const { happenings } of outcome.played) bot.hear(happenings);
      return { seat: post.seat, question: post.id, answer };
    }
  }
}

/** Somebody whose account holds canaries. */
async function comeWithAccount(name: string): Promise<Visitor> {
  const visitor = await Visitor.come(server.address, name);
  return visitor.register({
    login: `canary-login-${name}-${visitor.id}`.slice(0, 40),
    password: `canary-password-${name}`,
    name,
    mail: `canary-mail-${name}@example.org`,
  });
}

/** Everybody keeps a canary in every place where something can be kept secret. */
async function keepSecrets(id: string, ears: readonly RecordingPlayer[], rare: string): Promise<void> {
  for (const { visitor, seat } of ears) {
    const { name, rest, page } = visitor;
    await rest.ask('setNotes', { id }, { text: `canary-notes-${name}` });
    await page.ask('setWebhook', {}, { url: `https://example.org/canary-webhook-${name}` });
    await page.ask(
      'subscribe',
      {},
      {
        endpoint: `https://push.example.org/canary-push-${name}-${visitor.id}`,
        keys: { p256dh: `canary-key-${name}`, auth: 'x' },
      },
    );
    if (seat !== null)
      await rest.ask(
        'act',
        { id },
        {
          id: 'automatic',
          request: { do: 'stand', topic: rare, answers: [`canary-automatic-${name}`], confirm: true },
        },
      );
  }
  const ben = ears[1]?.visitor;
  await ben?.rest.ask('say', { id }, { text: 'canary-whisper-Ben', to: 'seat-3' });
}

/** Asks for everything that can be asked for, also what is none of one's business. */
async function askEverything(id: string, ears: readonly RecordingPlayer[]): Promise<void> {
  for (const ear of ears) {
    await ear.ask('table', { id }, {});
    await ear.ask('lobby', {}, {});
    await ear.ask('myTables', {}, {});
    await ear.ask('history', {}, {});
    await ear.ask('tableView', { id }, {});
    await ear.ask('story', { id }, {});
    await ear.ask('replay', { id, at: '3' }, {});
    await ear.ask('talk', { id }, {});
    await ear.ask('notes', { id }, {});
    await ear.ask('restPoints', { id }, {});
    await ear.ask('me', {}, {});
    for (const seat of ['seat-1', 'seat-2', 'seat-3'].filter((one) => one !== ear.seat)) {
      await ear.ask('tableView', { id, seat }, {});
      await ear.ask('story', { id, seat }, {});
      await ear.ask('replay', { id, seat, at: '1' }, {});
      await ear.ask('suggest', { id, seat }, { question: `0.${seat}.1` });
      await ear.ask('whatIf', { id, seat }, {});
    }
    if (ear.seat !== null) {
      await ear.ask('whatIf', { id }, {});
      await ear.ask('check', { id }, { question: '0.seat-2.1', answer: 1 });
    }
  }
}

/** What each secret looks like, and which seats may read it. Each line is one of docs/secrets.md. */
const SECRETS: readonly {
  readonly secret: string;
  readonly looks: (played: Played) => readonly string[];
  readonly knows: readonly (Seat | null)[];
  /** Those who may know it have read it in what they were sent, so that the search is known to find. */
  readonly shown?: true;
  /** It comes to light with the file of the finished table. */
  readonly inFile?: true;
}[] = [
  { secret: 'the seed of a running table', looks: ({ setup }) => [setup.seed], knows: [], inFile: true },
  { secret: 'the state of the generator', looks: generatorKeys, knows: [], inFile: true },
  { secret: 'a password', looks: () => names().map((name) => `canary-password-${name}`), knows: [] },
  { secret: 'the hash of a password', looks: () => ['$argon2'], knows: [] },
  ...ownSecrets('a mail address', 'canary-mail').map((one) => ({ ...one, shown: true as const })),
  ...ownSecrets('a sign-in name', 'canary-login'),
  ...ownSecrets('private notes', 'canary-notes').map((one) => ({ ...one, shown: true as const })),
  ...ownSecrets('automatic answers', 'canary-automatic').map((one) => ({ ...one, inFile: true as const })),
  { secret: 'a webhook', looks: () => ['canary-webhook'], knows: [] },
  { secret: 'a push subscription', looks: () => ['canary-push', 'canary-key'], knows: [] },
  {
    secret: 'what one seat says to another',
    looks: () => ['canary-whisper-Ben'],
    knows: ['seat-2', 'seat-3'],
    shown: true,
  },
  { secret: 'the secret of an invitation', looks: ({ invite }) => [invite, hashed(invite)], knows: [] },
  {
    secret: 'a token or its hash',
    looks: ({ ears }) => ears.flatMap(({ visitor: { token } }) => [token, hashed(token)]),
    knows: [],
  },
];

function names(): readonly string[] {
  return ['Anna', 'Ben', 'Cleo', 'Eve'];
}

/** Something everybody has one of, and only its owner may read. */
function ownSecrets(secret: string, canary: string) {
  const owners: readonly (Seat | null)[] = ['seat-1', 'seat-2', 'seat-3', null];
  return names().map((name, i) => ({
    secret: `${secret} of ${name}`,
    looks: () => [`${canary}-${name}`],
    knows: [owners[i] ?? null],
  }));
}

/** The keys the generator had, from the deal on. */
function generatorKeys({ setup, journal, id }: Played): string[] {
  const game = gameNamed(gameOf.get(id) ?? '');
  if (game === undefined) throw new Error('no game');
  const end = Table.resume(
    game,
    setup,
    journal.map(({ entry }) => entry),
    undefined,
    true,
  );
  return [Table.open(game, setup).world.random.key, end.world.random.key];
}
const gameOf = new Map<string, string>();

/** The games, who plays them, what is hardly ever asked, and what must have come up so that everything secret was there to leak. */
const GAMES = [
  ['bazaar', { rounds: 4 }, 'random', 'ransom', ['trade']],
  ['auction', { rounds: 2 }, 'random', 'outdo', []],
  [
    'advanced-civilization',
    {},
    'steady',
    'attack-crews',
    ['ships', 'movement', 'build-cities', 'trade', 'choose-cities', 'growth', 'civilization-cards'],
  ],
  ['through-the-ages', {}, 'steady', 'terror', ['action', 'politics', 'discard-military', 'bid']],
] as const;

/** Some parts of an object. */
function pick(data: unknown, keys: readonly string[]): unknown {
  return isRecord(data) ? Object.fromEntries(keys.map((key) => [key, data[key]])) : data;
}

/** How many of the views are compared with what the rules show. */
const COMPARED = 100;

describe.each(GAMES)('at a table of %s', (game, options, bot, rare, topics) => {
  let played: Played;
  beforeAll(async () => {
    played = await play(game, options, bot, rare);
    gameOf.set(played.id, game);
  });

  it('everything that can be secret came up, and the game was played to its end', () => {
    const asked = new Set(played.journal.map(({ entry }) => ('topic' in entry ? entry.topic : '')));
    expect([...asked]).toEqual(expect.arrayContaining([...topics]));
    expect(played.ears.every((ear) => ear.table.tableView()?.over)).toBe(true);
    if (game === 'advanced-civilization') {
      const rules = played.journal.flatMap(({ happenings }) => happenings.map(({ rule }) => rule));
      expect(rules.some((rule) => rule?.startsWith('AC 30.'))).toBe(true);
    }
  });

  it.each(SECRETS.map((secret) => [secret.secret, secret] as const))(
    'nobody else reads %s',
    (_, { looks, knows, shown }) => {
      for (const look of looks(played))
        for (const ear of played.ears) {
          const read = ear.everything.includes(look);
          if (!knows.includes(ear.seat)) expect(read && look).toBe(false);
          else if (shown) expect(read && look).toBe(look);
        }
    },
  );

  it('the file of the finished table holds what comes to light with it, and no other secret', () => {
    expect(played.file).toContain(played.setup.seed);
    for (const { looks, inFile } of SECRETS)
      if (!inFile) for (const look of looks(played)) expect(played.file).not.toContain(look);
  });

  it('every view is exactly what the rules let that seat see, and nothing more', () => {
    const known = gameNamed(game);
    if (known === undefined) throw new Error('no game');
    const entries = played.journal.map(({ entry }) => entry);
    const tableViews = played.ears.map((ear) => ear.tableViews());
    const every = Math.max(1, Math.floor(entries.length / COMPARED));
    const table = Table.open(known, played.setup);
    let compared = 0;
    for (let number = 0; number < entries.length; number += every) {
      expect(follow(table, table.journal.length, entries.slice(table.journal.length, number))).toBe(true);
      for (const [i, { seat }] of played.ears.entries()) {
        const seen = tableViews[i]?.get(number);
        if (seen === undefined) continue;
        compared += 1;
        // What a seat has left for later is not in the journal, nor what comes of it: that only its own is there is looked for above.
        expect({ ...seen, left: [], prepared: [] }).toEqual(JSON.parse(JSON.stringify(tableViewOf(table, seat))));
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('what is for all is the same for all, and no more than a spectator sees', () => {
    const known = gameNamed(game);
    const table = known && Table.open(known, played.setup);
    if (table === undefined) throw new Error('no game');
    const inView = Object.keys(table.viewForAll() ?? {});
    const sharedKeys = Object.keys(tableViewForAll(table)).filter((key) => key !== 'view');
    expect(inView.length).toBeGreaterThan(0);
    const forAll = ({ view, ...tableView }: TableView): unknown => [pick(tableView, sharedKeys), pick(view, inView)];
    const [spectator, ...seats] = played.ears.toSorted((a, b) => Number(a.seat !== null) - Number(b.seat !== null));
    const seenByAll = spectator?.tableViews() ?? new Map<number, TableView>();
    let compared = 0;
    for (const ear of seats)
      for (const [number, tableView] of ear.tableViews()) {
        const all = seenByAll.get(number);
        if (all === undefined) continue;
        compared += 1;
        expect(forAll(tableView)).toEqual(forAll(all));
      }
    expect(compared).toBeGreaterThan(20);
  });

  it('all that is told to a seat is what it may know of what happened', () => {
    for (const ear of played.ears) {
      const told = ear.messages.flatMap((message) => (message.is === 'update' ? message.news : []));
      const since = Math.min(...told.map(({ number }) => number));
      const may = newsFor(played.journal, ear.seat).filter(({ number }) => number >= since);
      expect(told).toEqual(JSON.parse(JSON.stringify(may)));
    }
  });

  it('what is asked of a seat is told to nobody else', () => {
    for (const ear of played.ears)
      for (const tableView of ear.tableViews().values())
        expect(tableView.questions.every(({ seat }) => seat === ear.seat)).toBe(true);
  });
});
