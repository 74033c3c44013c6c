import { HttpClient } from '@ecumene/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { bazaarOf, planOf, startWithPeople, until, Visitor } from '../testing/server.ts';

let server: Running;
let anna: Visitor;
let ben: Visitor;
let cleo: Visitor;

beforeAll(async () => {
  ({ server, anna, ben, cleo } = await startWithPeople({ limits: { tablesPerPerson: 40 } }));
});
afterAll(() => server.stop());

const idsOf = (tables: readonly { readonly id: string }[]): string[] => tables.map(({ id }) => id);

describe('the games', () => {
  it('are listed with what the lobby needs to know', async () => {
    const { games } = await anna.rest.ask('games', {}, {});
    expect(games.map(({ name }) => name)).toContain('advanced-civilization');
    for (const game of games) expect(game.bots.map(({ name }) => name)).toContain('random');
  });
});

describe('making a table', () => {
  it.each([
    [{ game: 'chess' }, 'no-game'],
    [{ clock: { is: 'slow' as const, bank: 3, increment: 0, place: 'Atlantis' } }, 'no-place'],
    [{ options: { rounds: 99 } }, 'bad-option'],
    [{ options: { nonsense: true } }, 'unknown-option'],
    [{ seats: [{ is: 'me' as const }, { is: 'bot' as const, bot: 'genius' }] }, 'no-bot'],
    [{ seats: [{ is: 'me' as const }] }, 'seats'],
  ])('%j is refused with a sentence', async (wrong, code) => {
    await expect(anna.rest.ask('createTable', {}, { ...planOf('bazaar', 2), ...wrong })).rejects.toMatchObject({
      refusal: { code },
    });
  });

  it('puts it in the lobby until it begins', async () => {
    const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 3));
    expect(idsOf((await cleo.rest.ask('lobby', {}, {})).gathering)).toContain(table.id);
    await ben.rest.ask('join', { id: table.id }, { seat: 'seat-3' });
    await anna.rest.ask('setSeat', { id: table.id, seat: 'seat-2' }, { is: 'bot', bot: 'random' });
    await expect(ben.rest.ask('start', { id: table.id }, {})).rejects.toMatchObject({ status: 403 });
    const { table: begun } = await anna.rest.ask('start', { id: table.id }, {});
    expect(begun).toMatchObject({
      state: 'playing',
      seats: [
        { is: 'person', name: 'Anna' },
        { is: 'bot', name: 'random' },
        { is: 'person', name: 'Ben' },
      ],
    });
    const { gathering, playing } = await cleo.rest.ask('lobby', {}, {});
    expect(idsOf(gathering)).not.toContain(table.id);
    expect(idsOf(playing)).toContain(table.id);
    await expect(anna.rest.ask('start', { id: table.id }, {})).rejects.toMatchObject({ refusal: { code: 'begun' } });
  });

  it('gives empty seats to bots when the host begins', async () => {
    const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 4));
    const { table: begun } = await anna.rest.ask('start', { id: table.id }, {});
    expect(begun.seats.map(({ is }) => is)).toEqual(['person', 'bot', 'bot', 'bot']);
  });

  it('has an end', async () => {
    const host = await Visitor.come(server.address, 'Host');
    for (let i = 0; i < 40; i++) await host.rest.ask('createTable', {}, planOf('bazaar', 2));
    await expect(host.rest.ask('createTable', {}, planOf('bazaar', 2))).rejects.toMatchObject({
      refusal: { code: 'too-many-tables' },
    });
  });
});

describe('the lobby', () => {
  it('shows tables anyone may join, however many private tables were created later', async () => {
    const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2));
    const { db } = server.house.base.store;
    const guests = await Promise.all(['Dan', 'Eve'].map((name) => Visitor.come(server.address, name)));
    for (const guest of guests)
      for (let i = 0; i < 35; i++) await guest.rest.ask('createTable', {}, planOf('bazaar', 2, { join: 'invited' }));
    expect(idsOf((await cleo.rest.ask('lobby', {}, {})).gathering)).toContain(table.id);
    const hidden = db.deleteFrom('tables').where(
      'host',
      'in',
      guests.map(({ id }) => id),
    );
    await hidden.execute();
  });
});

