import { isIPv6 } from 'node:net';

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
