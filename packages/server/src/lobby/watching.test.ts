import { CLOSED, type TablePlan } from '@ecumene/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { planOf, startWithPeople, until, type Visitor } from '../testing/server.ts';

let server: Running;
let anna: Visitor;
let ben: Visitor;
let eve: Visitor;

beforeAll(async () => {
  ({ server, anna, ben, eve } = await startWithPeople());
});
afterAll(() => server.stop());

const NOT_THERE = { refusal: { code: 'no-table' } };

/** Everything somebody was sent who has looked at a table without a seat, and how it ended. */
function lookOn(who: Visitor, id: string) {
  const socket = who.open(`${who.address.replace('http', 'ws')}/api/v1/tables/${id}/socket`);
  const heard: string[] = [];
  const seen = { heard, closed: undefined as number | undefined, end: () => socket.terminate() };
  socket.on('open', () => socket.send('{"is":"hello"}'));
  socket.on('message', (data) => heard.push(JSON.parse(String(data)).is));
  socket.on('close', (code) => {
    seen.closed = code;
  });
  return seen;
}

describe.each(['nobody', 'invited'] as const)('a table that may be watched by %s', (watch) => {
  it('is not watched by someone who looked at it before it began', async () => {
    const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2, { watch }));
    const spectator = lookOn(eve, table.id);
    const player = lookOn(ben, table.id);
    await until(() => spectator.heard.includes('info') && player.heard.includes('info'));
    await ben.rest.ask('join', { id: table.id }, {});
    await until(() => spectator.closed !== undefined);
    expect(spectator.closed).toBe(CLOSED.gone);
    expect(spectator.heard).not.toContain('view');
    player.end();
  });
});

describe('a table nobody may watch', () => {
  const private_: Partial<TablePlan> = { join: 'invited', watch: 'nobody' };

  it('shows neither chat nor file to someone who was invited and has no seat', async () => {
    const { table, invite } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2, private_));
    const { id } = table;
    for (const one of [ben, eve]) await one.rest.ask('enter', { id }, { secret: invite });
    await ben.rest.ask('join', { id }, {});
    await anna.rest.ask('say', { id }, { text: 'Between us' });
    expect((await ben.rest.ask('talk', { id }, {})).said).toHaveLength(1);
    await expect(eve.rest.ask('talk', { id }, {})).rejects.toMatchObject(NOT_THERE);
    for (const one of [anna, ben]) await one.rest.ask('vote', { id }, { motion: { is: 'abandon' }, agrees: true });
    expect((await ben.rest.ask('exportTable', { id }, {})).game).toBe('bazaar');
    await expect(eve.rest.ask('exportTable', { id }, {})).rejects.toMatchObject(NOT_THERE);
  });
});

describe('a table that is deleted', () => {
  it('disappears for everyone who is viewing it', async () => {
    const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2));
    const port = eve.sit(table, null);
    await until(() => port.info());
    await anna.rest.ask('removeTable', { id: table.id }, {});
    await until(() => port.state() === 'gone');
    expect(server.house.watchedTables.watching(table.id)).toBe(false);
  });
});
