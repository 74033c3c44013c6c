import { type Refusal, refuse, type Seat, say } from '@ecumene/engine';
import { changed } from './changes.ts';
import { Heartbeat } from './heartbeat.ts';
import { HttpClient, type HttpClientOptions } from './http-client.ts';
import type { ListedAnswers } from './listed-answers.ts';
import { CLOSED, type FromClient, type FromServer, MOST_CHECKED, type Notice, PROTOCOL } from './messages.ts';
import { randomId } from './random-id.ts';
import { Reconnecting, type Trouble } from './reconnecting.ts';
import type { SeatRequest } from './request.ts';
import { isFromServer, openInBrowser, type Socket } from './socket.ts';
import { pageByPage, patientPage, Telling } from './story.ts';
import type { Said, TableInfo } from './table-info.ts';
import { isTableView, movedOn } from './table-view.ts';
import type { News, TableView } from './table-view-form.ts';
import { type Ask, isAction, Unanswered } from './unanswered.ts';

/** Where somebody sits, or through whose eyes they look. */
export interface Place {
  readonly id: string;
  readonly game: string;
  readonly seat: Seat | null;
  /** The seat is not theirs: its player shows them the hand. */
  readonly onlySees?: boolean;
}

export interface Connecting extends HttpClientOptions {
  /** Opens a socket; the browser's own unless told otherwise. */
  readonly open?: (url: string) => Socket;
  /** Milliseconds to wait before trying again, at first; it doubles up to half a minute. */
  readonly patience?: number;
}

type State = 'live' | 'connecting' | 'offline' | 'gone';
const NOT_SENT = refuse('not-sent', say('No connection. Nothing was sent. Try again when you are reconnected.'));

/**
 * A seat at a table on a server. It comes back by itself when the connection breaks, with what it last saw. What was on
 * its way is asked again under the same id, so that it is done once; what is wished for while there is no connection is
 * not kept but refused.
 */
