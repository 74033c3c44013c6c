import type { Game } from './game.ts';
import type { AutomaticAnswer, Entry } from './journal.ts';
import type { Notes } from './notes.ts';
import type { Run } from './run.ts';
import type { Open, Seat } from './script.ts';
import type { Event, World } from './world.ts';

/** So often an agent acts on one floor, whatever it was told: nothing goes on without end, and nobody is milked. */
const MOST_ACTS = 40;

/** Whether an agent acts now: its player is away. */
export function isInCharge(automatic: AutomaticAnswer | undefined): boolean {
  return automatic?.plan === true && automatic.away !== undefined && automatic.away.to === undefined;
}

interface Act {
  readonly post: Open;
  readonly answer: unknown;
}

/**
 * What an agent does next on an open floor; nothing, if all of them wait. After each entry another seat comes first, so that
 * nobody always has the first choice.
 */
export function nextAct<W extends World<unknown, E>, V, E extends Event>(
  { planning }: Game<W, V, E>,
  world: W,
  { open, rest }: Run<W, V, E>,
  { journal, notes }: { readonly journal: readonly Entry[]; readonly notes: Notes },
): Act | undefined {
  if (planning?.act === undefined) return undefined;
  const { gone, leaving } = world.room;
  const posts = open.filter(({ floor, seat }) => floor && !gone.includes(seat) && !leaving.includes(seat));
  const first = journal.length % Math.max(1, posts.length);
  for (const post of [...posts.slice(first), ...posts.slice(0, first)]) {
    const { seat, id, asking } = post;
    const automatic = notes.automatic(seat, asking.question.topic);
    if (automatic === undefined || !isInCharge(automatic) || automatic.halted?.question === id) continue;
    const act = planning.act(world, seat, asking.question, automatic.answers[0]);
    if (act !== undefined && actsSince(journal, seat, rest) < MOST_ACTS) return { post, answer: act.answer };
  }
  return undefined;
}

/** How often an agent has acted for a seat since a rest point. Its questions are named after that. */
function actsSince(journal: readonly Entry[], seat: Seat, rest: number): number {
  let acts = 0;
  for (const entry of journal.toReversed()) {
    if (entry.is !== 'answer') continue;
    if (!entry.question.startsWith(`${rest}.`)) break;
    if (entry.seat === seat && entry.standing) acts += 1;
  }
  return acts;
}
