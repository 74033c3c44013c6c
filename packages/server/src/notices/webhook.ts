import { lookup } from 'node:dns';
import { request as plain } from 'node:http';
import { Agent, request as secure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Config } from '../operations/config.ts';

/** Milliseconds a message may take. */
export const TIMEOUT = 10_000;

/** Addresses that are not somewhere in the world: the operator's own machines and networks. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

function isPrivate(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plainAddress = mapped ?? address;
  return PRIVATE.check(plainAddress, isIP(plainAddress) === 6 ? 'ipv6' : 'ipv4');
}

/** Why nothing may be posted to an address, as far as that can be seen without asking for it. */
export function webhookFault(url: string, config: Config): string | undefined {
  if (!URL.canParse(url)) return 'it is no address';
  if (config.privateWebhooks) return undefined;
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:') return 'it is not secure';
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) !== 0 && isPrivate(bare) ? 'it is private' : undefined;
}

/** Finds an address, but none of the operator's own. */
const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const hidden = found?.find(({ address }) => isPrivate(address));
    const [first] = found ?? [];
    if (error !== null || first === undefined || hidden !== undefined)
      done(error ?? new Error(`${host} is not to be reached`), []);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

/** For connections to where somebody from outside wants to be told something. */
export function agentFor(config: Config): Agent {
  return new Agent(config.privateWebhooks ? {} : { lookup: lookupPublic });
}

/**
 * Posts a message in the form Discord understands. Says the status of the answer. However slowly something comes, after
 * `time` it is given up.
 */
export function post(url: string, content: string, config: Config, time = TIMEOUT): Promise<number> {
  const fault = webhookFault(url, config);
  if (fault !== undefined) return Promise.reject(new Error(fault));
  const body = JSON.stringify({ content, allowed_mentions: { parse: [] } });
  return new Promise((done, failed) => {
    const send = url.startsWith('https:') ? secure : plain;
    const request = send(
      url,
      {
        method: 'POST',
        signal: AbortSignal.timeout(time),
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        ...(!config.privateWebhooks && { lookup: lookupPublic }),
      },
      (response) => {
        response.on('error', () => {});
        response.destroy();
        done(response.statusCode ?? 0);
      },
    );
    request.on('error', failed);
    request.end(body);
  });
}
