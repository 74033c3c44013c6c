import type { Assertion, HttpClient } from '@ecumene/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { Guest } from '../testing/guest.ts';
import { startServer } from '../testing/server.ts';

const SITE = 'https://play.example.org';
const PASSWORD = 'correct horse battery';
const MINUTE = 60_000;

let time = 1_800_000_000_000;
let server: Running;
let addresses = 0;
beforeAll(async () => {
  server = await startServer({ behindProxy: true, address: SITE, data: ':memory:' }, { now: () => time });
});
afterAll(() => server.stop());

/** A browser with nobody in it, at an address of its own, and the device that keeps its passkeys. */
function browser(counts = true): { readonly rest: HttpClient; readonly device: Authenticator; readonly guest: Guest } {
  addresses += 1;
  const guest = new Guest(server.listening, `10.1.0.${addresses}`);
  return { rest: guest.rest, device: new Authenticator(SITE, counts), guest };
}

async function register(rest: HttpClient, device: Authenticator, login: string) {
  const options = await rest.ask('registeringByPasskey', {}, { login });
  const created = device.create(options);
  const me = await rest.ask('registerByPasskey', {}, { login, passkey: 'Laptop', created });
  return { me, created };
}

async function signIn(rest: HttpClient, device: Authenticator) {
  const signed = device.sign(await rest.ask('signingInByPasskey', {}, {}));
  return rest.ask('signInByPasskey', {}, { signed });
}

const refused = (ask: Promise<unknown>, code: string) => expect(ask).rejects.toMatchObject({ refusal: { code } });

describe('an account with a passkey', () => {
  it('is made by a new player, and found again with the passkey alone', async () => {
    const { rest, device } = browser();
    const { me } = await register(rest, device, 'anna');
    expect(me.person).toMatchObject({ login: 'anna', name: 'anna', guest: false, hasPassword: false });
    expect((await rest.ask('me', {}, {})).person).toEqual(me.person);
    await rest.ask('signOut', {}, {});
    expect((await rest.ask('me', {}, {})).person).toBeNull();
    expect((await signIn(browser().rest, device)).person).toEqual(me.person);
    time += MINUTE;
    await signIn(rest, device);
    expect((await rest.ask('passkeys', {}, {})).passkeys).toMatchObject([{ name: 'Laptop', seen: time }]);
  });

  it('is made by a guest, who stays who they are and whose other sessions end', async () => {
    const { rest, device, guest } = browser();
    const { person } = await rest.ask('guest', {}, { name: 'Bea' });
    const { headers } = guest;
    const { me } = await register(rest, device, 'bea');
    expect(me.person).toMatchObject({ id: person?.id, name: 'Bea', login: 'bea' });
    const before = await fetch(`${server.listening}/api/v1/me`, { headers });
    expect(await before.json()).toMatchObject({ person: null });
  });

  it('has a name nobody else has, however it is written', async () => {
    const { rest, device } = browser();
    await register(rest, device, 'carl');
    const other = browser();
    await refused(other.rest.ask('registeringByPasskey', {}, { login: 'Carl' }), 'taken');
    const options = await other.rest.ask('registeringByPasskey', {}, { login: 'dora' });
    const created = other.device.create(options);
    await refused(other.rest.ask('registerByPasskey', {}, { login: 'carl', passkey: 'x', created }), 'passkey-expired');
  });

  it('keeps one way in, gets a password with the passkey, and may then remove the passkey', async () => {
    const { rest, device } = browser();
    await register(rest, device, 'emma');
    const [own] = (await rest.ask('passkeys', {}, {})).passkeys;
    const passkey = own?.id ?? '';
    await refused(rest.ask('removePasskey', { passkey }, {}), 'last-passkey');
    await refused(rest.ask('changePassword', {}, { new: PASSWORD }), 'wrong');
    const signed = device.sign(await rest.ask('confirmingByPasskey', {}, {}));
    await rest.ask('changePassword', {}, { passkey: signed, new: PASSWORD });
    await refused(rest.ask('changePassword', {}, { passkey: signed, new: PASSWORD }), 'passkey-expired');
    expect((await rest.ask('me', {}, {})).person).toMatchObject({ hasPassword: true });
    await rest.ask('removePasskey', { passkey }, {});
    await refused(signIn(rest, device), 'wrong');
    await rest.ask('signIn', {}, { login: 'emma', password: PASSWORD });
  });

  it('is recovered by a link, which takes all passkeys away', async () => {
    const { rest, device } = browser();
    await register(rest, device, 'fay');
    const reset = await server.house.people.forgot('fay');
    await rest.ask('resetPassword', {}, { secret: reset?.secret ?? '', new: PASSWORD });
    await refused(signIn(rest, device), 'wrong');
    await rest.ask('signIn', {}, { login: 'fay', password: PASSWORD });
    expect((await rest.ask('passkeys', {}, {})).passkeys).toEqual([]);
  });

  it('is deleted with the passkey, and not without', async () => {
    const { rest, device } = browser();
    await register(rest, device, 'gus');
    await refused(rest.ask('deleteMe', {}, {}), 'wrong');
    const passkey = device.sign(await rest.ask('confirmingByPasskey', {}, {}));
    await rest.ask('deleteMe', {}, { passkey });
    await refused(signIn(browser().rest, device), 'wrong');
  });

  it('is refused to a banned person', async () => {
    const { rest, device } = browser();
    const { me } = await register(rest, device, 'hal');
    await server.house.moderation.ban(me.person?.id ?? '', { by: null, why: 'rude' });
    await refused(signIn(rest, device), 'banned');
  });
});