describe('a private table', () => {
  it('is seen by nobody without the secret of the invitation', async () => {
    const { table, invite } = await anna.rest.ask(
      'createTable',
      {},
      planOf('bazaar', 2, { join: 'invited', watch: 'invited' }),
    );
    expect(idsOf((await ben.rest.ask('lobby', {}, {})).gathering)).not.toContain(table.id);
    await expect(ben.rest.ask('table', { id: table.id }, {})).rejects.toMatchObject({ status: 404 });
    await expect(ben.rest.ask('join', { id: table.id }, {})).rejects.toMatchObject({ status: 404 });
    await expect(ben.rest.ask('join', { id: table.id }, { secret: 'guess' })).rejects.toMatchObject({ status: 404 });
    expect((await ben.rest.ask('join', { id: table.id }, { secret: invite })).seat).toBe('seat-2');
    await expect(cleo.rest.ask('tableView', { id: table.id }, {})).rejects.toMatchObject({ status: 404 });
  });

  it('is shown to a person with the invitation, before they have a name', async () => {
    const { table, invite } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2, { join: 'invited' }));
    const stranger = new HttpClient({ address: server.listening });
    const asked = stranger.ask('invitation', { id: table.id }, { secret: 'guessed' });
    await expect(asked).rejects.toMatchObject({ status: 404 });
    const shown = (await stranger.ask('invitation', { id: table.id }, { secret: invite })).table;
    expect(shown).toMatchObject({ host: { name: 'Anna' }, mine: [], seats: [{ name: 'Anna' }, { is: 'open' }] });
    await expect(stranger.ask('table', { id: table.id }, {})).rejects.toMatchObject({ status: 404 });
  });

  it('has a new secret when the host wants one', async () => {
    const { table, invite } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2, { join: 'invited' }));
    await expect(ben.rest.ask('invite', { id: table.id }, {})).rejects.toMatchObject({ status: 403 });
    const fresh = await anna.rest.ask('invite', { id: table.id }, {});
    await expect(ben.rest.ask('enter', { id: table.id }, { secret: invite })).rejects.toMatchObject({ status: 404 });
    expect((await ben.rest.ask('enter', { id: table.id }, { secret: fresh.invite })).table.id).toBe(table.id);
  });
});

/** A table at which Anna, Ben and Cleo play. */
const playing = (): Promise<string> => bazaarOf(anna, ben, cleo);

/** As if the table had waited for a seat for so long, and nobody had been there. */
async function keptWaiting(id: string, seat: string, hours: number): Promise<void> {
  const { db } = server.house.base.store;
  const then = Date.now() - hours * 3_600_000;
  await db.updateTable('seats').set({ seen: then }).where('table_id', '=', id).where('seat', '=', seat).execute();
  await db.updateTable('journal').set({ at: then }).where('table_id', '=', id).execute();
}

const stateOf = async (id: string) => (await anna.rest.ask('table', { id }, {})).table;

