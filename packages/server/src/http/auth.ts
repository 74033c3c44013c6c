import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../operations/config.ts';
import type { People, SignedIn } from '../people/people.ts';

const COOKIE = 'ecumene';
const YEAR = 365 * 24 * 3600;

/** Who asks, by the token or the cookie that came along. */
export async function whoAsks(people: People, headers: IncomingHttpHeaders): Promise<SignedIn | undefined> {
  const token = /^Bearer ([\w-]{1,100})$/.exec(headers.authorization ?? '')?.[1];
  if (token !== undefined) return people.bySecret('token', token);
  const secret = cookieIn(headers.cookie);
  return secret === undefined ? undefined : people.bySecret('cookie', secret);
}

function cookieIn(header: string | undefined): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === COOKIE && value !== undefined && /^[\w-]{1,100}$/.test(value)) return value;
  }
  return undefined;
}

/** The cookie of a session; without a secret, the end of it. */
export function cookie(config: Config, secret: string | undefined): string {
  const secure = config.address?.startsWith('https:') ? '; Secure' : '';
  const age = secret === undefined ? 0 : YEAR;
  return `${COOKIE}=${secret ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`;
}

/** Whether a request comes from another site's page. Programs send no origin, and carry a token instead of a cookie. */
export function isForeign(config: Config, headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  if (config.address !== undefined && origin === new URL(config.address).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.host;
}
