import type { FromClient, FromServer } from '../messages.ts';
import type { Socket } from '../socket.ts';

/** A wire whose other end is the test. */
export class TestWire implements Socket {
  readonly sent: FromClient[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}

  opens(): void {
    calls(this.onopen, {});
  }
  says(message: FromServer): void {
    calls(this.onmessage, { data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    calls(this.onclose, { code });
  }
  ids(is: FromClient['is']): string[] {
    return this.sent.flatMap((message) => (message.is === is && 'id' in message ? [message.id] : []));
  }
}

/** What a socket tells whoever listens. */
function calls(listener: Socket['onopen'], event: object): void {
  if (listener !== null) Reflect.apply(listener, undefined, [event]);
}