describe('a vote', () => {
  it('ends the game when all agree, and not before', async () => {
    const id = await playing();
    const motion = { is: 'abandon' as const };
    await anna.rest.ask('vote', { id }, { motion, agrees: true });
    await ben.rest.ask('vote', { id }, { motion, agrees: true });
    expect((await stateOf(id)).motions).toEqual([{ motion, agreed: ['seat-1', 'seat-2'], against: [] }]);
    await cleo.rest.ask('vote', { id }, { motion, agrees: true });
    expect(await stateOf(id)).toMatchObject({ state: 'abandoned', motions: [] });
  });

  it('fails when a player is against what all must agree to', async () => {
    const id = await playing();
    const motion = { is: 'stop-and-score' as const };
    await anna.rest.ask('vote', { id }, { motion, agrees: true });
    await ben.rest.ask('vote', { id }, { motion, agrees: false });
    expect((await stateOf(id)).motions).toEqual([]);
  });

  it('hands a seat to a bot for good when its holder has kept everybody waiting', async () => {
    const id = await playing();
    await keptWaiting(id, 'seat-3', 25);
    const motion = { is: 'hand-over' as const, seat: 'seat-3', to: 'bot' as const };
    await anna.rest.ask('vote', { id }, { motion, agrees: true });
    await ben.rest.ask('vote', { id }, { motion, agrees: true });
    expect((await stateOf(id)).seats[2]).toMatchObject({ is: 'bot', person: null });
    await expect(cleo.rest.ask('act', { id }, { id: 'x', request: { do: 'take-back' } })).rejects.toMatchObject({
      status: 403,
    });
  });

  it('opens a seat, and another player takes it over', async () => {
    const id = await playing();
    await keptWaiting(id, 'seat-3', 25);
    const motion = { is: 'hand-over' as const, seat: 'seat-3', to: 'anyone' as const };
    await anna.rest.ask('vote', { id }, { motion, agrees: true });
    await ben.rest.ask('vote', { id }, { motion, agrees: true });
    expect((await stateOf(id)).seats[2]).toMatchObject({ is: 'open' });
    const dana = await Visitor.come(server.address, 'Dana');
    expect((await dana.rest.ask('join', { id }, {})).seat).toBe('seat-3');
    const { tableView } = await dana.rest.ask('tableView', { id }, {});
    expect(tableView).toMatchObject({ players: { 'seat-3': { is: 'person', name: 'Dana' } } });
  });
});

describe('a seat someone holds', () => {
  const handOver = { motion: { is: 'hand-over' as const, seat: 'seat-2', to: 'anyone' as const }, agrees: true };
  const ofTwo = async (more = {}): Promise<string> => {
    const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2, more));
    await ben.rest.ask('join', { id: table.id }, {});
    return table.id;
  };
  const holds = { refusal: { code: 'holds-it' } };

  it('is not voted away by the only other player', async () => {
    const id = await ofTwo();
    await keptWaiting(id, 'seat-2', 23);
    await expect(anna.rest.ask('vote', { id }, handOver)).rejects.toMatchObject(holds);
    expect((await stateOf(id)).seats[1]).toMatchObject({ is: 'person', name: 'Ben' });
  });

  it('cannot be voted away while its player is viewing the table', async () => {
    const id = await ofTwo();
    const here = ben.sit({ id, game: 'bazaar' }, 'seat-2');
    await until(async () => (await stateOf(id)).seats[1]?.here);
    await keptWaiting(id, 'seat-2', 25);
    await expect(anna.rest.ask('vote', { id }, handOver)).rejects.toMatchObject(holds);
    here.close();
    await until(async () => !(await stateOf(id)).seats[1]?.here);
    await expect(anna.rest.ask('vote', { id }, handOver)).rejects.toMatchObject(holds);
  });

  it('is voted away after five minutes where clocks are live', async () => {
    const id = await ofTwo({ clock: { is: 'live', minutes: 60, increment: 0 } });
    await keptWaiting(id, 'seat-2', 4 / 60);
    await expect(anna.rest.ask('vote', { id }, handOver)).rejects.toMatchObject(holds);
    await keptWaiting(id, 'seat-2', 6 / 60);
    await anna.rest.ask('vote', { id }, handOver);
    expect((await stateOf(id)).seats[1]).toMatchObject({ is: 'open' });
  });

  it('is given away when its holder agrees', async () => {
    const id = await ofTwo();
    await ben.rest.ask('vote', { id }, handOver);
    await anna.rest.ask('vote', { id }, handOver);
    expect((await stateOf(id)).seats[1]).toMatchObject({ is: 'open' });
  });
});

