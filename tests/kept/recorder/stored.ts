import { randomFrom, type Saved, type Seat, save, type World } from '@ecumene/engine';
import { readScenarios, runScenario } from '@ecumene/engine/scenario';
import type { SoloTable } from '../../../packages/web/src/port/protocol.ts';
import { linkTo } from '../../../packages/web/src/replay/shared.ts';
import { Study } from '../../../packages/web/src/replay/study.ts';
import {
  type AnyGame,
  type AnyTable,
  asScenario,
  type KeptMoment,
  type KeptTable,
  keptMomentOf,
  toldAt,
  toldBy,
} from '../kept-table.ts';

/** So many answers are kept of how it went on. */
const NEXT = 12;

/** What is stored of a table in one moment, in every form. */
export async function keptOf(
  table: AnyTable,
  about: string,
  memories: Readonly<Record<Seat, unknown>>,
  withLink: boolean,
): Promise<KeptTable> {
  const { game } = table;
  const saved = plain(save(table));
  const solo = soloOf(saved);
  const [person] = solo.people;
  const study = new Study(game, { saved }, () => `copy of ${saved.setup.seed}`);
  const now = saved.journal.length;
  const fork = plain(study.whatIf(now, null, person ?? '', 'copy').saved);
  const link = withLink && !table.over ? await linkOf(game, saved, person ?? '') : undefined;
  const scenario = plain(study.scenario(now, null, about));
  const moment = keptMomentOf(table);
  mustAskTheSame(game, scenario, moment);
  return {
    game: game.name,
    about,
    rules: game.version,
    device: { table: solo, saved, memories: plain(memories) },
    fork,
    ...(link !== undefined && { link }),
    scenario,
    moment,
    told: plain(toldAt(table)),
    next: plain(answersAfter(table)),
  };
}

function plain<T>(data: T): T {
  return JSON.parse(JSON.stringify(data));
}

function soloOf({ game, setup }: Saved<World>): SoloTable {
  const seated = (is: 'person' | 'bot'): Seat[] => setup.seats.filter((seat) => setup.players?.[seat]?.is === is);
  return {
    id: 'kept',
    game,
    options: setup.options,
    people: seated('person'),
    bots: seated('bot'),
    bot: 'steady',
  };
}

/** A link as somebody who plays gives it away: what they cannot know is made up. */
async function linkOf(game: AnyGame, saved: Saved<World>, seat: Seat): Promise<string | undefined> {
  const study = new Study(game, { saved, people: [seat] }, () => `link to ${saved.setup.seed}`);
  const link = await linkTo(study.position(saved.journal.length, seat));
  return link?.slice(link.indexOf('#') + 1);
}

/** A scenario that asks something else already now would prove nothing later. */
function mustAskTheSame(game: AnyGame, scenario: unknown, moment: KeptMoment): void {
  const wrong = readScenarios(JSON.stringify(scenario)).flatMap(
    (one) => runScenario(game, { ...one, expect: asScenario(moment) }).reasons,
  );
  if (wrong.length > 0) throw new Error(`the scenario does not hold: ${wrong.join('; ')}`);
}

/** How the table goes on; what was answered by itself is told with the answer it followed. */
function answersAfter(table: AnyTable): KeptTable['next'] {
  const random = randomFrom(`then ${table.setup.seed}`);
  const next: KeptTable['next'][number][] = [];
  while (!table.over && next.length < NEXT) {
    const open = table.openQuestions();
    const post = open.filter(({ asking }) => asking.question.optional === undefined)[next.length % 2] ?? open[0];
    if (post === undefined) break;
    const { seat, id } = post;
    const answer = post.asking.sample(random);
    const outcome = table.answer(seat, id, answer);
    if (!outcome.ok) throw new Error(`an answer to ${id} is refused: ${outcome.refusal.code}`);
    next.push({ seat, question: id, answer, told: toldBy(outcome.played) });
  }
  return next;
}
