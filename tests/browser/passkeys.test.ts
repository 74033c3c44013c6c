import { createServer, request, type Server } from 'node:http';
import { startServer } from '@ecumene/server/testing';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '../../scripts/site.mjs';
import { Site } from './browser.ts';
import { TEST_SITE } from './test-site.ts';

type Running = Awaited<ReturnType<typeof startServer>>;

let server: Running;
let proxy: Server;
let site: Site;
let target = '';

/** The site behind a proxy under an address of its own, which alone the operator has named. */
beforeAll(async () => {
  proxy = createServer((from, to) => {
    const headers = { ...from.headers, host: new URL(target).host, 'x-forwarded-for': '192.0.2.1' };
    const passed = request(`${target}${from.url}`, { method: from.method, headers }, (reply) => {
      to.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(to);
    });
    from.pipe(passed);
  });
  await new Promise<void>((listening) => proxy.listen(0, 'localhost', listening));
  const address = addressOf(proxy);
  server = await startServer({ site: TEST_SITE, address, behindProxy: true });
  target = server.listening;
  site = await Site.at(address);
});
afterAll(async () => {
  await site.close();
  await server.stop();
  proxy.closeAllConnections();
  proxy.close();
});

/** The device of a browser, which keeps passkeys and always finds its owner there. */
class Device {
  readonly #session: CDPSession;
  readonly #id: string;

  private constructor(session: CDPSession, id: string) {
    this.#session = session;
    this.#id = id;
  }

  static async of(page: Page): Promise<Device> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Device(session, authenticatorId);
  }

  async keeps(): Promise<number> {
    const { credentials } = await this.#session.send('WebAuthn.getCredentials', { authenticatorId: this.#id });
    return credentials.length;
  }

  async forget(): Promise<void> {
    await this.#session.send('WebAuthn.clearCredentials', { authenticatorId: this.#id });
  }

  /** Whether whoever holds it turns out to be its owner. */
  async knowsOwner(is: boolean): Promise<void> {
    await this.#session.send('WebAuthn.setUserVerified', { authenticatorId: this.#id, isUserVerified: is });
  }
}

async function openAccount(page: Page): Promise<void> {
  await page.goto(`${site.address}/account`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('heading', { name: 'Tables', level: 1 }).waitFor();
  await openAccount(page);
}

/** What browsers write to their console when a request is refused. */
const REFUSED = /Failed to load resource/;

test('an account is made with a passkey, found with it, given a password and deleted', async () => {
  const { page, context, faults } = await site.visit();
  const device = await Device.of(page);
  await openAccount(page);
  const make = section(page, 'Create account');
  await make.getByLabel('Sign-in name').fill('ada');
  await make.getByLabel('A passkey').check();
  expect(await make.getByLabel(/^Password/).count()).toBe(0);
  await make.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Signed in as ada.').waitFor();
  expect(await device.keeps()).toBe(1);
  const passkeys = section(page, 'Passkeys');
  await passkeys.getByText('Never used').waitFor();
  await passkeys.getByRole('button', { name: /^Remove passkey/ }).click();
  await page.getByText('This is your only way to sign in. Set a password first.').waitFor();

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('Signed in as ada.').waitFor();
  await section(page, 'Passkeys').getByText('Last used').waitFor();

  const password = section(page, 'Password');
  await password.getByText('You have no password.').waitFor();
  await password.getByLabel('New password').fill('a short sentence');
  await password.getByRole('button', { name: 'Set password' }).click();
  await password.getByText('Changed.').waitFor();
  await password.getByLabel('Current password').waitFor();
  await passkeys.getByRole('button', { name: /^Remove passkey/ }).click();
  await passkeys.getByRole('listitem').waitFor({ state: 'detached' });

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('This passkey is not known here. Sign in another way.').waitFor();
  const sign = section(page, 'Sign in');
  await sign.getByLabel('Sign-in name').fill('ada');
  await sign.getByLabel('Password').fill('a short sentence');
  await sign.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('Signed in as ada.').waitFor();
  expect(faults.filter((fault) => !REFUSED.test(fault))).toEqual([]);
  await context.close();
});

test('a passkey is added with the password, renamed, used to add another, and deletes the account', async () => {
  const { page, context, faults } = await site.visit();
  const device = await Device.of(page);
  await openAccount(page);
  const make = section(page, 'Create account');
  await make.getByLabel('Sign-in name').fill('ben');
  await make.getByLabel(/^Password/).fill('a short sentence');
  await make.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Signed in as ben.').waitFor();

  const passkeys = section(page, 'Passkeys');
  await passkeys.getByRole('button', { name: 'Add passkey' }).click();
  await passkeys.getByLabel('Name of the passkey').fill('My laptop');
  await passkeys.getByLabel('Current password').fill('not the sentence');
  await passkeys.getByRole('button', { name: 'Create passkey' }).click();
  await passkeys.getByText('This is not your password.').waitFor();
  expect(await device.keeps()).toBe(0);
  await passkeys.getByLabel('Current password').fill('a short sentence');
  await passkeys.getByRole('button', { name: 'Create passkey' }).click();
  await passkeys.getByRole('heading', { name: 'My laptop' }).waitFor();
  await passkeys.getByRole('button', { name: 'Rename passkey My laptop' }).click();
  await passkeys.getByLabel('Name of the passkey').fill('Old laptop');
  await passkeys.getByRole('button', { name: 'Save' }).click();
  await passkeys.getByRole('heading', { name: 'Old laptop' }).waitFor();

  await passkeys.getByRole('button', { name: 'Add passkey' }).click();
  await passkeys.getByLabel('Current password').fill('a short sentence');
  await passkeys.getByRole('button', { name: 'Create passkey' }).click();
  await passkeys.getByText('This device has a passkey for your account already.').waitFor();
  await device.forget();
  await passkeys.getByLabel('Name of the passkey').fill('Phone');
  await passkeys.getByLabel('Current password').fill('a short sentence');
  await passkeys.getByRole('button', { name: 'Create passkey' }).click();
  await passkeys.getByRole('heading', { name: 'Phone' }).waitFor();
  await passkeys.getByRole('button', { name: 'Remove passkey Old laptop' }).click();
  await passkeys.getByRole('heading', { name: 'Old laptop' }).waitFor({ state: 'detached' });

  await signOut(page);
  await device.knowsOwner(false);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('The passkey was not used. Try again.').waitFor();
  await device.knowsOwner(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('Signed in as ben.').waitFor();
  expect(faults.filter((fault) => !REFUSED.test(fault))).toEqual([]);
  await context.close();
});

test('a guest keeps their games with a passkey and can delete everything with it', async () => {
  const { page, context } = await site.visit();
  await Device.of(page);
  await page.goto(`${site.address}/lobby/new`);
  await page.getByLabel('Your name').fill('Cleo');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('button', { name: 'Invite friends' }).waitFor();
  await openAccount(page);
  const make = section(page, 'Create account');
  await make.getByLabel('A passkey').check();
  await make.getByRole('button', { name: 'Keep your games with an account' }).click();
  await page.getByText('Signed in as Cleo.').or(page.getByText('Signed in as cleo.')).waitFor();
  await page.goto(`${site.address}/lobby`);
  await page.locator('.card').first().waitFor();
  await openAccount(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete all my data' }).click();
  await page.getByText('Your account and your data have been deleted.').waitFor();
  await context.close();
});
