import { type Refusal, refuse, say } from '@ecumene/engine';
import type { Config } from '../operations/config.ts';

const NO_PASSKEYS = refuse(
  'no-passkeys',
  say('Passkeys do not work at this address. Ask the operator to set the public address of the server.'),
);

/** For which site a passkey is made: browsers use it there and nowhere else. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * What a proxy in front of us makes of a request is not asked: the site is the one the operator has named. Without a name
 * there are passkeys on this machine alone, which browsers trust without https.
 */
export function relyingParty({ address }: Pick<Config, 'address'>, origin: string | undefined): RelyingParty | Refusal {
  const here = address ?? (origin !== undefined && URL.canParse(origin) ? origin : undefined);
  if (here === undefined) return NO_PASSKEYS;
  const { hostname, protocol } = new URL(here);
  const mayHave = hostname === 'localhost' || (address !== undefined && protocol === 'https:' && isName(hostname));
  return mayHave ? { id: hostname, origin: new URL(here).origin } : NO_PASSKEYS;
}

/** Browsers make passkeys for names, not for addresses. */
function isName(hostname: string): boolean {
  return !hostname.startsWith('[') && !/^[\d.]+$/.test(hostname);
}
