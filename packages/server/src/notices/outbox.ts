import { createTransport, type Transporter } from 'nodemailer';
import webPush from 'web-push';
import type { Clocks } from '../clocks/clock.ts';
import type { Base } from '../operations/base.ts';
import { CannotBeDone, reasonOf } from '../operations/cannot-be-done.ts';
import type { Config } from '../operations/config.ts';
import { type MailAddresses, mailState } from '../people/mail-addresses.ts';
import { perDay, type Quota } from '../people/quota.ts';
import type { OutboxRow } from '../store/schema.ts';
import { Conflict, mustWrite, write } from '../store/store.ts';
import { newId, readBack } from '../store/written.ts';
import type { Notices, Wishes } from './notices.ts';
import { type QuietHours, quietFor } from './quiet.ts';
import { agentFor, post, TIMEOUT, webhookFault } from './webhook.ts';
import type { Turn } from './wording.ts';

const LOOK = 5000;
/** How many are on their way at the same time. */
const AT_ONCE = 100;
/** Milliseconds after which sending is aborted, before the lease ends. */
const LONGEST = 30_000;
/** Milliseconds that are left to what is on its way when the server stops; it is sent again later. */
const PATIENCE = 3000;
/** While it is being sent nobody else sends it. */
const LEASE = 60_000;
/** A slower mail server is given up before the lease ends. */
const MAIL_TIMES = { connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: 2 * TIMEOUT };
/** When it is looked again whether somebody has gone. */
const SOON = 30_000;
const FIRST_RETRY = 60_000;
const MOST_TRIES = 8;
/** E-mails about tables in a day, to one person. */
const LETTERS = 40;
/** A person who has reached the limit and has no other channel is notified when the next e-mail is allowed. */
const NEXT_LETTER = 3_600_000;

/** Sends what is to be sent, and tries again what could not be. It survives restarts, because it is kept on disk. */
export class Outbox {
  readonly #base: Base;
  readonly #notices: Notices;
  readonly #addresses: MailAddresses;
  readonly #letters: Quota;
  readonly #mail: Transporter | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looking: Promise<void> = Promise.resolve();
  readonly #sending = new Set<Promise<void>>();
  #stopped = false;

