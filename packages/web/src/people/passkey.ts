import type { Assertion, Attestation, ReplyOf } from '@ecumene/client';
import { say } from '@ecumene/engine';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { Failure, messageOf } from '../port/failure.ts';
import { t } from '../text/text.ts';
import { browserIn } from './browser-words.ts';
import type { Person } from './me.ts';
import { server } from './server.ts';

/** Whether this browser can keep passkeys for this site: only where the connection is safe, and for sites with a name. */
export function knowsPasskeys(): boolean {
  return window.isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname) && browserSupportsWebAuthn();
}

/** What a new passkey is called unless somebody calls it something else. */
export function usualPasskeyName(): string {
  return browserIn(navigator.userAgent) ?? t('Passkey');
}

/** Has the device create a passkey. */
export async function createPasskey(options: ReplyOf<'addingPasskey'>): Promise<Attestation> {
  const { id, response } = await ask(() => startRegistration({ optionsJSON: options }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientData: clientDataJSON, attestation: attestationObject, transports: [...transports] };
}

/** Has the device sign with a passkey. */
export async function signByPasskey(options: ReplyOf<'signingInByPasskey'>): Promise<Assertion> {
  const { id, response } = await ask(() => startAuthentication({ optionsJSON: options }));
  const { clientDataJSON: clientData, authenticatorData, signature, userHandle } = response;
  return { id, clientData, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) };
}

/** How somebody shows that it is them: by what they have just written, or by a passkey where they have no password. */
export async function confirmation(
  { hasPassword }: Pick<Person, 'hasPassword'>,
  password: string,
): Promise<{ readonly password: string } | { readonly passkey: Assertion }> {
  if (hasPassword) return { password };
  return { passkey: await signByPasskey(await server.ask('confirmingByPasskey', {}, {})) };
}

const CANCELLED = say('The passkey was not used. Try again.');
const KNOWN = say('This device has a passkey for your account already.');
const ELSEWHERE = say('Passkeys do not work at this address. Open the site under its usual address.');

/** What browsers call what can go wrong. */
const WHY = { NotAllowedError: CANCELLED, AbortError: CANCELLED, InvalidStateError: KNOWN, SecurityError: ELSEWHERE };

async function ask<T>(what: () => Promise<T>): Promise<T> {
  try {
    return await what();
  } catch (error) {
    const name = error instanceof Error ? causeOf(error).name : '';
    const known = Object.entries(WHY).find(([one]) => one === name)?.[1];
    throw new Failure(known ?? say('The passkey did not work: {why}', { why: messageOf(error) }));
  }
}

function causeOf(error: Error): Error {
  return error.cause instanceof Error ? error.cause : error;
}
