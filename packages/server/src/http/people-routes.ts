import { isRefusal } from '@ecumene/client';
import { refuse, say } from '@ecumene/engine';
import type { AccountDeletion } from '../lobby/account-deletion.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { renamedAlike } from '../lobby/look-alikes.ts';
import type { Notices } from '../notices/notices.ts';
import { keepQuiet } from '../notices/quiet.ts';
import type { Base } from '../operations/base.ts';
import type { Blocks } from '../people/blocks.ts';
import { Devices } from '../people/devices.ts';
import { Guesses, guessed } from '../people/guesses.ts';
import type { MailAddresses } from '../people/mail-addresses.ts';
import { Newcomers } from '../people/newcomers.ts';
import type { Passkeys } from '../people/passkeys.ts';
import type { People } from '../people/people.ts';
import { perDay, perQuarter } from '../people/quota.ts';
import type { Tokens } from '../people/tokens.ts';
import { confirming, NO_ACCOUNT, servePasskeys } from './passkey-routes.ts';
import { TOO_OFTEN, WHO } from './replies.ts';
import type { RequestHandler } from './request-handler.ts';
import type { Sockets } from './sockets.ts';

/** Letters with a link to a new password, for one account. */
const RESET_LETTERS = 10;
const NO_MAIL = refuse('no-mail', say('This server does not send e-mail. Ask the operator for a new password.'));

