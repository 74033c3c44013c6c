import { Buffer } from 'node:buffer';
import { load, must, NOTHING_KEPT, randomFrom, SERVED, type Setup, save, Table } from '@ecumene/engine';
import { bazaar } from '@ecumene/samples';
import { type G, peerClient, faceOf as peerFaceOf } from './bazaar-on-boardgame-io.ts';
import { alone, type Benchmark, type Figure, milliseconds, rate, rates } from './figure.ts';

/** Enough cards to make the state about 60 KB. */
const COPIES = 2500;
const SEATS = 4;
const setup: Setup = {
  options: { copies: COPIES, draw: 9, rounds: 60, curses: false },
  seats: Array.from({ length: SEATS }, (_, i) => String(i)),
  seed: 'bench',
};

const faces = (copies: number, hand: readonly number[]): string[] => hand.map((card) => peerFaceOf(copies, card));

/** Who offers and who accepts in a round of trading; the same on both sides. */
function pair(round: number): [string, string] {
  const from = round % SEATS;
  return [String(from), String((from + 1 + (round % (SEATS - 1))) % SEATS)];
}

/** One round of four decisions on our side: an offer, its withdrawal, an offer, its acceptance. Each shows one seat's view. */
function ourTrading(): () => void {
  const table = Table.open(bazaar, setup, SERVED);
  const asked = new Map(setup.seats.map((seat) => [seat, must(table.questions(seat)[0], `${seat} to be asked`).id]));
  let round = 0;
  let offers = 0;
  const decide = (seat: string, answer: unknown): void => {
    const id = must(asked.get(seat), `${seat} to be asked`);
    const outcome = table.answer(seat, id, answer);
    if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.code}`);
    asked.set(seat, nextName(id));
    if (table.view(seat).hand.length === 0) throw new Error('a hand is empty');
  };
  return () => {
    const [from, to] = pair(round);
    round += 1;
    const give = faces(COPIES, table.world.hands[from]?.cards ?? []).slice(0, 3);
    const wanted = faces(COPIES, table.world.hands[to]?.cards ?? []).slice(0, 3);
    const offer = { do: 'offer', give, wants: 3, asks: wanted.slice(0, 2) };
    decide(from, offer);
    decide(from, { do: 'withdraw', offer: offers + 1 });
    decide(from, offer);
    decide(to, { do: 'accept', offer: offers + 2, give: wanted });
    offers += 2;
  };
}

/** What a seat's next question on the same floor is called. */
function nextName(id: string): string {
  const cut = id.lastIndexOf('.') + 1;
  return `${id.slice(0, cut)}${Number(id.slice(cut)) + 1}`;
}

/** The same four decisions on the peer's side. */
function peerTrading(): () => void {
  const { world } = Table.open(bazaar, setup, NOTHING_KEPT);
  const state: G = {
    copies: COPIES,
    deck: [...world.deck],
    discards: [],
    hands: Object.fromEntries(Object.entries(world.hands).map(([seat, { cards }]) => [seat, [...cards]])),
    coins: { ...world.coins },
    offers: [],
    made: 0,
    log: [],
  };
  const client = peerClient(state, SEATS);
  let round = 0;
  const move = (seat: string, name: 'offer' | 'withdraw' | 'accept', ...args: unknown[]): void => {
    client.updatePlayerID(seat);
    must(client.moves[name], name)(...args);
    if (client.getState() === null) throw new Error('no state');
  };
  const truth = (): G => must(client.store.getState(), 'a state').G;
  return () => {
    const [from, to] = pair(round);
    round += 1;
    const { hands, made } = truth();
    const give = faces(COPIES, hands[from] ?? []).slice(0, 3);
    const wanted = faces(COPIES, hands[to] ?? []).slice(0, 3);
    move(from, 'offer', give, 3, wanted.slice(0, 2));
    move(from, 'withdraw', made + 1);
    move(from, 'offer', give, 3, wanted.slice(0, 2));
    move(to, 'accept', made + 2, wanted);
    if (truth().made !== made + 2 || truth().offers.length !== 0) throw new Error('the peer did not trade');
  };
}

const PER_ROUND = 4;

function decisions(): Figure {
  const bytes = JSON.stringify(Table.open(bazaar, setup, NOTHING_KEPT).world).length;
  const { ours, peer, ratio } = rates(ourTrading, peerTrading);
  return {
    name: 'engine-decisions',
    unit: `decisions a second, each with check, change, happening and view; state of ${Math.round(bytes / 1024)} KB`,
    ours: ours * PER_ROUND,
    peer: peer * PER_ROUND,
    peerName: 'boardgame.io 0.50 local client',
    ratio,
  };
}

/** A table of the usual size in the middle of a step: half of the seats have answered. */
function midStep() {
  const random = randomFrom('fork');
  const table = Table.open(
    bazaar,
    { ...setup, options: { curses: true, rounds: 60 }, seats: ['a', 'b', 'c', 'd', 'e', 'f'] },
    SERVED,
  );
  while (table.where.at(-1) !== 'curse') {
    const post = must(
      table.openQuestions().find(({ asking }) => asking.question.optional === undefined),
      'somebody to be awaited',
    );
    table.answer(post.seat, post.id, post.asking.sample(random));
  }
  for (const post of table.openQuestions().slice(0, 3)) table.answer(post.seat, post.id, post.asking.sample(random));
  return table;
}

function forks(): Figure {
  const table = midStep();
  return alone(
    'engine-forks',
    'copies a second from the middle of a step, in the best round',
    rate(() => () => void table.fork()),
  );
}

/** A saved table of ten thousand answers that stands in the middle of a step. */
function longTable(): string {
  const random = randomFrom('long');
  const table = Table.open(
    bazaar,
    { ...setup, options: { copies: 200, rounds: 60 }, seats: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] },
    SERVED,
  );
  while (table.journal.length < 10_000 && !table.over) {
    const open = table.openQuestions();
    const post = must(open[table.journal.length % open.length], 'a question');
    const answer = post.asking.sample(random);
    const keepsTrading = post.asking.question.topic === 'trade' && table.journal.length % 150 !== 0;
    const chosen =
      keepsTrading && post.asking.question.optional === undefined
        ? tradeOn(post.asking.sample.bind(post.asking), random)
        : answer;
    table.answer(post.seat, post.id, chosen);
  }
  return JSON.stringify(save(table));
}

/** Something other than being done, if there is anything. */
function tradeOn(
  sample: (random: ReturnType<typeof randomFrom>) => unknown,
  random: ReturnType<typeof randomFrom>,
): unknown {
  for (let tries = 0; tries < 20; tries++) {
    const move = sample(random);
    if (JSON.stringify(move) !== '{"do":"done"}') return move;
  }
  return sample(random);
}

function reading(): Figure {
  const text = longTable();
  return alone(
    'engine-read',
    `ms to read the text of that file, ${Math.round(text.length / 1024)} KB`,
    milliseconds(() => void JSON.parse(text)),
  );
}

function loading(): Figure {
  const saved = JSON.parse(longTable());
  const unit = `ms to load a saved game of ${saved.journal.length} answers from its last rest point`;
  return alone(
    'engine-load',
    unit,
    milliseconds(() => void load(bazaar, saved)),
  );
}

function journalBytes(): Figure {
  const { journal } = JSON.parse(longTable());
  const bytes = Buffer.byteLength(JSON.stringify(journal)) / journal.length;
  return alone('engine-journal', 'bytes of journal a decision', Number(bytes.toFixed(1)));
}

export const engineBenchmarks: readonly Benchmark[] = [
  {
    name: 'engine-decisions',
    about: 'decisions at a table of 60 KB, against the same game on boardgame.io',
    run: decisions,
  },
  { name: 'engine-forks', about: 'copies of a table from the middle of a step', run: forks },
  { name: 'engine-load', about: 'opening a long game', run: loading },
  { name: 'engine-read', about: 'reading its file before', run: reading },
  { name: 'engine-journal', about: 'what a decision costs on disk', run: journalBytes },
];
