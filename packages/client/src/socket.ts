import { isRecord } from '@ecumene/engine';
import type { FromServer } from './messages.ts';

/** What `connect` needs of a socket; browsers' and `ws`'s both have it. */
export interface Socket {
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

export function openInBrowser(url: string): Socket {
  return new WebSocket(url);
}

/** Whether this is one of the server's messages. What it holds is taken on trust: only our server sends here. */
export function isFromServer(data: unknown): data is FromServer {
  return isRecord(data) && typeof data['is'] === 'string';
}
