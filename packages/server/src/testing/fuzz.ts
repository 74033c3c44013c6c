import { FromClient, ROUTES, type Route } from '@ecumene/client';
import { below, isRecord, pick, type Random } from '@ecumene/engine';

/** Makes up data that a schema describes, or nearly. */
function madeUp(schema: unknown, random: Random, depth = 0): unknown {
  if (below(random, 12) === 0) return nonsense(random);
  if (!isRecord(schema) || depth > 8) return nonsense(random);
  if ('const' in schema) return schema['const'];
  const { anyOf, type, properties, items, minLength, maxLength, minimum, maximum } = schema;
  if (Array.isArray(anyOf)) return madeUp(pick(random, anyOf), random, depth + 1);
  switch (type) {
    case 'object':
      return isRecord(properties)
        ? Object.fromEntries(
            Object.entries(properties)
              .filter(() => below(random, 15) > 0)
              .map(([key, part]) => [key, madeUp(part, random, depth + 1)]),
          )
        : { [word(random, 5)]: nonsense(random) };
    case 'array':
      return Array.from({ length: below(random, 4) }, () => madeUp(items, random, depth + 1));
    case 'string':
      return word(random, Math.min(60, bound(minLength, 0) + below(random, bound(maxLength, 20) + 1)));
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

const LETTERS = [...'abcXYZ019 ._-:/%\u0000\u202e\ud83c💥"\\<>{}[]é', 'seat-1', '0.seat-1.1', '__proto__'];

function word(random: Random, length: number): string {
  return Array.from({ length }, () => pick(random, LETTERS))
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

/** A message for the socket that changes nothing, whoever sends it; as the text that is sent. */
export function madeUpMessage(random: Random): string | Buffer {
  switch (below(random, 10)) {
    case 0:
      return word(random, below(random, 200));
    case 1:
      return Buffer.from(word(random, 50));
    case 2:
      return JSON.stringify(madeUp(FromClient, random)).slice(0, below(random, 40));
    case 3:
      return `{"is":"hello","__proto__":{"since":1}}`;
    case 4:
      return '['.repeat(below(random, 3000));
    default:
      return JSON.stringify(harmless(madeUp(FromClient, random)));
  }
}

/** Whatever might be done by chance is not: it asks for something that is not there. */
function harmless(message: unknown): unknown {
  if (!isRecord(message)) return message;
  if (message['is'] === 'do' && isRecord(message['request']))
    return { ...message, request: { do: 'answer', question: '99.seat-1.7', answer: message['request'] } };
  return message['is'] === 'say' || message['is'] === 'suggest' ? { ...message, to: 'nobody', question: '' } : message;
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
  const text = below(random, 6) === 0 ? word(random, 300) : JSON.stringify(madeUp(route.body, random));
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
