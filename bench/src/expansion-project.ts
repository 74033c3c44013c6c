import { isRecord, load, must, type Played, randomFrom, SERVED, save } from '@ecumene/engine';
import { type EpView, expansionProject } from '@ecumene/expansion-project';
import { COMMODITIES } from '@ecumene/expansion-project/reference';
import { alone, type Benchmark, type Figure, milliseconds, seconds } from './figure.ts';
import { type AnyGame, type AnyTable, letBots, playSteadily } from './playing.ts';
import { type Games, kilobytes, largest, part, updateSizes, Watchers } from './sizes.ts';

const game: AnyGame = expansionProject;
const EIGHTEEN = [...'abcdefghijklmnopqr'];
const TWELVE = EIGHTEEN.slice(0, 12);
const GAMES: Games = { game, seats: EIGHTEEN, seeds: ['expansion 1', 'expansion 2'] };
/** A turn in which everybody has cities and a hand. */
const LATE = 18;
const OFFERS = 100;
/** Moves until the code that matters is compiled. */
const WARM = 40;

function wholeGame(): Figure {
  let games = 0;
  const play = (): void => {
    games += 1;
    playSteadily(game, EIGHTEEN, `whole ${games}`);
  };
  return alone(
    'expansion-project-game',
    'ms for a whole game of eighteen steady bots on one core',
    milliseconds(play, 5),
  );
}

function stateSize(): Figure {
  const unit = 'KB, the largest state in whole games of eighteen steady bots';
  return alone(
    'expansion-project-state',
    unit,
    largest(GAMES, (table) => kilobytes(table.world)),
  );
}

function viewSize(): Figure {
  const unit = 'KB, the largest view in whole games of eighteen steady bots';
  const size = (table: AnyTable): number =>
    Math.max(...EIGHTEEN.slice(0, 3).map((seat) => kilobytes(table.view(seat))));
  return alone('expansion-project-view', unit, largest(GAMES, size));
}

function updates(): Figure {
  const sizes = updateSizes(GAMES);
  return alone('expansion-project-update', `KB, the median of ${sizes.length} updates to a watcher`, part(sizes, 0.5));
}

/** A late trade in which so many offers stand. */
function busyTrade(): AnyTable {
  const table = letBots(game, EIGHTEEN, 'busy', {
    keeping: SERVED,
    until: (one) => turnOf(one) >= LATE && one.openFloors().length > 0,
  });
  for (let made = 0, refused = 0; made < OFFERS; )
    if (act(table, made + refused, offer) !== undefined) made += 1;
    else if (refused++ > OFFERS) throw new Error(`only ${made} offers can be made`);
  return table;
}

function turnOf(table: AnyTable): number {
  return game.turn?.(table.world) ?? 0;
}

function isEpView(view: unknown): view is EpView {
  return isRecord(view) && isRecord(view['blocks']);
}

/** What somebody says in a trade; nothing, if there is nothing to say. */
type Saying = (view: EpView, seat: string) => unknown;

/** The next of those who trade says something. Nothing, if it is refused. */
function act(table: AnyTable, turn: number, says: Saying): readonly Played[] | undefined {
  const open = table.openQuestions();
  const { seat, id } = must(open[turn % open.length], 'somebody who trades');
  const view = table.view(seat);
  const outcome = table.answer(seat, id, isEpView(view) ? says(view, seat) : undefined);
  return outcome.ok ? outcome.played : undefined;
}

const GOODS: ReadonlySet<string> = new Set(COMMODITIES.flatMap(({ id }) => [id, `${id}-west`, `${id}-east`]));

/** Any three commodities for any others. */
const offer: Saying = ({ hand }) => ({
  do: 'offer',
  give: hand.filter((id) => GOODS.has(id)).slice(0, 3),
  wants: 3,
  asks: ['gold', 'silk'],
});

const withdraw: Saying = ({ nations, market }, seat) => {
  const own = nations.find((one) => one.seat === seat)?.name;
  return { do: 'withdraw', offer: market.offers.find(({ from }) => from === own)?.id };
};

/** What it costs the server to check an answer, play it, and tell everybody and their pages; offers come and go. */
function answerTimes(): number[] {
  const table = busyTrade();
  const watchers = new Watchers();
  const times: number[] = [];
  for (let i = 0; i < 2 * (WARM + OFFERS); i++) {
    const start = seconds();
    const played = act(table, Math.floor(i / 2), i % 2 === 0 ? withdraw : offer);
    if (played === undefined) continue;
    for (const move of played) watchers.told(table, move);
    times.push((seconds() - start) * 1000);
  }
  return times.slice(WARM);
}

function answers(share: number, name: string, word: string): Figure {
  const times = answerTimes();
  const unit = `ms of server time for an answer with eighteen watchers in a trade with ${OFFERS} offers, ${word} of ${times.length}`;
  return alone(name, unit, part(times, share));
}

function imagining(): Figure {
  const table = busyTrade();
  const times: number[] = [];
  for (let i = 0; i < WARM + OFFERS; i++) {
    const start = seconds();
    table.imagine(must(EIGHTEEN[i % EIGHTEEN.length], 'a seat'), randomFrom(`imagine ${i}`));
    if (i >= WARM) times.push((seconds() - start) * 1000);
  }
  const unit = `ms to imagine a table in a trade with ${OFFERS} offers, 95 % of ${times.length}`;
  return alone('expansion-project-imagine', unit, part(times, 0.95));
}

function opening(): Figure {
  const last = turnOf(playSteadily(game, EIGHTEEN, 'last'));
  const table = letBots(game, EIGHTEEN, 'last', {
    keeping: SERVED,
    until: (one) => turnOf(one) === last && one.where.includes('movement'),
  });
  for (let i = 0; i < EIGHTEEN.length / 2; i++) {
    const post = must(table.openQuestions()[0], 'a question');
    table.answer(post.seat, post.id, post.asking.default());
  }
  const text = JSON.stringify(save(table));
  const unit = `ms to open a table of the last turn in the middle of its movement, from a file of ${Math.round(text.length / 1024)} KB`;
  return alone(
    'expansion-project-open',
    unit,
    milliseconds(() => void load(expansionProject, JSON.parse(text))),
  );
}

/** Thoughts a keen bot may have about a movement. */
const THOUGHTS = 40;

function keenGame(): Figure {
  const start = seconds();
  letBots(game, TWELVE, 'keen', { bot: 'keen', thinking: THOUGHTS });
  const unit = 'seconds for a whole game of twelve keen bots on one core';
  return alone('expansion-project-keen', unit, Number((seconds() - start).toFixed(1)));
}

export const expansionProjectBenchmarks: readonly Benchmark[] = [
  { name: 'expansion-project-game', about: 'a whole game of eighteen', run: wholeGame },
  { name: 'expansion-project-keen', about: 'a whole game of twelve keen bots', run: keenGame },
  { name: 'expansion-project-state', about: 'the size of the largest state', run: stateSize },
  { name: 'expansion-project-view', about: 'the size of the largest view', run: viewSize },
  { name: 'expansion-project-update', about: 'the size of an update', run: updates },
  {
    name: 'expansion-project-answer',
    about: 'an answer in a busy trade',
    run: () => answers(0.5, 'expansion-project-answer', 'the median'),
  },
  {
    name: 'expansion-project-slow-answer',
    about: 'a slow answer in a busy trade',
    run: () => answers(0.95, 'expansion-project-slow-answer', '95 %'),
  },
  { name: 'expansion-project-imagine', about: 'imagining in a busy trade', run: imagining },
  { name: 'expansion-project-open', about: 'opening a table of the last turn', run: opening },
];