  constructor(base: Base, notices: Notices, addresses: MailAddresses) {
    this.#base = base;
    this.#notices = notices;
    this.#addresses = addresses;
    this.#letters = perDay(base, 'letters', LETTERS);
    const { mail, push } = base.config;
    this.#mail = mail && createTransport({ url: mail.url, ...MAIL_TIMES });
    if (push !== undefined) usePushKeys(push);
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#looking = this.#look()
        .catch((error: unknown) => this.#base.log.warn({ err: error }, 'the outbox could not be seen to'))
        .finally(() => {
          if (!this.#stopped) this.start();
        });
    }, LOOK).unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
    const sent = Promise.all(this.#sending);
    await within(PATIENCE, sent).catch(() => this.#base.log.info('what is on its way is not waited for'));
  }

  /** Sees to everything that is due, and waits until it is sent. */
  async deliver(): Promise<void> {
    await this.#look();
    await Promise.all(this.#sending);
  }

  /** Sets everything that is due on its way. Nobody waits for somebody else's slow post office. */
  async #look(): Promise<void> {
    const { store, now } = this.#base;
    for (let again = true; again; ) {
      const due = await store.db
        .selectFrom('outbox')
        .selectAll()
        .where('due', '<=', now())
        .orderBy('due')
        .limit(Math.max(0, AT_ONCE - this.#sending.size))
        .execute();
      const spread = await Promise.all(due.map((row) => this.#see(row)));
      again = spread.includes(true) && !this.#stopped;
    }
  }

  /** Says whether there is more to be sent because of it. */
  async #see(row: OutboxRow): Promise<boolean> {
    if (!(await this.#claimed(row)) || !(await this.#isDue(row))) return false;
    if (row.how === 'turn') return this.#spread(row);
    const sending = this.#try(row)
      .catch((error: unknown) => this.#base.log.warn({ err: error }, 'it could not be noted what became of a notice'))
      .finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
    return false;
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

  /** Whether to notify a person still, checked at each try: it is their turn, and they are away. */
  async #isDue(row: OutboxRow): Promise<boolean> {
    if (!(await this.#isAwaited(row))) {
      await this.#notices.withdraw(row);
      return false;
    }
    const later = (await this.#quietFor(row)) || ((await this.#isHere(row)) ? SOON : 0);
    if (later > 0) await this.#putOff(row, later);
    return later === 0;
  }

  /** How long a person's quiet hours still last. E-mails about their account were requested, so they are sent anyway. */
  async #quietFor({ person, table_id }: OutboxRow): Promise<number> {
    if (table_id === null) return 0;
    const { store, now } = this.#base;
    const who = await store.db.selectFrom('people').select('quiet').where('id', '=', person).executeTakeFirst();
    return who?.quiet == null ? 0 : quietFor(readBack<QuietHours>(who.quiet), now());
  }

  async #putOff({ id }: OutboxRow, time: number): Promise<void> {
    const { store, now } = this.#base;
    await store.db
      .updateTable('outbox')
      .set({ due: now() + time })
      .where('id', '=', id)
      .execute();
  }

  /** Splits a notification into one for each channel of the person, unless it was withdrawn meanwhile. */
  async #spread(row: OutboxRow): Promise<boolean> {
    const { store, now } = this.#base;
    const { db } = store;
    const ways = await this.#ways(row);
    if (ways === 'later') {
      await this.#putOff(row, NEXT_LETTER);
      return false;
    }
    const sent = ways.map((way) =>
      write(db.insertInto('outbox').values({ ...row, ...way, id: newId(), due: now(), tries: 0 })),
    );
    try {
      await store.commit([mustWrite(db.deleteFrom('outbox').where('id', '=', row.id)), ...sent]);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      return false;
    }
    return sent.length > 0;
  }

  /** Whether the person was at the table a moment ago. If they really come back, the notification is withdrawn. */
  async #isHere({ person, table_id }: OutboxRow): Promise<boolean> {
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

  /** Whether the table still waits for the person; one that stands still waits for nobody. */
  async #isAwaited({ person, table_id }: OutboxRow): Promise<boolean> {
    const { db } = this.#base.store;
    if (table_id === null) return true;
    const table = await db
      .selectFrom('tables')
      .select(['state', 'waiting', 'clock', 'frozen'])
      .where('id', '=', table_id)
      .executeTakeFirst();
    if (table?.state === 'gathering') return this.#isExpected(table_id, person);
    if (table?.state !== 'playing' || table.frozen !== null || readBack<Clocks>(table.clock).paused) return false;
    const waiting: readonly string[] = readBack(table.waiting);
    const own = await db
      .selectFrom('seats')
      .select('seat')
      .where('table_id', '=', table_id)
      .where('person', '=', person)
      .execute();
    return own.some(({ seat }) => waiting.includes(seat));
  }

  /** Whether a seat is still kept for somebody at a table that gathers. */
  async #isExpected(table: string, person: string): Promise<boolean> {
    const kept = this.#base.store.db.selectFrom('seats').select('seat').where('table_id', '=', table);
    return (await kept.where('kept_for', '=', person).executeTakeFirst()) !== undefined;
  }

  /** How a person can be reached and wants to be: each browser by itself, so that one that fails is tried again alone. */
  async #ways(row: OutboxRow): Promise<Pick<OutboxRow, 'how' | 'body'>[] | 'later'> {
    const { person, table_id, body } = row;
    const { db } = this.#base.store;
    const seat = await db
      .selectFrom('seats')
      .select('notices')
      .where('table_id', '=', table_id ?? '')
      .where('person', '=', person)
      .executeTakeFirst();
    const wishes: Wishes = seat === undefined ? { push: true, mail: true, webhook: true } : readBack(seat.notices);
    const byMail = wishes.mail ? await this.#mayWrite(person) : false;
    const browsers = await db.selectFrom('pushes').select('endpoint').where('person', '=', person).execute();
    const hook = await db.selectFrom('webhooks').select('url').where('person', '=', person).executeTakeFirst();
    const pushes = wishes.push && this.#base.config.push !== undefined ? browsers : [];
    const ways = [
      ...pushes.map(({ endpoint }) => ({
        how: 'push' as const,
        body: JSON.stringify({ ...readBack<Turn>(body), endpoint } satisfies Turn),
      })),
      ...(byMail === true ? [{ how: 'mail' as const, body }] : []),
      ...(wishes.webhook && hook !== undefined ? [{ how: 'webhook' as const, body }] : []),
    ];
    return ways.length === 0 && byMail === 'later' ? 'later' : ways;
  }

  /** Whether a person wants e-mails and is below the limit. A person who was never asked is asked now. */
  async #mayWrite(person: string): Promise<boolean | 'later'> {
    const { store } = this.#base;
    const who = await store.db.selectFrom('people').select(['id', 'mail']).where('id', '=', person).executeTakeFirst();
    if (who === undefined || this.#mail === undefined) return false;
    const state = await mailState(this.#base, who);
    if (state === 'unasked') await this.#addresses.ask(who);
    if (state !== 'confirmed') return false;
    return (await this.#letters.allows(person)) || 'later';
  }

  async #try(row: OutboxRow): Promise<void> {
    let delivered: boolean;
    try {
      delivered = await within(LONGEST, this.#send(row));
    } catch (error) {
      await this.#failed(row, error);
      return;
    }
    await (delivered ? this.#delivered(row) : this.#notices.withdraw(row));
  }

  async #failed(row: OutboxRow, error: unknown): Promise<void> {
    const { store, log, now } = this.#base;
    const tries = row.tries + 1;
    log.warn({ err: error, how: row.how, tries }, 'a notice could not be sent');
    if (tries >= MOST_TRIES) {
      await this.#notices.giveUp(row);
      return;
    }
    const due = now() + FIRST_RETRY * 2 ** (tries - 1);
    await store.db.updateTable('outbox').set({ tries, due }).where('id', '=', row.id).execute();
  }

  /** What has been sent is not sent again, though it cannot be noted at the table. */
  async #delivered(row: OutboxRow): Promise<void> {
    const { store, log } = this.#base;
    await this.#notices
      .reached(row)
      .catch((error: unknown) => log.warn({ err: error }, 'it could not be noted that somebody was told'));
    await store.db.deleteFrom('outbox').where('id', '=', row.id).execute();
  }

  /** Says whether it was delivered: a way may be no more. */
  #send(row: OutboxRow): Promise<boolean> {
    const turn: Turn = readBack(row.body);
    if (row.how === 'mail') return this.#sendMail(row, turn);
    return row.how === 'push' ? this.#sendPush(row, turn) : this.#sendWebhook(row.person, turn);
  }

  /** However often it is sent, it is the same letter: one that was given up and arrives all the same is not kept twice. */
  async #sendMail({ id, person }: OutboxRow, { title, text, link }: Turn): Promise<boolean> {
    const { db } = this.#base.store;
    const who = await db.selectFrom('people').select('mail').where('id', '=', person).executeTakeFirst();
    const { mail } = this.#base.config;
    if (who?.mail == null || mail === undefined || this.#mail === undefined) return false;
    await this.#mail.sendMail({
      messageId: `<${id}@${/@([\w.-]+)/.exec(mail.from)?.[1] ?? 'ecumene'}>`,
      from: mail.from,
      to: who.mail,
      subject: title.replaceAll(/[\r\n]/g, ' '),
      text: `${text}\n\n${link}\n`,
    });
    return true;
  }

  async #sendPush({ id }: OutboxRow, { endpoint = '', ...turn }: Turn): Promise<boolean> {
    const { db } = this.#base.store;
    const browser = await db.selectFrom('pushes').select('keys').where('endpoint', '=', endpoint).executeTakeFirst();
    if (browser === undefined) return false;
    const fault = webhookFault(endpoint, this.#base.config);
    if (fault !== undefined) throw new Error(fault);
    const keys: { p256dh: string; auth: string } = readBack(browser.keys);
    const agent = agentFor(this.#base.config);
    // Under the same topic it takes the place of one that has not been fetched yet.
    const options = { TTL: 24 * 3600, timeout: TIMEOUT, agent, topic: id };
    try {
      await within(TIMEOUT, webPush.sendNotification({ endpoint, keys }, JSON.stringify(turn), options));
      return true;
    } catch (error) {
      const gone = error instanceof webPush.WebPushError && (error.statusCode === 404 || error.statusCode === 410);
      if (!gone) throw error;
      await db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
      return false;
    } finally {
      agent.destroy();
    }
  }

  async #sendWebhook(person: string, { title, text, forAll = text, link }: Turn): Promise<boolean> {
    const { db } = this.#base.store;
    const hook = await db.selectFrom('webhooks').select('url').where('person', '=', person).executeTakeFirst();
    if (hook === undefined) return false;
    // Where nobody has said how the world reaches the server there is no link that leads there.
    const lines = [`**${title}**`, forAll, ...(URL.canParse(link) ? [link] : [])];
    const status = await post(hook.url, lines.join('\n').slice(0, 1900), this.#base.config);
    if (status === 404 || status === 410) {
      await db.deleteFrom('webhooks').where('person', '=', person).where('url', '=', hook.url).execute();
      return false;
    }
    if (status >= 300) throw new Error(`answered with ${status}`);
    return true;
  }
}

function usePushKeys({ subject, publicKey, privateKey }: NonNullable<Config['push']>): void {
  try {
    webPush.setVapidDetails(subject, publicKey, privateKey);
  } catch (error) {
    throw new CannotBeDone(`web push cannot be set up so: ${reasonOf(error)}`, { cause: error });
  }
}

/** Waits for something, but no longer than so many milliseconds. */
async function within<T>(time: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error('it took too long')), time);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
