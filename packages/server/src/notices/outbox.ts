import { createTransport, type Transporter } from 'nodemailer';
import webPush from 'web-push';
import type { Base } from '../operations/base.ts';
import type { OutboxRow } from '../store/schema.ts';
import { type Write, write } from '../store/store.ts';
import { newId, readBack } from '../store/written.ts';
import type { Turn, Wishes } from './notices.ts';
import { post } from './webhook.ts';

const LOOK = 5000;
const AT_ONCE = 50;
/** While it is being sent nobody else sends it. */
const LEASE = 60_000;
const FIRST_RETRY = 60_000;
const MOST_TRIES = 8;

/** Sends what is to be sent, and tries again what could not be. It survives restarts, because it is kept on disk. */
export class Outbox {
  readonly #base: Base;
  readonly #mail: Transporter | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #working: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(base: Base) {
    this.#base = base;
    const { mail, push } = base.config;
    this.#mail = mail && createTransport(mail.url);
    if (push !== undefined) webPush.setVapidDetails(push.subject, push.publicKey, push.privateKey);
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#working = this.deliver()
        .catch((error: unknown) => this.#base.log.warn({ err: error }, 'the outbox could not be seen to'))
        .finally(() => {
          if (!this.#stopped) this.start();
        });
    }, LOOK).unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  /** Sees to everything that is due. */
  async deliver(): Promise<void> {
    const { store, now } = this.#base;
    const due = await store.db.selectFrom('outbox').selectAll().where('due', '<=', now()).limit(AT_ONCE).execute();
    for (const row of due) {
      if (!(await this.#claimed(row))) continue;
      if (row.how === 'turn') await this.#spread(row);
      else await this.#try(row);
    }
  }

  /** Takes something on, unless another process was quicker. */
  async #claimed({ id, due }: OutboxRow): Promise<boolean> {
    const { store, now } = this.#base;
    const { numUpdatedRows } = await store.db
      .updateTable('outbox')
      .set({ due: now() + LEASE })
      .where('id', '=', id)
      .where('due', '=', due)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Makes of a notice one of each kind the person wants, unless they are back already. */
  async #spread(row: OutboxRow): Promise<void> {
    const { store, now } = this.#base;
    const writes: Write[] = [write(store.db.deleteFrom('outbox').where('id', '=', row.id))];
    if (!(await this.#isBack(row)))
      for (const how of await this.#ways(row)) {
        const one: OutboxRow = { ...row, id: newId(), how, due: now(), tries: 0 };
        writes.push(write(store.db.insertInto('outbox').values(one)));
      }
    await store.commit(writes);
    if (writes.length > 1) await this.deliver();
  }

  async #isBack({ person, table_id }: OutboxRow): Promise<boolean> {
    const { store, now } = this.#base;
    if (table_id === null) return false;
    const here = await store.db
      .selectFrom('presence')
      .select('person')
      .where('person', '=', person)
      .where('table_id', '=', table_id)
      .where('until', '>', now())
      .executeTakeFirst();
    return here !== undefined;
  }

  async #ways({ person, table_id }: OutboxRow): Promise<('push' | 'mail' | 'webhook')[]> {
    const { db } = this.#base.store;
    const seat = await db
      .selectFrom('seats')
      .select('notices')
      .where('table_id', '=', table_id ?? '')
      .where('person', '=', person)
      .executeTakeFirst();
    const wishes: Wishes = seat === undefined ? { push: true, mail: true, webhook: true } : readBack(seat.notices);
    const who = await db.selectFrom('people').select('mail').where('id', '=', person).executeTakeFirst();
    const push = await db.selectFrom('pushes').select('endpoint').where('person', '=', person).executeTakeFirst();
    const hook = await db.selectFrom('webhooks').select('url').where('person', '=', person).executeTakeFirst();
    return [
      ...(wishes.push && push !== undefined && this.#base.config.push !== undefined ? (['push'] as const) : []),
      ...(wishes.mail && who?.mail != null && this.#mail !== undefined ? (['mail'] as const) : []),
      ...(wishes.webhook && hook !== undefined ? (['webhook'] as const) : []),
    ];
  }

  async #try(row: OutboxRow): Promise<void> {
    const { db } = this.#base.store;
    try {
      await this.#send(row);
      await db.deleteFrom('outbox').where('id', '=', row.id).execute();
    } catch (error) {
      const tries = row.tries + 1;
      this.#base.log.warn({ err: error, how: row.how, tries }, 'a notice could not be sent');
      if (tries >= MOST_TRIES) await db.deleteFrom('outbox').where('id', '=', row.id).execute();
      else {
        const due = this.#base.now() + FIRST_RETRY * 2 ** (tries - 1);
        await db.updateTable('outbox').set({ tries, due }).where('id', '=', row.id).execute();
      }
    }
  }

  #send(row: OutboxRow): Promise<void> {
    const turn: Turn = readBack(row.body);
    if (row.how === 'mail') return this.#sendMail(row.person, turn);
    return row.how === 'push' ? this.#sendPush(row.person, turn) : this.#sendWebhook(row.person, turn);
  }

  async #sendMail(person: string, { title, text, link }: Turn): Promise<void> {
    const { db } = this.#base.store;
    const who = await db.selectFrom('people').select('mail').where('id', '=', person).executeTakeFirst();
    if (who?.mail == null || this.#mail === undefined) return;
    await this.#mail.sendMail({
      from: this.#base.config.mail?.from,
      to: who.mail,
      subject: title.replaceAll(/[\r\n]/g, ' '),
      text: `${text}\n\n${link}\n`,
    });
  }

  async #sendPush(person: string, turn: Turn): Promise<void> {
    const { db } = this.#base.store;
    const subscribed = await db.selectFrom('pushes').selectAll().where('person', '=', person).execute();
    for (const { endpoint, keys } of subscribed) {
      try {
        await webPush.sendNotification(
          { endpoint, keys: readBack<{ p256dh: string; auth: string }>(keys) },
          JSON.stringify(turn),
          { TTL: 24 * 3600 },
        );
      } catch (error) {
        const gone = error instanceof webPush.WebPushError && (error.statusCode === 404 || error.statusCode === 410);
        if (!gone) throw error;
        await db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
      }
    }
  }

  async #sendWebhook(person: string, { title, text, link }: Turn): Promise<void> {
    const { db } = this.#base.store;
    const hook = await db.selectFrom('webhooks').select('url').where('person', '=', person).executeTakeFirst();
    if (hook === undefined) return;
    const status = await post(hook.url, `**${title}**\n${text}\n${link}`.slice(0, 1900), this.#base.config);
    if (status === 404 || status === 410) await db.deleteFrom('webhooks').where('person', '=', person).execute();
    else if (status >= 300) throw new Error(`answered with ${status}`);
  }
}
