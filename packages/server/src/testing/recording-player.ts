import {
  changed,
  type FromServer,
  type HttpClient,
  ServerTable,
  type TableInfo,
  type TableView,
} from '@ecumene/client';
import { isRecord, type Seat } from '@ecumene/engine';
import { readBack } from '../store/written.ts';
import type { Visitor } from './server.ts';

/** Somebody at a table who keeps every byte that was sent to them. */
export class RecordingPlayer {
  readonly visitor: Visitor;
  readonly seat: Seat | null;
  readonly table: ServerTable;
  readonly messages: FromServer[] = [];
  readonly #bytes: string[] = [];

  constructor(visitor: Visitor, table: Pick<TableInfo, 'id' | 'game'>, seat: Seat | null) {
    this.visitor = visitor;
    this.seat = seat;
    this.table = new ServerTable(
      { ...table, seat },
      {
        address: visitor.address,
        open: (url) => {
          const wire = visitor.open(url);
          wire.on('message', (data) => this.#hear(String(data)));
          return wire;
        },
      },
    );
  }

  #hear(text: string): void {
    this.#bytes.push(text);
    this.messages.push(readBack<FromServer>(text));
  }

  /** Asks something over HTTP, and keeps the answer too; also a refusal. */
  async ask(...asked: Parameters<HttpClient['ask']>): Promise<void> {
    const reply: unknown = await this.visitor.rest.ask(...asked).catch((error: unknown) => error);
    this.#bytes.push(JSON.stringify(isRecord(reply) ? { ...reply } : reply));
  }

  get everything(): string {
    return this.#bytes.join('\n');
  }

  /** every view there was, by the number of entries it was seen after. */
  tableViews(): Map<number, TableView> {
    const seen = new Map<number, TableView>();
    let tableView: unknown;
    for (const message of this.messages) {
      if (message.is === 'view') tableView = message.tableView;
      else if (message.is === 'update') tableView = changed(tableView, message.change ?? undefined);
      else continue;
      if (!isTableView(tableView)) throw new Error('an update leads to no view');
      seen.set(tableView.number, tableView);
    }
    return seen;
  }
}

function isTableView(data: unknown): data is TableView {
  return isRecord(data) && typeof data['number'] === 'number' && Array.isArray(data['questions']);
}