describe('passkeys beside a password', () => {
  it('are added with the password or another passkey, named and removed', async () => {
    const { rest, device } = browser();
    await rest.ask('register', {}, { login: 'ida', password: PASSWORD });
    await refused(rest.ask('addingPasskey', {}, {}), 'wrong');
    await refused(rest.ask('addingPasskey', {}, { password: 'not this one' }), 'wrong');
    const created = device.create(await rest.ask('addingPasskey', {}, { password: PASSWORD }));
    await rest.ask('addPasskey', {}, { name: 'Phone', created });
    const confirmed = device.sign(await rest.ask('confirmingByPasskey', {}, {}));
    const options = await rest.ask('addingPasskey', {}, { passkey: confirmed });
    expect(options.excludeCredentials).toMatchObject([{ id: created.id, transports: ['internal'] }]);
    await rest.ask('addPasskey', {}, { name: 'Key', created: device.create(options) });
    const before = (await rest.ask('passkeys', {}, {})).passkeys;
    expect(before.map(({ name }) => name).sort()).toEqual(['Key', 'Phone']);
    const passkey = before.find(({ name }) => name === 'Phone')?.id ?? '';
    await rest.ask('renamePasskey', { passkey }, { name: 'Old phone' });
    const stranger = browser();
    await stranger.rest.ask('register', {}, { login: 'ivo', password: PASSWORD });
    await stranger.rest.ask('renamePasskey', { passkey }, { name: 'Mine' });
    await stranger.rest.ask('removePasskey', { passkey }, {});
    const names = async () => (await rest.ask('passkeys', {}, {})).passkeys.map(({ name }) => name).sort();
    expect(await names()).toEqual(['Key', 'Old phone']);
    await rest.ask('removePasskey', { passkey }, {});
    expect(await names()).toEqual(['Key']);
  });

  it('are at most twenty', async () => {
    const { rest, device } = browser();
    await rest.ask('register', {}, { login: 'jon', password: PASSWORD });
    const add = async () => {
      const created = device.create(await rest.ask('addingPasskey', {}, { password: PASSWORD }));
      return rest.ask('addPasskey', {}, { name: 'One more', created });
    };
    for (let i = 0; i < 20; i++) {
      time += 15 * MINUTE;
      await add();
    }
    time += 15 * MINUTE;
    await refused(add(), 'too-many-passkeys');
  });

  it('belong to one person: another person’s passkey confirms nothing', async () => {
    const [kim, lea] = [browser(), browser()];
    await register(kim.rest, kim.device, 'kim');
    await register(lea.rest, lea.device, 'lea');
    const signed = lea.device.sign(await kim.rest.ask('confirmingByPasskey', {}, {}));
    await refused(kim.rest.ask('deleteMe', {}, { passkey: signed }), 'wrong');
    const own = lea.device.sign(await lea.rest.ask('confirmingByPasskey', {}, {}));
    await refused(kim.rest.ask('deleteMe', {}, { passkey: own }), 'passkey-expired');
  });
});

