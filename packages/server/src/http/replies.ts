import { type Refusal, refuse, say } from '@ecumene/engine';

export const MALFORMED = refuse('wrong-form', say('The request has the wrong format.'));
export const WHO = refuse('sign-in', say('Sign in first.'));
export const NOT_BY_TOKEN = refuse('not-by-token', say('An API token can only play. Sign in to change your account.'));
export const FOREIGN = refuse('foreign', say('This request came from another site.'));
export const TOO_OFTEN = refuse('too-often', say('Too many requests. Wait a moment.'));
export const BLOCKED = refuse('address-blocked', say('Your network is blocked on this server.'));
export const NOTHING_HERE = refuse('nothing-here', say('Not found.'));

const STATUS: Readonly<Record<string, number>> = {
  'no-table': 404,
  'nothing-here': 404,
  'not-your-seat': 403,
  out: 403,
  'not-host': 403,
  'not-invited': 403,
  blocked: 403,
  foreign: 403,
  'address-blocked': 403,
  banned: 403,
  'not-moderator': 403,
  'not-by-token': 403,
  'sign-in': 401,
  wrong: 401,
  'too-often': 429,
  work: 429,
  'wrong-form': 400,
  'not-json': 400,
  'too-deep': 400,
  'too-intricate': 400,
  'our-fault': 500,
  busy: 503,
};

/** The HTTP status of a refusal; most are conflicts with the current state. */
export function statusOf({ code }: Refusal): number {
  return STATUS[code] ?? 409;
}
