import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Running } from '../server.ts';
import { type Settings, startServer, until } from '../testing/server.ts';

let server: Running | undefined;
const faults: unknown[] = [];
const note = (error: unknown): void => {
  faults.push(error);
};
beforeEach(() => {
  faults.length = 0;
  process.on('uncaughtException', note);
});
afterEach(async () => {
  process.off('uncaughtException', note);
  await server?.stop();
  server = undefined;
});

async function starts(settings: Settings = {}): Promise<Running> {
  server = await startServer(settings);
  return server;
}

/** Somebody who asks for a socket in their own way, and never hangs up by themselves. */
function caller({ address }: Running): Socket {
  const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  return socket;
}

function asksFor(path: string): string {
  return `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n`;
}

/** All that is said to somebody until they are hung up on. */
async function heardBy(socket: Socket): Promise<string> {
  let heard = '';
  socket.on('data', (data) => {
    heard += String(data);
  });
  await new Promise((ended) => socket.once('end', ended));
  return heard;
}

const NO_TABLE = '/api/v1/tables/none/socket';
const NOT_A_FRAME = Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]);

describe('a client that is refused a socket', () => {
  it('breaks nothing by what they send through it', async () => {
    const running = await starts();
    const mallory = caller(running);
    mallory.write(asksFor(NO_TABLE));
    await new Promise((refused) => mallory.once('data', refused));
    mallory.write(NOT_A_FRAME);
    await heardBy(mallory);
    expect(faults).toEqual([]);
    expect((await fetch(`${running.address}/healthz`)).status).toBe(200);
  });

  it('breaks nothing by hanging up rudely, however often they ask', async () => {
    const running = await starts({ limits: { rate: 1, burst: 5 } });
    for (let i = 0; i < 300; i++) {
      const mallory = caller(running);
      await new Promise((connected) => mallory.once('connect', connected));
      mallory.write(`${asksFor(NO_TABLE)}x`);
      mallory.resetAndDestroy();
    }
    expect((await fetch(`${running.address}/healthz`)).status).toBe(200);
    expect(faults).toEqual([]);
  });

  it.each([
    ['403', '/nowhere', {}],
    ['429', NO_TABLE, { rate: 0, burst: 0 }],
    ['101', NO_TABLE, { requestTime: 300 }],
  ])('is told so with %s and hung up on, though they do not hang up', async (status, path, limits) => {
    const running = await starts({ limits });
    const mallory = caller(running);
    mallory.write(asksFor(path));
    expect(await heardBy(mallory)).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
    await until(() => {
      mallory.write('still there?');
      return mallory.destroyed;
    });
  });

  it('does not keep the server from stopping', async () => {
    const running = await starts();
    const mallory = caller(running);
    mallory.write(asksFor(NO_TABLE));
    await new Promise((refused) => mallory.once('data', refused));
    // The server would only end connections by force after a while, which does not pass here.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await running.stop();
    vi.useRealTimers();
    server = undefined;
  });
});