describe('what is signed', () => {
  it('is good once, in time, and for what it was made', async () => {
    const { rest, device } = browser();
    await register(rest, device, 'mia');
    const signed = device.sign(await rest.ask('signingInByPasskey', {}, {}));
    await rest.ask('signInByPasskey', {}, { signed });
    await refused(rest.ask('signInByPasskey', {}, { signed }), 'passkey-expired');
    const late = device.sign(await rest.ask('signingInByPasskey', {}, {}));
    time += 6 * MINUTE;
    await refused(rest.ask('signInByPasskey', {}, { signed: late }), 'passkey-expired');
    const other = device.sign(await rest.ask('confirmingByPasskey', {}, {}));
    await refused(rest.ask('signInByPasskey', {}, { signed: other }), 'passkey-expired');
    const fresh = browser();
    const created = fresh.device.create(await fresh.rest.ask('registeringByPasskey', {}, { login: 'mina' }));
    const body = { login: 'mina', passkey: 'Laptop', created };
    await fresh.rest.ask('registerByPasskey', {}, body);
    await refused(browser().rest.ask('registerByPasskey', {}, body), 'passkey-expired');
  });

  it('is used up by two requests at once only one time', async () => {
    const { rest, device } = browser(false);
    await register(rest, device, 'nia');
    const signed = device.sign(await rest.ask('signingInByPasskey', {}, {}));
    const both = [browser(), browser()].map((one) => one.rest.ask('signInByPasskey', {}, { signed }));
    const done = (await Promise.allSettled(both)).map(({ status }) => status).sort();
    expect(done).toEqual(['fulfilled', 'rejected']);
  });

  it('comes from our site, from a person who is present, and not from a copied device', async () => {
    const { rest, device } = browser();
    await register(rest, device, 'ole');
    const trial = async (change: (options: Parameters<Authenticator['sign']>[0]) => Assertion) =>
      rest.ask('signInByPasskey', {}, { signed: change(await rest.ask('signingInByPasskey', {}, {})) });
    await refused(
      trial((options) => device.sign(options, { origin: 'https://play.example.com' })),
      'wrong',
    );
    await refused(
      trial((options) => device.sign(options, { rpId: 'example.com' })),
      'wrong',
    );
    await refused(
      trial((options) => device.sign(options, { unverified: true })),
      'wrong',
    );
    await refused(
      trial((options) => device.sign(options, { type: 'webauthn.create' })),
      'wrong',
    );
    await refused(
      trial((options) => ({ ...device.sign(options), userHandle: 'b3RoZXI' })),
      'wrong',
    );
    await refused(
      trial((options) => ({ ...device.sign(options), signature: 'AAAA' })),
      'wrong',
    );
    await refused(
      trial((options) => ({ ...device.sign(options), clientData: 'AAAA' })),
      'passkey-expired',
    );
    const [held] = device.held;
    await trial((options) => device.sign(options));
    if (held !== undefined) held.counter = 1;
    await refused(
      trial((options) => device.sign(options)),
      'wrong',
    );
  });

  it('is not taken from a device that brings certificates, or has not made sure who holds it', async () => {
    const { rest, device } = browser();
    await rest.ask('register', {}, { login: 'pia', password: PASSWORD });
    const options = () => rest.ask('addingPasskey', {}, { password: PASSWORD });
    for (const odd of [{ certified: true }, { unverified: true }, { origin: 'https://example.com' }] as const) {
      const created = device.create(await options(), odd);
      await refused(rest.ask('addPasskey', {}, { name: 'Odd', created }), 'wrong');
    }
    const created = { ...device.create(await options()), id: 'another' };
    await refused(rest.ask('addPasskey', {}, { name: 'Odd', created }), 'wrong');
  });

  it('is rate limited', async () => {
    const { rest } = browser();
    const asks = Array.from({ length: 60 }, () =>
      rest.ask('signingInByPasskey', {}, {}).then(
        () => 'done',
        (error: { refusal: { code: string } }) => error.refusal.code,
      ),
    );
    const codes = await Promise.all(asks);
    expect(codes.filter((code) => code === 'too-often')).toHaveLength(
      60 - server.house.base.config.limits.guessesPerAddress,
    );
  });
});
