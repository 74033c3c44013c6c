#!/usr/bin/env node
import { existsSync } from 'node:fs';

if (!existsSync(new URL('../dist/main.js', import.meta.url))) {
  console.error('ecumene: build it first: npm run build');
  process.exit(2);
}
const { main } = await import('@ecumene/cli');
process.exitCode = await main(process.argv.slice(2));
