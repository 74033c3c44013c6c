import { FromClient, ROUTES, type Route } from '@ecumene/client';
import { below, chance, isRecord, pick, type Random } from '@ecumene/engine';

/** Makes up data that a schema describes. */
export function wellFormed(schema: unknown, random: Random): unknown {
  return madeUp(schema, random, { letters: PLAIN, odd: () => false });
}

/** The same, or nearly: here and there it is something else, or missing. */
function nearly(schema: unknown, random: Random): unknown {
  return madeUp(schema, random, { letters: LETTERS, odd: (outOf) => chance(random, 1, outOf) });
}

interface Manner {
  readonly letters: readonly string[];
  /** Whether something that is one in so many is not as it should be. */
  odd(outOf: number): boolean;
}

function madeUp(schema: unknown, random: Random, manner: Manner, depth = 0): unknown {
  if (manner.odd(12) || !isRecord(schema) || depth > 8) return nonsense(random);
  if ('const' in schema) return schema['const'];
  const { anyOf, type, properties, required, items, minLength, maxLength, minimum, maximum, minItems } = schema;
  const part = (of: unknown): unknown => madeUp(of, random, manner, depth + 1);
  const isThere = (key: string): boolean =>
    Array.isArray(required) && required.includes(key) ? !manner.odd(15) : chance(random, 1, 2);
  if (Array.isArray(anyOf)) return part(pick(random, anyOf));
  switch (type) {
    case 'object':
      return isRecord(properties)
        ? Object.fromEntries(
            Object.entries(properties)
              .filter(([key]) => isThere(key))
              .map(([key, of]) => [key, part(of)]),
          )
        : { [word(random, 5)]: nonsense(random) };
    case 'array':
      return Array.from({ length: bound(minItems, 0) + below(random, 4) }, () => part(items));
    case 'string': {
      const least = bound(minLength, 0);
      return word(random, least + below(random, Math.min(60, bound(maxLength, 20)) - least + 1), manner.letters);
    }
    case 'integer':
      return bound(minimum, -5) + below(random, Math.min(1000, bound(maximum, 900) - bound(minimum, -5) + 1));
    case 'number':
      return below(random, 1000) / 7;
    case 'boolean':
      return below(random, 2) === 0;
    case 'null':
      return null;
    default:
      return nonsense(random);
  }
}

function bound(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

const PLAIN = [...'abcXYZ019 ._-:/%"\\<>{}[]é'];
const LETTERS = [...'abcXYZ019 ._-:/%\u0000\u202e\ud83c💥"\\<>{}[]é', 'seat-1', '0.seat-1.1', '__proto__'];

function word(random: Random, length: number, letters: readonly string[] = LETTERS): string {
  return Array.from({ length }, () => pick(random, letters))
    .join('')
    .slice(0, length);
}

/** Anything at all. */
function nonsense(random: Random): unknown {
  const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
  return pick(random, [
    () => null,
    () => -1,
    () => 1e308,
    () => Number.MAX_SAFE_INTEGER + 2,
    () => '',
    () => word(random, 40),
    () => 'x'.repeat(below(random, 5000)),
    () => [],
    () => ({}),
    () => ({ constructor: { prototype: { polluted: true } } }),
    () => deep(below(random, 60)),
    () => true,
  ])();
}

/** A message for the socket that is not in order, or only by chance, as the text that is sent: it asks for nothing that is there. */
export function madeUpMessage(random: Random): string | Buffer {
  switch (below(random, 10)) {
    case 0:
      return word(random, below(random, 200));
    case 1:
      return Buffer.from(word(random, 50));
    case 2:
      return JSON.stringify(nearly(FromClient, random)).slice(0, below(random, 40));
    case 3:
      return `{"is":"hello","__proto__":{"since":1}}`;
    case 4:
      return '['.repeat(below(random, 3000));
    default:
      return JSON.stringify(harmless(nearly(FromClient, random)));
  }
}

/** Whatever might be done by chance is not. */
function harmless(message: unknown): unknown {
  if (!isRecord(message) || message['is'] !== 'do') return message;
  return { ...message, request: { do: 'answer', question: '99.seat-1.7', answer: message['request'] } };
}

export interface MadeUpRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
  readonly type: string;
}

/** A request to one of the routes, about a table that is none of the sender's business. */
export function madeUpRequest(random: Random, table: string): MadeUpRequest {
  const route: Route = pick(random, Object.values(ROUTES).filter(isSafe));
  const path = route.path.replaceAll(/:(\w+)/g, (_, name) =>
    name === 'id' && below(random, 4) > 0 ? table : encodeURIComponent(printable(word(random, 12)) || 'x'),
  );
  const query =
    below(random, 3) === 0 ? `?seat=${encodeURIComponent(printable(word(random, 8)))}&at=${below(random, 99)}` : '';
  const method = below(random, 20) === 0 ? pick(random, ['PATCH', 'OPTIONS', 'POST', 'DELETE']) : route.method;
  const text = below(random, 6) === 0 ? word(random, 300) : JSON.stringify(nearly(route.body, random));
  return {
    method,
    path: `/api/v1${path}${query}`,
    body: method === 'GET' ? undefined : below(random, 200) === 0 ? `"${'y'.repeat(400_000)}"` : text,
    type: below(random, 15) === 0 ? 'text/plain' : 'application/json',
  };
}

function printable(text: string): string {
  return text.replaceAll(/[\ud800-\udfff]/g, '');
}

/** The sender does not end its own session or account by chance. */
function isSafe({ path, method }: Route): boolean {
  return !(method === 'DELETE' && /^\/(account|session|sessions|tokens)/.test(path)) && path !== '/import';
}
