#!/usr/bin/env node
import { main } from '@ecumene/cli';

process.exitCode = await main(process.argv.slice(2));
