import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TablePlan } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { plantTable, startServer } from '@ecumene/server/testing';
import type { Page } from 'playwright-core';
import { type Given, inTheMiddle } from './planted.ts';
import { EMPTY_PAGE, TEST_SITE } from './test-site.ts';

type Running = Awaited<ReturnType<typeof startServer>>;

interface Planted extends Partial<Omit<TablePlan, 'game'>> {
  /** Advanced Civilization, if it is not another. */
  readonly game?: Parameters<typeof inTheMiddle>[3];
  readonly places: readonly Seat[];
  readonly at: string;
  readonly given: Given;
}

/** So often a server notes that it is up. */
const BEAT = 15_000;

/** A server that keeps its tables in a folder of its own, with the site, and can be stopped and started again. */
export class TestServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'ecumene-server-'));
  readonly #now: (() => number) | undefined;
  #server: Running | undefined;
  /** How much time has passed by the clock of the server, where that is ours. */
  #passed = 0;
  address = '';

  private constructor(ownClock: boolean) {
    const began = Date.now();
    this.#now = ownClock ? () => began + this.#passed : undefined;
  }

  /** With a clock of its own, time passes for the server only when a test says so. */
  static async open({ ownClock = false } = {}): Promise<TestServer> {
    const server = new TestServer(ownClock);
    await server.start();
    return server;
  }

  /** Creates a table that begins in the middle, with a newcomer as its host. */
  async plant(page: Page, host: string, { places, at, given, game, ...more }: Planted): ReturnType<typeof plantTable> {
    const person = await becomeGuest(page, this.address, host);
    return plantTable(this.#running, inTheMiddle(places, at, given, game), person, more);
  }

  async start(): Promise<void> {
    const port = this.address === '' ? 0 : Number(new URL(this.address).port);
    const given = this.#now === undefined ? {} : { now: this.#now };
    this.#server = await startServer({ data: this.#data, site: TEST_SITE, port }, given);
    this.address = this.#server.address;
  }

  /** So many milliseconds pass, and the clocks and trading agents are looked at. The server was up all the while. */
  async later(time: number): Promise<void> {
    const { outages, timekeeper, agents } = this.#running.house;
    for (let left = time; left > 0; left -= BEAT) {
      this.#passed += Math.min(left, BEAT);
      await outages.beat();
    }
    await timekeeper.look();
    await agents.look();
  }

  get #running(): Running {
    if (this.#server === undefined) throw new Error('the server is stopped');
    return this.#server;
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
  await page.goto(`${address}${EMPTY_PAGE}`);
  return page.evaluate(async (wanted) => {
    const reply = await fetch('/api/v1/guest', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: wanted }),
    });
    return (await reply.json()).person.id;
  }, name);
}
