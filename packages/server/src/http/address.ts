import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Config } from '../operations/config.ts';

/** Whoever asks, under the name by which they are counted: what the proxy in front of us has seen, if there is one. */
export function addressIn({ headers, socket }: IncomingMessage, { behindProxy }: Pick<Config, 'behindProxy'>): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return addressOf((behindProxy && forwarded) || (socket.remoteAddress ?? ''));
}

/** The name under which an address is counted. Whoever has one address of version 6 has a whole network of them. */
export function addressOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter((part) => part !== '');
  const after = tail.split(':').filter((part) => part !== '');
  const zeros = address.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0;
  const parts = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${parts.slice(0, 4).join(':')}::`;
}
