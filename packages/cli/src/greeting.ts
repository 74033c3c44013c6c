import { networkInterfaces } from 'node:os';
import type { Config, Running } from '@ecumene/server';

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** What somebody reads who has started a server: where it is, for whom, and how it is stopped. */
export function greeting(config: Config, server: Pick<Running, 'address' | 'listening' | 'operations'>): string {
  const port = new URL(server.listening).port;
  const open = EVERYWHERE.has(config.host);
  const house = open ? addressesHere().map((address) => `http://${address}:${port}`) : [];
  return [
    '',
    `Ecumene is ready on ${server.address}`,
    '',
    `  On this device    ${server.listening}`,
    ...house.map((address, i) => `  ${i === 0 ? 'In your network ' : '                '}  ${address}`),
    ...(open || config.address !== undefined
      ? []
      : ['', 'Only this device can reach it. To let others in your network play: npm start -- --host 0.0.0.0']),
    ...(server.operations === undefined ? [] : [`  Operations        ${server.operations}`]),
    '',
    ...(config.logFile === undefined ? [] : [`Log: ${config.logFile}`]),
    ...(config.database === undefined ? [`Data is stored in ${config.data}`] : []),
    'Press Ctrl+C to stop.',
  ].join('\n');
}

/** The addresses under which others in the same network find this machine. */
function addressesHere(): string[] {
  return Object.values(networkInterfaces())
    .flat()
    .flatMap((one) => (one !== undefined && one.family === 'IPv4' && !one.internal ? [one.address] : []));
}
