import type { FromClient, FromServer } from '../messages.ts';
import type { Wire } from '../wire.ts';

/** A wire whose other end is the test. */
export class TestWire implements Wire {
  readonly sent: FromClient[] = [];
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  onerror: Wire['onerror'] = null;

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
function calls(listener: Wire['onopen'], event: object): void {
  if (listener !== null) Reflect.apply(listener, undefined, [event]);
}
