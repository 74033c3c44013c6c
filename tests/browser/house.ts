import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TablePlan } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { plantTable, startServer } from '@ecumene/server/testing';
import type { Page } from 'playwright-core';
import { buildSiteIfOutdated } from '../../scripts/site.mjs';
import { type Given, inTheMiddle } from './planted.ts';

const SITE = fileURLToPath(new URL('../../packages/web/site', import.meta.url));

type Running = Awaited<ReturnType<typeof startServer>>;

interface Planted extends Partial<TablePlan> {
  readonly places: readonly Seat[];
  readonly at: string;
  readonly given: Given;
}

/** A server that keeps its tables in a folder of its own, with the site, and can be stopped and started again. */
export class House {
  readonly #data = mkdtempSync(join(tmpdir(), 'ecumene-house-'));
  #server: Running | undefined;
  address = '';

  static async open(): Promise<House> {
    buildSiteIfOutdated();
    const house = new House();
    await house.start();
    return house;
  }

  /** Lays a table of Advanced Civilization that begins in the middle, with a newcomer as its host. */
  async plant(page: Page, host: string, { places, at, given, ...more }: Planted): ReturnType<typeof plantTable> {
    if (this.#server === undefined) throw new Error('the house is closed');
    const person = await becomeGuest(page, this.address, host);
    return plantTable(this.#server, inTheMiddle(places, at, given), person, more);
  }

  async start(): Promise<void> {
    const port = this.address === '' ? 0 : Number(new URL(this.address).port);
    this.#server = await startServer({ data: this.#data, site: SITE, port });
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
