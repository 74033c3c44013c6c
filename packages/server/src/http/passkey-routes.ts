import { type Assertion, isRefusal } from '@ecumene/client';
import { type Refusal, refuse, say } from '@ecumene/engine';
import type { Base } from '../operations/base.ts';
import type { Guesses } from '../people/guesses.ts';
import type { MailAddresses } from '../people/mail-addresses.ts';
import type { Newcomers } from '../people/newcomers.ts';
import type { Passkeys } from '../people/passkeys.ts';
import type { People } from '../people/people.ts';
import { relyingParty } from '../people/relying-party.ts';
import { newId } from '../store/written.ts';
import { TOO_OFTEN, WHO } from './replies.ts';
import type { Asked, RequestHandler } from './request-handler.ts';
import type { Sockets } from './sockets.ts';

export const NO_ACCOUNT = refuse('guest', say('Create an account first.'));
const HAS_ACCOUNT = refuse('signed-in', say('You already have an account. Sign out to create another one.'));

/** What requests about passkeys need. */
export interface PasskeyDoor {
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly addresses: MailAddresses;
  readonly guesses: Guesses;
  readonly newcomers: Newcomers;
  readonly sockets: Sockets;
}

/** How somebody shows that it is them. */
interface Confirmation {
  readonly password?: string | undefined;
  readonly passkey?: Assertion | undefined;
}

type Confirming = Pick<Asked<'deleteMe'>, 'who' | 'address' | 'origin'>;

/** Makes sure that it is them before something that cannot be undone: somebody else may sit at their device. */
export function confirming(
  base: Base,
  { people, passkeys, guesses }: Pick<PasskeyDoor, 'people' | 'passkeys' | 'guesses'>,
): (asked: Confirming, given: Confirmation) => Promise<Refusal | undefined> {
  return async ({ who, address, origin }, { password, passkey }) => {
    if (who === undefined) return WHO;
    const { person } = who;
    if (!(await guesses.mayGuess(person.login ?? person.id, address))) return TOO_OFTEN;
    if (passkey === undefined) return people.isThem(person, password);
    const site = relyingParty(base.config, origin);
    return isRefusal(site) ? site : passkeys.isThem(site, person.id, passkey);
  };
}

/** Signing in with what a device keeps, making an account that way, and looking after one's passkeys. */
export function servePasskeys(base: Base, door: RequestHandler, house: PasskeyDoor): void {
  const { people, passkeys, addresses, guesses, newcomers, sockets } = house;
  const confirmed = confirming(base, house);
  const siteOf = (origin: string | undefined) => relyingParty(base.config, origin);

  door.serve('passkeys', ({ me }) => passkeys.list(me().id));

  door.serve('addingPasskey', async (asked) => {
    const { me, origin, body } = asked;
    const { id, login } = me();
    if (login === null) return NO_ACCOUNT;
    const site = siteOf(origin);
    if (isRefusal(site)) return site;
    return (await confirmed(asked, body)) ?? passkeys.adding(site, { id, login });
  });
  door.serve('addPasskey', async ({ me, origin, body }) => {
    const site = siteOf(origin);
    if (isRefusal(site)) return site;
    return (await passkeys.add(site, me().id, body.name, body.created)) ?? {};
  });
  door.serve('renamePasskey', async ({ me, params, body }) => {
    await passkeys.rename(me().id, params.passkey, body.name);
    return {};
  });
  door.serve('removePasskey', async ({ me, params }) => (await passkeys.remove(me(), params.passkey)) ?? {});

  door.serve('confirmingByPasskey', async ({ me, origin, address }) => {
    if (!(await guesses.mayTry(address))) return TOO_OFTEN;
    const site = siteOf(origin);
    return isRefusal(site) ? site : passkeys.signing(site, me().id);
  });

  door.serve('signingInByPasskey', async ({ origin, address }) => {
    if (!(await guesses.mayTry(address))) return TOO_OFTEN;
    const site = siteOf(origin);
    return isRefusal(site) ? site : passkeys.signing(site);
  });
  door.serve('signInByPasskey', async ({ body, origin, address, agent, setSession }) => {
    if (!(await guesses.mayTry(address))) return TOO_OFTEN;
    const site = siteOf(origin);
    if (isRefusal(site)) return site;
    const person = await passkeys.signedIn(site, body.signed);
    if (isRefusal(person)) return person;
    const session = await people.signInAs(person, { agent, address });
    if (isRefusal(session)) return session;
    setSession(session.secret);
    return people.me(session.person);
  });

  door.serve('registeringByPasskey', async ({ body, who, origin, address }) => {
    if (!(await guesses.mayTry(address))) return TOO_OFTEN;
    const site = siteOf(origin);
    if (isRefusal(site)) return site;
    if (who !== undefined && who.person.login !== null) return HAS_ACCOUNT;
    const refusal = await people.isLoginTaken(body.login);
    return refusal ?? passkeys.registering(site, { id: who?.person.id ?? newId(), login: body.login });
  });
  door.serve('registerByPasskey', async ({ body, who, origin, address, agent, setSession }) => {
    const site = siteOf(origin);
    if (isRefusal(site)) return site;
    const refusal = await newcomers.refusal(address, body.proof);
    if (refusal !== undefined) return refusal;
    const { login, mail, passkey: name, created } = body;
    const passkey = await passkeys.madeFor(site, { guest: who?.person.id, login, name }, created);
    if (isRefusal(passkey)) return passkey;
    const made = await people.register(who?.person, { login, passkey, ...(mail && { mail }) }, { agent, address });
    if (isRefusal(made)) return made;
    setSession(made.secret);
    if (mail !== undefined) await addresses.set(made.person, mail);
    await sockets.recheck();
    return people.me(made.person);
  });
}
