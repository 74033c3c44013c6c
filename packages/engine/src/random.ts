import { chacha12 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { at } from './json.ts';

/**
 * A generator whose whole state is a key and how many words were drawn: plain data that lives in the game.
 *
 * The words are the ChaCha12 stream of a 256-bit key, so that nobody can work out the next deal from the cards seen so
 * far, and any word can be found again without replaying those before it.
 */
export interface Random {
  key: string;
  drawn: number;
}

const WORDS = 256;
const NONCE = new Uint8Array(12);
const NOTHING = new Uint8Array(WORDS * 4);
const WORD_VALUES = 2 ** 32;

interface Chunk {
  key: string;
  number: number;
  words: DataView;
}

/** The stretch of stream each generator is reading from. It can be computed again at any time, so it is not state. */
const chunks = new WeakMap<Random, Chunk>();

function digest(...parts: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(parts.join('\n'))));
}

/** The generator of a table, from its seed. */
export function randomFrom(seed: string): Random {
  return { key: digest('ecumene seed', seed), drawn: 0 };
}

/** What is published when a table opens: it fixes the seed without telling it. */
export function commitment(seed: string): string {
  return digest('ecumene commitment', seed);
}

/** A new generator that shares nothing visible with this one and leaves it as it is. */
export function branch(random: Random, label: string): Random {
  return { key: digest('ecumene branch', random.key, String(random.drawn), label), drawn: 0 };
}

/** Switches to a new key, so that cards drawn and then undone are redrawn. */
export function rekey(random: Random, label: string): void {
  Object.assign(random, branch(random, label));
}

/** The next 32 bits. */
export function word(random: Random): number {
  const number = Math.floor(random.drawn / WORDS);
  let chunk = chunks.get(random);
  if (chunk === undefined || chunk.number !== number || chunk.key !== random.key) {
    const bytes = chacha12(hexToBytes(random.key), NONCE, NOTHING, undefined, number * (NOTHING.length / 64));
    chunk = { key: random.key, number, words: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
    chunks.set(random, chunk);
  }
  const position = random.drawn % WORDS;
  random.drawn += 1;
  return chunk.words.getUint32(position * 4, true);
}

/** A whole number from 0 up to but not including `limit`, each equally likely. */
export function below(random: Random, limit: number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > WORD_VALUES) throw new Error(`cannot draw below ${limit}`);
  if (limit === 1) return 0;
  const fair = WORD_VALUES - (WORD_VALUES % limit);
  let drawn = word(random);
  while (drawn >= fair) drawn = word(random);
  return (drawn % limit) >>> 0; // a remainder of a large number would stay a slow one, wherever a game keeps it
}

/** A whole number from `least` to `most`, both included. */
export function between(random: Random, least: number, most: number): number {
  return least + below(random, most - least + 1);
}

/** One of the items, each equally likely. */
export function pick<T>(random: Random, items: readonly T[]): T {
  return at(items, below(random, items.length));
}

/** Puts the items in a random order, in place, each order equally likely. */
export function shuffle<T>(random: Random, items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    const item = at(items, last);
    items[last] = at(items, other);
    items[other] = item;
  }
  return items;
}

/** Yes, `chances` times out of `outOf`. */
export function chance(random: Random, chances: number, outOf: number): boolean {
  return below(random, outOf) < chances;
}
