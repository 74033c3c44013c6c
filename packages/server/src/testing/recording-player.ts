import { changed, type FromServer, type HttpClient, ServerTable, type Sight, type TableInfo } from '@ecumene/client';
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

  /** Every sight there was, by the number of entries it was seen after. */
  sights(): Map<number, Sight> {
    const seen = new Map<number, Sight>();
    let sight: unknown;
    for (const message of this.messages) {
      if (message.is === 'sight') sight = message.sight;
      else if (message.is === 'update') sight = changed(sight, message.change ?? undefined);
      else continue;
      if (!isSight(sight)) throw new Error('an update leads to no sight');
      seen.set(sight.number, sight);
    }
    return seen;
  }
}

function isSight(data: unknown): data is Sight {
  return isRecord(data) && typeof data['number'] === 'number' && Array.isArray(data['questions']);
}
