import { readBack } from '../store/written.ts';
import { type Settings, startServer } from './server.ts';

/** A server in a process of its own, set up by its first argument. Says its address when it is ready, and what it holds when asked. */
const server = await startServer(readBack<Settings>(process.argv[2] ?? '{}'));
console.log(`ready ${server.address} ${server.operations ?? ''}`);
process.on('SIGTERM', () => {
  server.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
