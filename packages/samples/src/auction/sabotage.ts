import {
  type Asking,
  ask,
  askAll,
  confirm,
  type Head,
  onlyIf,
  refuse,
  reveal,
  type Script,
  type Seat,
  say,
} from '@ecumene/engine';
import { type AuctionWorld, bidder, type Card, cardOf, present } from './world.ts';

/**
 * Whether a bid falls to sabotage. Everybody is asked, card or no card, because being asked must not tell what one holds.
 * @rule AU 4.1 @rule AU 4.3
 */
export function* sabotaged(world: AuctionWorld, bidding: Seat): Script<boolean> {
  const others = seatsAfter(world, bidding);
  const plots = yield* askAll(others, (seat) =>
    playing(world, seat, 'sabotage', { topic: 'sabotage', text: say('Do you sabotage this bid?'), rule: 'AU 4.1' }),
  );
  const saboteur = others.find((seat) => plots.get(seat) && play(world, seat, 'sabotage'));
  if (saboteur === undefined) return false;
  reveal(world, 'AU 4.1', { what: 'sabotaged', seat: bidding, by: saboteur });
  const falls = !(yield* defended(world, bidding, saboteur));
  if (falls) reveal(world, 'AU 4.3', { what: 'annulled', seat: bidding });
  return falls;
}

/** @rule AU 4.2 */
function* defended(world: AuctionWorld, seat: Seat, saboteur: Seat): Script<boolean> {
  const guards = yield* ask(
    seat,
    playing(world, seat, 'guard', { topic: 'guard', text: say('Do you play a guard?'), rule: 'AU 4.2' }),
  );
  if (!guards || !play(world, seat, 'guard')) return false;
  reveal(world, 'AU 4.2', { what: 'guarded', seat });
  const outdoes = yield* ask(
    saboteur,
    playing(world, saboteur, 'sabotage', { topic: 'outdo', text: say('Do you outdo the guard?'), rule: 'AU 4.2' }),
  );
  if (!outdoes || !play(world, saboteur, 'sabotage')) return true;
  reveal(world, 'AU 4.2', { what: 'outdone', seat: saboteur });
  return false;
}

/** Asks whether a card of this kind is played; yes is possible only with one in hand. */
function playing(world: AuctionWorld, seat: Seat, kind: Card, head: Head): Asking<boolean> {
  return onlyIf(confirm(head), (yes) => {
    if (!yes || bidder(world, seat).hand.some((card) => cardOf(card) === kind)) return undefined;
    return refuse('not-held', say('You hold no {kind}.', { kind }), head.rule);
  });
}

/** Lays a card of this kind on the discards, if one is held. */
function play(world: AuctionWorld, seat: Seat, kind: Card): boolean {
  const { hand } = bidder(world, seat);
  const index = hand.findIndex((card) => cardOf(card) === kind);
  if (index < 0) return false;
  world.discards.push(...hand.splice(index, 1));
  return true;
}

/** The others who are still there, going round from a seat's left. */
export function seatsAfter(world: AuctionWorld, seat: Seat): Seat[] {
  const index = world.seats.indexOf(seat);
  const round = [...world.seats.slice(index + 1), ...world.seats.slice(0, index)];
  return round.filter((other) => present(world).includes(other));
}
