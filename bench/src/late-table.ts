import { advancedCivilization } from '@ecumene/advanced-civilization';
import { opponent, Seated, thoughts } from '@ecumene/bots';
import { must, type Saved, SERVED, save, Table } from '@ecumene/engine';

const PERSON = 'Guest';
const SEATS = [PERSON, 'Dido', 'Hiram', 'Aspasia', 'Sargon', 'Tiye', 'Minos', 'Sappho'];
const THOUGHTS = 20;

/** A table as the site keeps it on a device. */
interface Kept {
  readonly table: Readonly<Record<string, unknown>>;
  readonly saved: Saved<unknown>;
  readonly memories: Readonly<Record<string, unknown>>;
}

/** Eight nations late in the game, with the person at the device to move. */
export function lateTable(id: string, turn: number): Kept {
  const game = advancedCivilization;
  const bot = must(opponent(game, 'steady'), 'a steady bot');
  const table = Table.open(game, { options: {}, seats: SEATS, seed: 'a late table' }, SERVED);
  const bots = new Map(SEATS.map((seat) => [seat, new Seated(table, seat, bot, `late ${seat}`)]));
  const waiting = new Set<string>();
  for (;;) {
    const open = table.openQuestions().filter(({ asking }) => asking.question.optional === undefined);
    const isPersons = open.some((post) => post.seat === PERSON && post.asking.question.topic === 'movement');
    if (table.over || (table.world.turn >= turn && isPersons)) break;
    const post =
      open.find(({ floor }) => !floor) ?? open.find(({ seat }) => !waiting.has(seat)) ?? must(open[0], 'a question');
    const decision = must(bots.get(post.seat), post.seat).decide(post, thoughts(THOUGHTS), () => {});
    if ('wait' in decision && !waiting.has(post.seat)) {
      waiting.add(post.seat);
      continue;
    }
    waiting.clear();
    const outcome = table.answer(post.seat, post.id, 'wait' in decision ? post.asking.default() : decision.answer);
    if (!outcome.ok) throw new Error(`an answer is refused: ${outcome.refusal.code}`);
    for (const { happenings } of outcome.played) for (const other of bots.values()) other.hear(happenings);
  }
  const about = { id, game: game.name, options: {}, people: [PERSON], bots: SEATS.slice(1), bot: 'steady' };
  return { table: about, saved: save(table), memories: {} };
}
