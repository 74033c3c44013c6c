import { remembered } from '../device/memory.ts';

/** Invitations this browser has seen: the secret of each is shown once by the server, and kept here to be passed on. */

const KEY = 'ecumene.invite ';

export function keepInvite(table: string, secret: string): void {
  remembered.set(KEY + table, secret);
}

export function keptInvite(table: string): string | undefined {
  return remembered.get(KEY + table) ?? undefined;
}

/** Where an invitation leads. The secret stands after the #, where no server logs it. */
export function invitePath(table: string, secret: string | undefined): string {
  return `/join/${table}${secret === undefined ? '' : `#${secret}`}`;
}

export function inviteLink(table: string, secret: string | undefined): string {
  return location.origin + invitePath(table, secret);
}

/** Where an invitation leads that somebody has pasted; nothing if it is none, or one to somewhere else. */
export function pastedInvite(text: string): string | undefined {
  const link = text.trim();
  if (link === '' || !URL.canParse(link, location.origin)) return undefined;
  const { origin, pathname, hash } = new URL(link, location.origin);
  const [, table] = /^\/join\/([\w-]+)\/?$/.exec(pathname) ?? [];
  if (origin !== location.origin || table === undefined || hash.length < 2) return undefined;
  return invitePath(table, hash.slice(1));
}