export class ServerTable {
  readonly game: string;
  readonly seat: Seat | null;
  /** Whether it only sees what that seat sees, because its player shows the hand. */
  readonly onlySees: boolean;
  readonly id: string;
  readonly #connecting: Connecting;
  readonly #watching = new Set<() => void>();
  readonly #telling = new Telling();
  readonly #talking = new Set<(said: readonly Said[]) => void>();
  readonly #noticing = new Set<(text: Notice['text'], about: Notice['about']) => void>();
  readonly #unanswered = new Unanswered();
  readonly #reconnecting: Reconnecting;
  readonly #vigil = new Heartbeat(
    () => this.#greeted && this.#send({ is: 'ping' }),
    () => this.#drop(),
  );
  #wire: Socket | undefined;
  #tableView: TableView | undefined;
  #info: TableInfo | undefined;
  /** When that was learnt, by the clock of this device. */
  #informed = 0;
  #state: State = 'connecting';
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the server has been greeted on this wire. */
  #greeted = false;
  /** Whether somebody looks at what is shown. */
  #looking = true;

  constructor({ id, game, seat, onlySees = false }: Place, how: Connecting = {}) {
    this.id = id;
    this.game = game;
    this.seat = seat;
    this.onlySees = onlySees;
    this.#connecting = how;
    this.#reconnecting = new Reconnecting(how.patience);
    this.#connect();
  }

  tableView(): TableView | undefined {
    return this.#tableView;
  }

  /** The table apart from the game: who sits where, clocks, votes. */
  info(): TableInfo | undefined {
    return this.#info;
  }

  state(): State {
    return this.#state;
  }

  /** Why the table is out of reach, while it is. */
  trouble(): Trouble | undefined {
    return this.#reconnecting.trouble;
  }

  /** Whether something that was asked is still without an answer; it is asked again when the connection is back. */
  unsure(): boolean {
    return this.#state !== 'live' && this.#unanswered.messages().some(isAction);
  }

  subscribe(listener: () => void): () => void {
    this.#watching.add(listener);
    return () => this.#watching.delete(listener);
  }

  listen(listener: (news: readonly News[]) => void): () => void {
    return this.#telling.listen(listener);
  }

  /** Calls back with what is said at the table. */
  hearTalk(listener: (said: readonly Said[]) => void): () => void {
    this.#talking.add(listener);
    return () => this.#talking.delete(listener);
  }

  /** Calls back with what whoever sits here should read about the table. */
  hearNotices(listener: (text: Notice['text'], about: Notice['about']) => void): () => void {
    this.#noticing.add(listener);
    return () => this.#noticing.delete(listener);
  }

  async request(request: SeatRequest): Promise<Refusal | undefined> {
    const reply = await this.#ask({ is: 'do', id: randomId(), request });
    return ('refusal' in reply && reply.refusal) || undefined;
  }

  async check(question: string, answer: unknown): Promise<Refusal | undefined> {
    const reply = await this.#ask({ is: 'check', id: randomId(), question, answer });
    return ('refusal' in reply && reply.refusal) || undefined;
  }

  async checkAll(question: string, answers: readonly unknown[]): Promise<readonly (Refusal | undefined)[]> {
    const parts = Array.from({ length: Math.ceil(answers.length / MOST_CHECKED) }, (_, i) =>
      this.#checkSome(question, answers.slice(i * MOST_CHECKED, (i + 1) * MOST_CHECKED)),
    );
    return (await Promise.all(parts)).flat();
  }

  async #checkSome(question: string, answers: readonly unknown[]): Promise<readonly (Refusal | undefined)[]> {
    const reply = await this.#ask({ is: 'check-all', id: randomId(), question, answers: [...answers] });
    if (reply.is === 'checked-all') return reply.refusals.map((refusal) => refusal ?? undefined);
    const refusal = ('refusal' in reply && reply.refusal) || undefined;
    return answers.map(() => refusal);
  }

  async suggest(question: string): Promise<unknown> {
    const reply = await this.#ask({ is: 'suggest', id: randomId(), question });
    return 'answer' in reply ? reply.answer : undefined;
  }

  /** All answers a question takes; nothing, where they are too many to read. */
  async list(question: string): Promise<ListedAnswers | undefined> {
    const reply = await this.#ask({ is: 'list', id: randomId(), question });
    return reply.is === 'listed' ? (reply.answers ?? undefined) : undefined;
  }

  story(since: number): Promise<readonly News[]> {
    const ask = (from: number): Promise<FromServer> => this.#ask({ is: 'story', id: randomId(), since: from });
    return pageByPage(since, (from) => patientPage(from, ask, () => this.#state === 'gone'));
  }

  /** The table as this seat saw it after so many entries. */
  async at(number: number): Promise<TableView> {
    const params = { id: this.id, at: String(number), ...this.#eyes() };
    const { tableView } = await this.rest().ask('replay', params, {});
    if (!isTableView(tableView)) throw new Error('the server showed no table');
    return tableView;
  }

  /** Says something to all, or to one seat alone: to nobody else than whom it is meant for, or who sits there by now. */
  async say(text: string, to?: Seat, whom = this.#personIn(to)): Promise<Refusal | undefined> {
    const alone = { ...(to !== undefined && { to }), ...(whom !== undefined && { whom }) };
    const reply = await this.#ask({ is: 'say', id: randomId(), text, ...alone });
    return ('refusal' in reply && reply.refusal) || undefined;
  }

  #personIn(seat: Seat | undefined): string | undefined {
    return this.#info?.seats.find((one) => one.seat === seat)?.person ?? undefined;
  }

  markRead(upto: number): void {
    if (this.#state === 'live') this.#send({ is: 'read', upto });
  }

  /** Everything else that can be asked about the table. */
  rest(): HttpClient {
    return new HttpClient(this.#connecting);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#end(refuse('closed', say('The table was closed.')));
    this.#vigil.end();
    this.#wire?.close(1000);
    this.#wire = undefined;
  }

  /** Whether the table is in view of whoever sits here, so that they need not be told when they are awaited. */
  looking(on: boolean): void {
    if (on === this.#looking) return;
    this.#looking = on;
    if (this.#greeted) this.#send({ is: 'looking', on });
  }

  /** Tries at once, or makes sure of the connection there is: for when the device wakes up or is online again. */
  wake(): void {
    if (this.#state === 'gone') return;
    if (this.#wire === undefined) {
      clearTimeout(this.#timer);
      this.#connect();
    } else this.#vigil.prove();
  }

  /** The device says that there is no network: that is believed at once, though it is tried again now and then. */
  unplug(): void {
    if (this.#state === 'gone') return;
    this.#reconnecting.unplugged();
    this.#drop();
  }

  #drop(): void {
    const wire = this.#wire;
    if (wire === undefined) return;
    this.#lost(wire, CLOSED.silent);
    wire.close();
  }

  #connect(): void {
    const { open = openInBrowser } = this.#connecting;
    const wire = open(this.#url());
    this.#wire = wire;
    this.#greeted = false;
    this.#vigil.open();
    wire.onopen = () => {
      if (wire !== this.#wire) return;
      this.#vigil.end();
      this.#vigil.begin();
      this.#send({ is: 'hello', speaks: PROTOCOL, ...(this.#tableView && { since: this.#tableView.number }) });
      this.#greeted = true;
      if (!this.#looking) this.#send({ is: 'looking', on: false });
    };
    wire.onmessage = (event: { readonly data: unknown }) => {
      if (wire !== this.#wire) return;
      this.#vigil.rest();
      this.#read(String(event.data));
      if (this.#awaits()) this.#vigil.begin();
    };
    wire.onclose = (event: { readonly code: number }) => this.#lost(wire, event.code);
    wire.onerror = () => {};
  }

  #url(): string {
    const { address = globalThis.location?.origin ?? '' } = this.#connecting;
    const eyes = new URLSearchParams(this.#eyes()).toString();
    const socket = `${address.replace(/^http/, 'ws')}/api/v1/tables/${encodeURIComponent(this.id)}/socket`;
    return eyes === '' ? socket : `${socket}?${eyes}`;
  }

  /** Through whose eyes it looks, as the server is asked. */
  #eyes(): { seat?: Seat; through?: Seat } {
    if (this.seat === null) return {};
    return this.onlySees ? { through: this.seat } : { seat: this.seat };
  }

  #send(message: FromClient): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #ask(message: Ask): Promise<FromServer> {
    if (this.#state === 'gone')
      return Promise.resolve({
        is: 'done',
        id: message.id,
        refusal: refuse('gone', say('This table no longer exists.')),
      });
    if (this.#state !== 'live' && this.#tableView !== undefined && isAction(message))
      return Promise.resolve({ is: 'error', id: message.id, refusal: NOT_SENT });
    const answered = this.#unanswered.add(message);
    if (this.#state === 'live') {
      this.#send(message);
      this.#vigil.begin();
    }
    return answered;
  }

  /** Whether the server has still something to say: that the table is there, or what becomes of what was asked. */
  #awaits(): boolean {
    return this.#wire !== undefined && (this.#state !== 'live' || this.#unanswered.size > 0);
  }

  #read(text: string): void {
    const message: unknown = JSON.parse(text);
    if (isFromServer(message)) this.#take(message);
  }

  #take(message: FromServer): void {
    switch (message.is) {
      case 'view':
        this.#return(message);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'info':
        this.#learn(message.info);
        this.#arrived();
        break;
      case 'talk':
        for (const hear of this.#talking) hear(message.said);
        break;
      case 'notice':
        for (const hear of this.#noticing) hear(message.text, message.about);
        break;
      case 'closing':
        this.#reconnecting.resumesAfter(message.after);
        break;
      case 'pong':
        break;
      case 'error':
        // Whoever is not in yet has asked for nothing else than that.
        if (message.id === null && this.#state !== 'live') this.#drop();
        else this.#unanswered.settle(message);
        break;
      default:
        this.#unanswered.settle(message);
    }
  }

  /** What is seen has changed a little. An update that does not follow on what was seen is no use: begin anew. */
  #update({ from, change, news }: Extract<FromServer, { is: 'update' }>): void {
    const next: unknown = from === this.#tableView?.number ? changed(this.#tableView, change ?? undefined) : undefined;
    if (!isTableView(next)) {
      this.#wire?.close(1000);
      return;
    }
    if (next.number !== from) this.#moveOn(next);
    this.#tableView = next;
    this.#changed();
    this.#telling.tell(news);
  }

  #learn(info: TableInfo): void {
    this.#info = info;
    this.#informed = performance.now();
  }

  /** Where clocks run, the server tells what there is to know after every move. */
  #moveOn(tableView: TableView): void {
    const info = this.#info;
    if (info === undefined || (info.plan.clock?.is ?? 'none') !== 'none') return;
    this.#learn(movedOn(info, tableView, info.asOf + performance.now() - this.#informed));
  }

  /** The table answers, though there may be no game to see yet: what was asked meanwhile is asked once more. */
  #arrived(): void {
    if (this.#state !== 'live') for (const message of this.#unanswered.messages()) this.#send(message);
    this.#state = 'live';
    this.#reconnecting.succeeded();
    this.#changed();
  }

  /** What happened while one was away is asked for. */
  #return({ tableView, news, more }: Extract<FromServer, { is: 'view' }>): void {
    const since = this.#tableView?.number ?? 0;
    this.#tableView = tableView;
    this.#arrived();
    this.#telling.tryAgain();
    if (more) this.#telling.tellWhenFetched(() => this.#missed(since, tableView.number));
    else this.#telling.tell(news);
  }

  async #missed(since: number, until: number): Promise<readonly News[]> {
    return (await this.story(since)).filter(({ number }) => number >= since && number < until);
  }

  #lost(wire: Socket, code: number): void {
    if (wire !== this.#wire) return;
    this.#wire = undefined;
    this.#vigil.end();
    if (code === CLOSED.gone || code === CLOSED.whoAreYou) {
      this.#end(refuse('gone', say('This table no longer exists, or you are signed out.')));
      this.#changed();
      return;
    }
    this.#reconnecting.failed(code);
    this.#state = this.#reconnecting.isOffline ? 'offline' : 'connecting';
    this.#timer = setTimeout(() => this.#connect(), this.#reconnecting.wait());
    this.#changed();
  }

  #end(refusal: Refusal): void {
    this.#state = 'gone';
    this.#unanswered.refuse(refusal);
  }

  #changed(): void {
    for (const watch of this.#watching) watch();
  }
}