/** Everything about who one is. */
export function servePeople(
  base: Base,
  door: RequestHandler,
  {
    people,
    blocks,
    passkeys,
    addresses,
    tokens,
    notices,
    farewell,
    lobby,
    sockets,
  }: {
    people: People;
    blocks: Blocks;
    passkeys: Passkeys;
    addresses: MailAddresses;
    tokens: Tokens;
    notices: Notices;
    farewell: AccountDeletion;
    lobby: Lobby;
    sockets: Sockets;
  },
): void {
  const { limits } = base.config;
  const guesses = new Guesses(base);
  const links = perQuarter(base, 'links', limits.guessesPerAddress);
  const forgotten = perQuarter(base, 'forgotten', limits.guessesPerAccount);
  const resetLetters = perDay(base, 'reset letters', RESET_LETTERS);
  const newcomers = new Newcomers(base);
  const devices = new Devices(base);
  const confirmed = confirming(base, { people, passkeys, guesses });

  const sendReset = async (login: string): Promise<void> => {
    const reset = await people.forgot(login);
    if (reset !== undefined && (await resetLetters.allows(reset.person.id)))
      await addresses.sendReset(reset.person, reset.secret);
  };

  /** Some sessions or tokens have ended: whoever has a socket by one of them is to say again who they are. */
  const ended = async (): Promise<Record<string, never>> => {
    await sockets.recheck();
    return {};
  };

  servePasskeys(base, door, { people, passkeys, addresses, guesses, newcomers, sockets });

  door.serve('me', async ({ who }) => people.me(who?.person));

  door.serve('guest', async ({ body, who, address, agent, setSession }) => {
    if (who !== undefined) return people.me(who.person);
    const refusal = await newcomers.refusal(address, body.proof);
    if (refusal !== undefined) return refusal;
    const { person, secret } = await people.newGuest(body.name, { agent, address });
    setSession(secret);
    return people.me(person);
  });

  door.serve('register', async ({ body, who, address, agent, setSession }) => {
    // A guest may sit somewhere already.
    const alike =
      body.name === undefined || who === undefined ? undefined : await renamedAlike(base, who.person.id, body.name);
    const refusal = alike ?? (await newcomers.refusal(address, body.proof));
    if (refusal !== undefined) return refusal;
    const made = await people.register(who?.person, body, { agent, address });
    if (isRefusal(made)) return made;
    setSession(made.secret);
    if (body.mail !== undefined) await addresses.set(made.person, body.mail);
    if (body.name !== undefined) await lobby.renamed(made.person.id);
    await ended();
    return people.me(made.person);
  });

  door.serve('signIn', async ({ body, address, agent, setSession }) => {
    if (!(await guesses.mayGuess(body.login, address))) return TOO_OFTEN;
    const session = await people.signIn(body.login, body.password, { agent, address });
    if (isRefusal(session)) return session;
    await guesses.forgive(body.login, address);
    setSession(session.secret);
    const signedIn = await people.bySecret('cookie', session.secret);
    return people.me(signedIn?.person);
  });

  door.serve('newLink', ({ me }) => devices.newCode(me().id));
  door.serve('useLink', async ({ body, address, agent, setSession }) => {
    if (!(await links.allows(address))) return TOO_OFTEN;
    const person = await devices.personBehind(body.code);
    if (isRefusal(person)) return person;
    const session = await people.signInAs(person, { agent, address });
    if (isRefusal(session)) return session;
    setSession(session.secret);
    return people.me(session.person);
  });

  door.serve('signOut', async ({ who, setSession }) => {
    if (who?.by === 'cookie') {
      await people.signOut(who.hash);
      sockets.closeOf(who.person.id, who.hash);
    }
    setSession(undefined);
    return {};
  });

  door.serve('signOutEverywhere', async ({ me, setSession }) => {
    await people.signOutEverywhere(me().id);
    sockets.closeOf(me().id);
    setSession(undefined);
    return {};
  });

  door.serve('changeMe', async ({ body, me }) => {
    const alike = body.name === undefined ? undefined : await renamedAlike(base, me().id, body.name);
    if (alike !== undefined) return alike;
    const refusal = body.mail === undefined ? undefined : await addresses.set(me(), body.mail);
    if (refusal !== undefined) return refusal;
    if (body.name !== undefined) {
      await people.rename(me().id, body.name);
      await lobby.renamed(me().id);
    }
    const { quiet, ...rest } = body;
    if (quiet === undefined) return people.me({ ...me(), ...rest });
    const refused = await keepQuiet(base, me().id, quiet);
    return refused ?? people.me({ ...me(), ...rest, quiet: quiet && JSON.stringify(quiet) });
  });
  door.serve('confirmMail', async ({ body, address }) => {
    if (!(await links.allows(address))) return TOO_OFTEN;
    const person = await addresses.confirm(body.secret);
    if (isRefusal(person)) return person;
    await notices.reachable(person);
    return {};
  });

  door.serve('changePassword', async (asked) => {
    const { who, body } = asked;
    if (who === undefined || who.person.login === null) return NO_ACCOUNT;
    const refusal = await confirmed(asked, { ...body, password: body.old });
    if (refusal !== undefined) return refusal;
    await people.changePassword(who, body.new);
    return ended();
  });

  door.serve('forgotPassword', async ({ body, address }) => {
    if (base.config.mail === undefined) return NO_MAIL;
    if (!(await forgotten.allows(guessed(body.login, address)))) return TOO_OFTEN;
    // Nobody waits for it: how long it takes would tell whether there is such an account.
    sendReset(body.login).catch((error: unknown) => base.log.error({ err: error }, 'a letter could not be written'));
    return {};
  });

  door.serve('resetPassword', async ({ body, address }) => {
    if (!(await links.allows(address))) return TOO_OFTEN;
    return (await people.reset(body.secret, body.new)) ?? (await ended());
  });

  door.serve('deleteMe', async (asked) => {
    const { who, setSession, body } = asked;
    if (who === undefined) return WHO;
    const refusal = who.person.login === null ? undefined : await confirmed(asked, body);
    if (refusal !== undefined) return refusal;
    const gone = await people.remove(who);
    sockets.closeOf(who.person.id);
    await farewell.of(who.person.id, gone.untitled);
    setSession(undefined);
    return {};
  });

  door.serve('sessions', ({ me, who }) => people.sessions(me().id, who?.hash ?? ''));
  door.serve('endSession', async ({ params, me }) => {
    await people.endSession(me().id, params.session);
    return ended();
  });

  door.serve('block', async ({ params, me }) => (await blocks.block(me().id, params.person)) ?? {});
  door.serve('unblock', async ({ params, me }) => {
    await blocks.unblock(me().id, params.person);
    return {};
  });

  door.serve('tokens', ({ me }) => tokens.list(me().id));
  door.serve('newToken', ({ body, me }) => tokens.make(me().id, body.name));
  door.serve('dropToken', async ({ params, me }) => {
    await tokens.drop(me().id, params.token);
    return ended();
  });

  door.serve('setWebhook', async ({ body, me }) => (await notices.setWebhook(me().id, body.url)) ?? {});
  door.serve('subscribe', async ({ body, me }) => (await notices.subscribe(me().id, body.endpoint, body.keys)) ?? {});
  door.serve('unsubscribe', async ({ body, me }) => {
    await notices.unsubscribe(me().id, body.endpoint);
    return {};
  });
}