describe('an open seat of a running game', () => {
  it('is refused to a player who would then see two hands', async () => {
    const id = await playing();
    await keptWaiting(id, 'seat-3', 25);
    const motion = { is: 'hand-over' as const, seat: 'seat-3', to: 'anyone' as const };
    for (const one of [anna, ben]) await one.rest.ask('vote', { id }, { motion, agrees: true });
    await expect(ben.rest.ask('join', { id }, { seat: 'seat-3' })).rejects.toMatchObject({
      refusal: { code: 'seated' },
    });
    await expect(ben.rest.ask('tableView', { id, seat: 'seat-3' }, {})).rejects.toMatchObject({ status: 403 });
  });

  it('is not taken again by the player who has it', async () => {
    const id = await playing();
    await keptWaiting(id, 'seat-3', 25);
    const motion = { is: 'hand-over' as const, seat: 'seat-3', to: 'anyone' as const };
    await anna.rest.ask('vote', { id }, { motion, agrees: true });
    await ben.rest.ask('vote', { id }, { motion, agrees: true });
    expect((await ben.rest.ask('join', { id }, {})).seat).toBe('seat-2');
    const { tableView } = await ben.rest.ask('tableView', { id }, {});
    expect(tableView).toMatchObject({ players: { 'seat-3': { is: 'bot', name: 'nobody yet' } } });
  });

  it('does not carry its vote over to the player who takes it', async () => {
    const id = await playing();
    const end = { is: 'abandon' as const };
    await cleo.rest.ask('vote', { id }, { motion: end, agrees: true });
    await keptWaiting(id, 'seat-3', 25);
    const motion = { is: 'hand-over' as const, seat: 'seat-3', to: 'anyone' as const };
    await anna.rest.ask('vote', { id }, { motion, agrees: true });
    await ben.rest.ask('vote', { id }, { motion, agrees: true });
    await cleo.rest.ask('join', { id }, {});
    await anna.rest.ask('vote', { id }, { motion: end, agrees: true });
    await ben.rest.ask('vote', { id }, { motion: end, agrees: true });
    expect((await stateOf(id)).state).toBe('playing');
  });
});

describe('leaving a seat', () => {
  it('before the game frees the seat', async () => {
    const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 3));
    await ben.rest.ask('join', { id: table.id }, {});
    await ben.rest.ask('leave', { id: table.id }, {});
    expect((await stateOf(table.id)).seats[1]).toMatchObject({ is: 'open' });
  });

  it('during the game lets a bot play on', async () => {
    const id = await playing();
    await cleo.rest.ask('leave', { id }, {});
    expect((await stateOf(id)).seats[2]).toMatchObject({ is: 'bot' });
  });

  it('during the game is announced by name, and so is a player who takes a seat again', async () => {
    const id = await playing();
    const handovers = async () => (await anna.rest.ask('tableView', { id }, {})).tableView.handovers;
    await cleo.rest.ask('leave', { id }, {});
    const left = { seat: 'seat-3', from: { is: 'person', name: 'Cleo' }, to: { is: 'bot' } };
    expect(await handovers()).toMatchObject([left]);
    await server.house.lobby.handOver(id, 'seat-3', 'anyone');
    await cleo.rest.ask('join', { id }, {});
    const open = { is: 'bot', name: 'nobody yet' };
    expect(await handovers()).toMatchObject([
      left,
      { seat: 'seat-3', from: { is: 'bot' }, to: open },
      { seat: 'seat-3', from: open, to: { is: 'person', name: 'Cleo' } },
    ]);
  });

  it('for nobody lets the others decide without the player who left', async () => {
    const id = await playing();
    await cleo.rest.ask('leave', { id }, { to: 'nobody' });
    const motion = { is: 'abandon' as const };
    await expect(cleo.rest.ask('vote', { id }, { motion, agrees: false })).rejects.toMatchObject({ status: 403 });
    await anna.rest.ask('vote', { id }, { motion, agrees: true });
    await ben.rest.ask('vote', { id }, { motion, agrees: true });
    expect((await stateOf(id)).state).toBe('abandoned');
  });

  it('takes along what was voted for, also when the operator sees to it', async () => {
    const id = await playing();
    const motion = { is: 'abandon' as const };
    await cleo.rest.ask('vote', { id }, { motion, agrees: true });
    await server.house.lobby.handOver(id, 'seat-3', 'anyone');
    expect((await stateOf(id)).motions).toEqual([]);
  });

  it('is not possible at an abandoned table: it stays as it was', async () => {
    const id = await playing();
    for (const one of [anna, ben, cleo])
      await one.rest.ask('vote', { id }, { motion: { is: 'abandon' }, agrees: true });
    const { number } = await stateOf(id);
    await expect(cleo.rest.ask('leave', { id }, {})).rejects.toMatchObject({ refusal: { code: 'over' } });
    expect(await stateOf(id)).toMatchObject({ number, seats: [{}, {}, { is: 'person', name: 'Cleo' }] });
  });
});

