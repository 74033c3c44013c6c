import { createServer, type Server } from 'node:http';
import webPush from 'web-push';
import type { Running } from '../server.ts';
import type { OutboxRow } from '../store/schema.ts';
import { freePort } from './postgres.ts';
import { planOf, type Settings, startServer, Visitor } from './server.ts';

/** A server whose players look at no table, and where what they are told by a webhook arrives. */
export class Away {
  readonly server: Running;
  /** What was posted, with whom to. */
  readonly posted: string[] = [];
  /** How webhooks are answered. */
  status = 204;
  readonly #hooks: Server;
  readonly #hook: string;
  readonly #pass: (time: number) => void;

  private constructor(server: Running, port: number, pass: (time: number) => void) {
    this.server = server;
    this.#hook = `http://127.0.0.1:${port}`;
    this.#pass = pass;
    this.#hooks = createServer((request, response) => {
      request.on('data', (data) => this.posted.push(`${request.url} ${data}`));
      request.on('end', () => response.writeHead(this.status).end());
    }).listen(port, '127.0.0.1');
  }

  static async start(settings: Settings = { push: newPushKeys() }): Promise<Away> {
    let time = 1_800_000_000_000;
    const server = await startServer({ privateWebhooks: true, ...settings }, { now: () => time });
    return new Away(server, await freePort(), (more) => {
      time += more;
    });
  }

  async stop(): Promise<void> {
    await this.server.stop();
    this.#hooks.close();
  }

  /** A table at which Anna and Ben play and neither looks. */
  async apart(more = {}): Promise<{ id: string; anna: Visitor; ben: Visitor }> {
    const anna = await Visitor.come(this.server.address, 'Anna');
    const ben = await Visitor.come(this.server.address, 'Ben');
    const plan = planOf('bazaar', 2, { name: 'Evening game', options: { rounds: 20 }, ...more });
    const { table } = await anna.rest.ask('createTable', {}, plan);
    await ben.rest.ask('join', { id: table.id }, {});
    return { id: table.id, anna, ben };
  }

  /** Somebody names a webhook of their own. */
  async hookUp(who: Visitor): Promise<void> {
    await who.page.ask('setWebhook', {}, { url: `${this.#hook}/${who.id}` });
  }

  /** What is still to be sent to somebody. */
  noticesTo({ id }: Visitor): Promise<Pick<OutboxRow, 'how'>[]> {
    return this.server.house.base.store.db.selectFrom('outbox').select('how').where('person', '=', id).execute();
  }

  /** What was posted to somebody since `posted` was emptied. */
  postedTo({ id }: Visitor): string[] {
    return this.posted.filter((one) => one.startsWith(`/${id} `));
  }

  async waitsFor(id: string, seat: string): Promise<boolean> {
    return (await this.server.house.tables.open(id))?.row.waiting.includes(seat) === true;
  }

  /** Answers for a seat as its clock would. */
  async answerFor(id: string, seat: string): Promise<void> {
    const { tables } = this.server.house;
    const post = await tables.examine(id, (table) =>
      table.openQuestions().find((one) => one.seat === seat && one.asking.question.optional === undefined),
    );
    if (post !== undefined) await tables.act(id, { step: () => ({ is: 'default', seat, question: post.id }) });
  }

  /** Plays on until Ben, in the second seat, is awaited. */
  async callBen(id: string): Promise<void> {
    while (!(await this.waitsFor(id, 'seat-2'))) await this.answerFor(id, 'seat-1');
  }

  /** Plays on until he is not, without him. */
  async passBen(id: string): Promise<void> {
    while (await this.waitsFor(id, 'seat-2')) await this.answerFor(id, 'seat-2');
  }

  /** Time passes. */
  later(time: number): void {
    this.#pass(time);
  }

  /** Time passes, and what is due then is sent. */
  async deliver(after: number): Promise<void> {
    this.later(after);
    await this.server.house.outbox.deliver();
  }
}

function newPushKeys(): NonNullable<Settings['push']> {
  return { ...webPush.generateVAPIDKeys(), subject: 'mailto:operator@example.org' };
}
