import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TablePlan } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { plantTable, startServer } from '@ecumene/server/testing';
import type { Page } from 'playwright-core';
import { type Given, inTheMiddle } from './planted.ts';
import { TEST_SITE } from './test-site.ts';

type Running = Awaited<ReturnType<typeof startServer>>;

interface Planted extends Partial<Omit<TablePlan, 'game'>> {
  /** Advanced Civilization, if it is not another. */
  readonly game?: Parameters<typeof inTheMiddle>[3];
  readonly places: readonly Seat[];
  readonly at: string;
  readonly given: Given;
}

/** A server that keeps its tables in a folder of its own, with the site, and can be stopped and started again. */
export class TestServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'ecumene-server-'));
  #server: Running | undefined;
  address = '';

  static async open(): Promise<TestServer> {
    const server = new TestServer();
    await server.start();
    return server;
  }

  /** Creates a table that begins in the middle, with a newcomer as its host. */
  async plant(page: Page, host: string, { places, at, given, game, ...more }: Planted): ReturnType<typeof plantTable> {
    if (this.#server === undefined) throw new Error('the server is stopped');
    const person = await becomeGuest(page, this.address, host);
    return plantTable(this.#server, inTheMiddle(places, at, given, game), person, more);
  }

  async start(): Promise<void> {
    const port = this.address === '' ? 0 : Number(new URL(this.address).port);
    this.#server = await startServer({ data: this.#data, site: TEST_SITE, port });
    this.address = this.#server.address;
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
    this.#server = undefined;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** Somebody is a guest from now on, by name alone; their id. */
async function becomeGuest(page: Page, address: string, name: string): Promise<string> {
  await page.goto(`${address}/nowhere`);
  return page.evaluate(async (wanted) => {
    const reply = await fetch('/api/v1/guest', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: wanted }),
    });
    return (await reply.json()).person.id;
  }, name);
}
