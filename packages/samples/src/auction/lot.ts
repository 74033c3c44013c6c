import { ask, at, chooseOne, confirm, happen, nameNumber, reveal, type Script, type Seat, say } from '@ecumene/engine';
import { sabotaged, seatsAfter } from './sabotage.ts';
import { type AuctionWorld, bidder, present } from './world.ts';

/** One lot from event to hammer. @rule AU 1.2 @rule AU 3.3 */
export function* sell(world: AuctionWorld, seller: Seat): Script {
  if (!present(world).includes(seller)) return;
  turnEvent(world);
  const lot = yield* putUp(world, seller);
  const won = yield* bidding(world, [...seatsAfter(world, seller), seller]);
  if (won === undefined) {
    world.lost.push(lot);
    happen(world, 'AU 3.3', { what: 'unsold', lot });
    return;
  }
  const { seat, coins } = won;
  bidder(world, seat).coins -= coins;
  bidder(world, seat).lots.push(lot);
  happen(world, 'AU 3.3', { what: 'sold', seat, lot, coins });
}

/** @rule AU 2.1 */
function turnEvent(world: AuctionWorld): void {
  const event = world.events.pop() ?? 'quiet';
  reveal(world, 'AU 2.1', { what: 'event', event });
  for (const seat of present(world)) {
    const own = bidder(world, seat);
    if (event === 'fair') own.coins += 2;
    if (event === 'tax') own.coins -= Math.min(own.coins, 1);
  }
}

/** @rule AU 2.2 */
function* putUp(world: AuctionWorld, seller: Seat): Script<number> {
  const shown = world.lots.slice(-2).map((lot, i) => ({ id: `${i === 0 ? 'first' : 'second'}`, lot }));
  const text = say('Which lot do you put up?');
  const choice = yield* ask(seller, chooseOne({ topic: 'lot', text, rule: 'AU 2.2', from: shown.map(({ id }) => id) }));
  const index = world.lots.length - shown.length + shown.findIndex(({ id }) => id === choice);
  const lot = at(world.lots.splice(index, 1), 0);
  happen(world, 'AU 2.2', { what: 'put-up', seat: seller, lot });
  return lot;
}

interface Bid {
  readonly seat: Seat;
  readonly coins: number;
}

/** @rule AU 3.1 @rule AU 3.2 */
function* bidding(world: AuctionWorld, round: readonly Seat[]): Script<Bid | undefined> {
  let best: Bid | undefined;
  const still = [...round];
  for (let seat = still.shift(); seat !== undefined && seat !== best?.seat; seat = still.shift()) {
    const coins = yield* raise(world, seat, best?.coins ?? 0);
    if (coins === undefined || (yield* sabotaged(world, seat))) continue;
    best = { seat, coins };
    still.push(seat);
  }
  return best;
}

/** The new bid, or nothing for a pass. */
function* raise(world: AuctionWorld, seat: Seat, over: number): Script<number | undefined> {
  const { coins } = bidder(world, seat);
  const bids = coins > over && (yield* ask(seat, confirm({ topic: 'bid', text: say('Do you bid?'), rule: 'AU 3.1' })));
  if (!bids) {
    happen(world, 'AU 3.1', { what: 'passed', seat });
    return undefined;
  }
  const text = say('How many coins do you bid?');
  const bid = yield* ask(seat, nameNumber({ topic: 'coins', text, rule: 'AU 3.2', least: over + 1, most: coins }));
  happen(world, 'AU 3.1', { what: 'bid', seat, coins: bid });
  return bid;
}
