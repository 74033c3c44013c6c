import { at, isRecord, type Seat } from '@ecumene/engine';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromWorker, ToWorker } from '../packages/web/src/port/protocol.ts';
import { linkTo, positionIn } from '../packages/web/src/replay/shared.ts';
import type { KeptTable } from './kept/kept-table.ts';
import { allKept } from './kept/opened.ts';

/** What the browser keeps for the page. */
const disk = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (key: string) => disk.get(key),
  set: async (key: string, value: unknown) => void disk.set(key, value),
}));

/** The worker of the page, with this test in the place of the page. */
class Page {
  readonly heard: FromWorker[] = [];
  #listen: ((event: { readonly data: ToWorker }) => void) | undefined;
  #waiting: { readonly wanted: (message: FromWorker) => boolean; readonly found: (message: FromWorker) => void }[] = [];

  stand(): void {
    vi.stubGlobal('addEventListener', (_: string, listen: (event: { readonly data: ToWorker }) => void) => {
      this.#listen = listen;
    });
    vi.stubGlobal('postMessage', (message: FromWorker) => this.#hear(message));
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('location', new URL('https://ecumene.example'));
  }

  #hear(message: FromWorker): void {
    this.heard.push(message);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const one of waiting)
      if (one.wanted(message)) one.found(message);
      else this.#waiting.push(one);
  }

  /** Says something, and waits for what is wanted, or that it failed. */
  say(message: ToWorker, wanted: (message: FromWorker) => boolean): Promise<FromWorker> {
    return new Promise((found) => {
      this.#waiting.push({ wanted: (heard) => heard.say === 'failed' || wanted(heard), found });
      this.tell(message);
    });
  }

  tell(message: ToWorker): void {
    this.#listen?.({ data: message });
  }

  /** Asks about a table that is only looked at. */
  async study(call: DistributiveOmit<Extract<ToWorker, { say: 'study' }>, 'say' | 'call'>): Promise<unknown> {
    const heard = await this.say({ say: 'study', call: 1, ...call }, ({ say }) => say === 'answered');
    expect(heard).toMatchObject({ say: 'answered' });
    return 'value' in heard ? heard.value : undefined;
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

const page = new Page();
beforeAll(async () => {
  page.stand();
  await import('../packages/web/src/port/solo.worker.ts');
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => disk.clear());

/** What one seat is asked. */
function askedOf({ moment }: KeptTable, seat: Seat) {
  return moment.asked
    .filter((one) => one.seat === seat)
    .map(({ id, topic, kind }) => ({ id, seat, question: { topic, kind } }));
}

function seatsIn(about: unknown): Seat[] {
  return isRecord(about) && Array.isArray(about['eyes']) ? about['eyes'].map(String) : [];
}

/** The journal of the table as it is kept again once it is open. */
function journalOnDisk(): unknown[] {
  const kept = disk.get('solo kept');
  const saved = isRecord(kept) && isRecord(kept['saved']) ? kept['saved'] : {};
  return Array.isArray(saved['journal']) ? saved['journal'] : [];
}

describe('on a device', () => {
  it.each(allKept())('$name opens, and shows everybody what they are asked', async ({ kept }) => {
    const { table, saved, memories } = kept.device;
    disk.set('solo kept', structuredClone({ table, saved, memories }));
    const opened = await page.say({ say: 'resume', id: 'kept', takeOver: false }, ({ say }) => say === 'opened');
    expect(opened).toMatchObject({ say: 'opened', table });
    page.tell({ say: 'pause', on: true });
    for (const seat of table.people) {
      const shown = await page.say({ say: 'look', seat }, ({ say }) => say === 'changed');
      expect(shown).toMatchObject({ change: [{ questions: askedOf(kept, seat) }] });
    }
    expect(journalOnDisk().slice(0, saved.journal.length)).toEqual(saved.journal);
  });

  it.each(allKept())('$name has a what-if copy that opens', async ({ kept }) => {
    const { table, memories } = kept.device;
    disk.set('solo copy', structuredClone({ table: { ...table, id: 'copy' }, saved: kept.fork, memories }));
    const opened = await page.say({ say: 'resume', id: 'copy', takeOver: false }, ({ say }) => say === 'opened');
    expect(opened).toMatchObject({ say: 'opened' });
  });
});

describe('by a link', () => {
  it.each(allKept().filter(({ kept }) => !kept.moment.over))(
    '$name opens, and a copy is played on',
    async ({ kept }) => {
      const { checkpoint: _, ...position } = kept.fork;
      const fragment = kept.link ?? (await linkTo(position))?.replace(/^.*#/, '') ?? '';
      const saved = fragment === '' ? position : await positionIn(fragment);
      const about = await page.study({ is: 'take-up', of: { saved } });
      const eyes = seatsIn(about);
      expect(eyes).not.toEqual([]);
      const number = isRecord(about) ? Number(about['length']) : 0;
      for (const seat of eyes) {
        const tableView = await page.study({ is: 'at', number, eyes: seat });
        expect(tableView).toMatchObject({ questions: askedOf(kept, seat) });
      }
      const seat = at(eyes, 0);
      await page.study({ is: 'what-if', number, eyes: seat, seat, id: 'copy' });
      const opened = await page.say({ say: 'resume', id: 'copy', takeOver: false }, ({ say }) => say === 'opened');
      expect(opened).toMatchObject({ say: 'opened' });
    },
  );
});

describe('a copy saved by a newer version', () => {
  const newer = allKept().map(({ kept }) => {
    const { checkpoint: _, ...fork } = kept.fork;
    const position = isRecord(fork.setup.position) ? { ...fork.setup.position, format: 99 } : {};
    return { ...kept.device, saved: { ...fork, setup: { ...fork.setup, position } } };
  });
  const refused = { say: 'failed', why: { say: expect.stringContaining('saved by a newer version of the game') } };

  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  it('is not opened from a device, and stays there as it is', async () => {
    const kept = structuredClone(at(newer, 0));
    disk.set('solo kept', kept);
    const heard = await page.say({ say: 'resume', id: 'kept', takeOver: false }, ({ say }) => say === 'opened');
    expect(heard).toMatchObject(refused);
    expect(disk.get('solo kept')).toEqual(at(newer, 0));
  });

  it('is not opened by a link', async () => {
    const { saved } = at(newer, 0);
    const fragment = (await linkTo(saved))?.replace(/^.*#/, '') ?? '';
    const call = { say: 'study', call: 1, is: 'take-up', of: { saved: await positionIn(fragment) } } as const;
    expect(await page.say(call, ({ say }) => say === 'answered')).toMatchObject(refused);
  });
});
