import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { planOf, startWithPeople, Visitor } from '../testing/server.ts';

let server: Running;
let anna: Visitor;
let ben: Visitor;
let cleo: Visitor;
let dora: Visitor;
beforeAll(async () => {
  ({ server, anna, ben, cleo } = await startWithPeople());
  dora = await Visitor.come(server.address, 'Dora');
});
afterAll(() => server.stop());

/** A running game in which Ben and Cleo have given up their seats to whoever comes. */
async function withOpenSeats(): Promise<{ readonly id: string; readonly invite: string }> {
  const { table, invite } = await anna.rest.ask('createTable', {}, planOf('bazaar', 3));
  const { id } = table;
  await ben.rest.ask('join', { id }, {});
  await cleo.rest.ask('join', { id }, {});
  for (const seat of ['seat-2', 'seat-3']) await server.house.lobby.handOver(id, seat, 'anyone');
  return { id, invite };
}

describe('an open seat of a running game', () => {
  it('is refused as taken to a player who was too late, although another seat is open', async () => {
    const { id } = await withOpenSeats();
    await ben.rest.ask('join', { id }, { seat: 'seat-2' });
    const asked = dora.rest.ask('join', { id }, { seat: 'seat-2' });
    await expect(asked).rejects.toMatchObject({ status: 409, refusal: { code: 'taken' } });
    expect((await dora.rest.ask('join', { id }, { seat: 'seat-3' })).seat).toBe('seat-3');
    await expect(cleo.rest.ask('join', { id }, {})).rejects.toMatchObject({ refusal: { code: 'full' } });
  });

  it('is known to the player who left it, not to another player with the same name', async () => {
    const { id, invite } = await withOpenSeats();
    const namesake = await Visitor.come(server.address, 'Ben');
    const sat = async (who: Visitor) => [
      (await who.rest.ask('table', { id }, {})).table.sat,
      (await who.rest.ask('invitation', { id }, { secret: invite })).table.sat,
    ];
    expect(await sat(ben)).toEqual([['seat-2'], ['seat-2']]);
    expect(await sat(cleo)).toEqual([['seat-3'], ['seat-3']]);
    expect(await sat(namesake)).toEqual([[], []]);
    await dora.rest.ask('join', { id }, { seat: 'seat-2' });
    expect(await sat(ben)).toEqual([[], []]);
  });
});
