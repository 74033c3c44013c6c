// npm run kept: adds tables to those kept in tests/kept, which every later version must open. Without a game it says how.
import { createViteServer } from 'vitest/node';
import { build, giveUp, ready, root } from './ready.mjs';

ready();
build();
// Links name the site they lead to.
globalThis.location = new URL('https://ecumene.example');
const server = await createViteServer({
  root,
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'node'] } },
});
const { main } = await server.ssrLoadModule('/tests/kept/recorder/record.ts');
const code = await main(process.argv.slice(2)).catch((error) => giveUp(error.message));
await server.close();
process.exit(code);