describe('a player who joins late', () => {
  /** Anna plays with two bots, and sends the link on. */
  async function withBots(more: object = {}): Promise<{ id: string; invite: string }> {
    const plan = planOf('bazaar', 3, { options: { rounds: 20 }, join: 'invited', watch: 'invited', ...more });
    const { table, invite } = await anna.rest.ask('createTable', {}, plan);
    await anna.rest.ask('start', { id: table.id }, {});
    return { id: table.id, invite };
  }

  it('takes the seat of a bot at once at a table of friends', async () => {
    const { id, invite } = await withBots();
    const { seat } = await ben.rest.ask('join', { id }, { secret: invite });
    expect(seat).toBe('seat-2');
    expect((await cleo.rest.ask('join', { id }, { secret: invite, seat: 'seat-3' })).seat).toBe('seat-3');
    expect((await stateOf(id)).seats.map(({ name }) => name)).toEqual(['Anna', 'Ben', 'Cleo']);
    const dora = await Visitor.come(server.listening, 'Dora');
    await expect(dora.rest.ask('join', { id }, { secret: invite })).rejects.toMatchObject({
      refusal: { code: 'full' },
    });
  });

  it('takes none where the table does not allow it, nor without an invitation', async () => {
    const closed = await withBots({ joinLate: false });
    await expect(ben.rest.ask('join', { id: closed.id }, { secret: closed.invite })).rejects.toMatchObject({
      refusal: { code: 'full' },
    });
    const { id } = await withBots();
    await expect(ben.rest.ask('join', { id }, {})).rejects.toMatchObject({ refusal: { code: 'no-table' } });
  });

  it('sees no second hand: who has left takes that seat again, and no other', async () => {
    const { id, invite } = await withBots();
    const { seat } = await ben.rest.ask('join', { id }, { secret: invite });
    await ben.rest.ask('leave', { id }, { seat, to: 'bot' });
    await expect(ben.rest.ask('join', { id }, { seat: 'seat-3' })).rejects.toMatchObject({
      refusal: { code: 'taken' },
    });
    expect((await ben.rest.ask('table', { id }, {})).table.sat).toEqual([seat]);
    expect((await ben.rest.ask('join', { id }, {})).seat).toBe(seat);
  });
});

describe('a new name', () => {
  it('is that of the seat at once, for everybody who looks', async () => {
    const id = await playing();
    const dora = await Visitor.come(server.listening, 'Dora');
    const port = anna.sit({ id, game: 'bazaar' }, 'seat-1');
    const nameAt = (seat: string) => port.info()?.seats.find((one) => one.seat === seat)?.name;
    await until(() => nameAt('seat-2') === 'Ben');
    await ben.page.ask('changeMe', {}, { name: 'Benjamin' });
    await until(() => nameAt('seat-2') === 'Benjamin');
    port.close();
    await expect(dora.page.ask('changeMe', {}, { name: 'Dorothea' })).resolves.toMatchObject({
      person: { name: 'Dorothea' },
    });
    await ben.page.ask('changeMe', {}, { name: 'Ben' });
  });
});

describe('notes', () => {
  it('are one’s own', async () => {
    const id = await playing();
    await anna.rest.ask('setNotes', { id }, { text: 'Ben has the curse' });
    expect(await anna.rest.ask('notes', { id }, {})).toEqual({ text: 'Ben has the curse' });
    expect(await ben.rest.ask('notes', { id }, {})).toEqual({ text: '' });
  });
});
