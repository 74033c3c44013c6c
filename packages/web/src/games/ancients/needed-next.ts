import { type AncientView, areaId, areasInReach, berthsIn, berthsOf, homesOf, nationNamed } from '@ecumene/ancients';
import { EVERYBODY, type Seat, say, type Text, the } from '@ecumene/engine';
import type { PhaseOfPlay, WaitingPlayState } from '../game-screen.ts';
import type { AncientGame } from './game.ts';
import { reading } from './reading.ts';
import { nationsInOrder } from './view.ts';

/** What somebody is asked in a phase in most turns. */
const USUALLY_ASKED: Readonly<Record<string, string>> = {
  ships: 'ships',
  movement: 'movement',
  trade: 'trade',
  'civilization-cards': 'civilization-cards',
  advancements: 'civilization-cards',
  advances: 'civilization-cards',
};

interface Screen<V extends AncientView> {
  readonly ancients: AncientGame<V>;
  readonly phases: readonly Pick<PhaseOfPlay, 'step' | 'title'>[];
}

/** Why somebody has to wait in movement, and in which phase they are likely needed next: the first without a plan. */
export function neededNext<V extends AncientView>(
  { ancients, phases }: Screen<V>,
  state: WaitingPlayState<V>,
  seat: Seat,
): readonly Text[] {
  const { view, where, left } = state;
  if (view.turn === 0 || state.over) return [];
  const waits = waitsToMove(ancients, state, seat);
  if (waits !== undefined) return [waits];
  const now = phases.findIndex(({ step }) => where.includes(step));
  const following = [...phases.slice(now + 1), ...phases.slice(0, now + 1)];
  const isPlanned = (topic: string): boolean => left.some((one) => one.topic === topic);
  const next = following.find(({ step }) => {
    const topic = USUALLY_ASKED[step];
    return topic !== undefined && !isPlanned(topic);
  });
  if (next === undefined) return [say('Your plans cover everything you are usually asked.')];
  return [say('Your next decision is probably in: {phase}.', { phase: next.title })];
}

/** Where some move at the same time: who comes before, and an area both can reach. */
function waitsToMove<V extends AncientView>(
  ancients: AncientGame<V>,
  { view, where, waiting, answered }: WaitingPlayState<V>,
  seat: Seat,
): Text | undefined {
  if (!where.includes(EVERYBODY) || answered.at(-1)?.topic === 'movement') return undefined;
  const order = nationsInOrder(view);
  const place = order.findIndex((one) => one.seat === seat);
  const moving = new Set(waiting.filter(({ topic }) => topic === 'movement').map((one) => one.seat));
  return reading(ancients, view).ask(({ movement }, state) => {
    const reach = (name: string): ReadonlySet<number> => {
      const number = nationNamed(state, name);
      const built = ancients.shipyard === undefined ? [] : berthsIn(state, homesOf(state, number));
      return areasInReach(movement, state, number, [...berthsOf(state, number), ...built]);
    };
    const own = order[place];
    if (own === undefined || own.tokens + own.ships.length === 0) return undefined;
    const near = reach(own.name);
    for (const one of order.slice(0, place)) {
      if (one.seat === null || !moving.has(one.seat)) continue;
      const both = [...reach(one.name)].find((area) => near.has(area));
      if (both === undefined) continue;
      const things = { who: the('nation', one.name), area: the('area', areaId(state, both)) };
      return say('You move after {who}, because both of you can reach {area}.', things);
    }
    return undefined;
  });
}
