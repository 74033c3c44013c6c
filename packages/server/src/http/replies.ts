import { type Refusal, refuse, say } from '@ecumene/engine';

export const UNSEEMLY = refuse('wrong-form', say('This does not have the form it should.'));
export const WHO = refuse('sign-in', say('Say who you are first.'));
export const NOT_BY_TOKEN = refuse(
  'not-by-token',
  say('A token is for playing. Whatever concerns the account itself must be done by its owner, signed in.'),
);
export const FOREIGN = refuse('foreign', say('This request came from another site.'));
export const TOO_OFTEN = refuse('too-often', say('That was too much at once. Wait a little.'));
export const NOTHING_HERE = refuse('nothing-here', say('There is nothing here.'));
export const OUR_FAULT = refuse('our-fault', say('Something went wrong here. It has been noted. Try again.'));

const STATUS: Readonly<Record<string, number>> = {
  'no-table': 404,
  'nothing-here': 404,
  'not-your-seat': 403,
  out: 403,
  'not-host': 403,
  'not-invited': 403,
  blocked: 403,
  foreign: 403,
  'not-by-token': 403,
  'sign-in': 401,
  wrong: 401,
  'too-often': 429,
  'wrong-form': 400,
  'not-json': 400,
  'too-deep': 400,
  'too-intricate': 400,
  'our-fault': 500,
  busy: 503,
};

/** The status of a refusal; most are that things do not stand so. */
export function statusOf({ code }: Refusal): number {
  return STATUS[code] ?? 409;
}
