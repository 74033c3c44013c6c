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
