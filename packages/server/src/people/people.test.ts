import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { planOf, startServer, Visitor } from '../testing/server.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer({ limits: { guessesPerAccount: 5, guessesPerAddress: 1000 } });
});
afterAll(() => server.stop());

/** A browser: it keeps its cookie. */
class Browser {
  cookie = '';

  async ask(method: string, path: string, body: unknown = {}, headers: Record<string, string> = {}) {
    const reply = await fetch(`${server.address}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: this.cookie, ...headers },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    });
    const set = reply.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0] ?? '';
    const text = await reply.text();
    return { status: reply.status, set, data: text === '' ? undefined : JSON.parse(text) };
  }
}

const PASSWORD = 'correct horse battery';

describe('a guest', () => {
  it('is known by name alone, with a cookie no script can read', async () => {
    const browser = new Browser();
    const { set, data } = await browser.ask('POST', '/guest', { name: 'Anna' });
    expect(set).toMatch(/HttpOnly; SameSite=Lax/);
    expect(data.person).toMatchObject({ name: 'Anna', guest: true });
    expect((await browser.ask('GET', '/me')).data.person.id).toBe(data.person.id);
  });

  it('keeps everything when they make an account', async () => {
    const browser = new Browser();
    const { data } = await browser.ask('POST', '/guest', { name: 'Berta' });
    const made = await browser.ask('POST', '/tables', planOf('bazaar', 2));
    const account = await browser.ask('POST', '/account', { login: 'berta', password: PASSWORD });
    expect(account.data.person).toMatchObject({ id: data.person.id, guest: false, login: 'berta' });
    const mine = await browser.ask('GET', '/my/tables');
    expect(mine.data.tables).toMatchObject([{ id: made.data.table.id }]);
  });
});

describe('a name', () => {
  it('is refused if it turns the words around it, or shows nothing', async () => {
    for (const name of ['Anna\u202eannA', '\u2066Ben', 'A\u0007', '\u200b', '   '])
      expect([name, (await new Browser().ask('POST', '/guest', { name })).status]).toEqual([name, 400]);
    expect((await new Browser().ask('POST', '/guest', { name: 'Ὑπατία 李 🏺' })).status).toBe(200);
  });
});

describe('an account', () => {
  it('cannot be entered with the cookie of the guest it was made from', async () => {
    const guest = new Browser();
    await guest.ask('POST', '/guest', { name: 'Lena' });
    const planted = new Browser();
    planted.cookie = guest.cookie;
    const { token } = (await planted.ask('POST', '/tokens', { name: 'mine' })).data;
    await guest.ask('POST', '/account', { login: 'lena', password: PASSWORD });
    expect((await guest.ask('GET', '/me')).data.person.login).toBe('lena');
    expect((await planted.ask('GET', '/me')).data.person).toBeNull();
    const byToken = await new Browser().ask('GET', '/me', {}, { authorization: `Bearer ${token}` });
    expect(byToken.data.person).toBeNull();
  });

  it('that is deleted leaves its seats to bots, and tables it gathered for are gone', async () => {
    const nora = new Browser();
    await nora.ask('POST', '/account', { login: 'nora', password: PASSWORD });
    const olga = await Visitor.come(server.address, 'Olga');
    const { table } = await olga.rest.ask('createTable', {}, planOf('bazaar', 2));
    await nora.ask('POST', `/tables/${table.id}/join`);
    const own = await nora.ask('POST', '/tables', planOf('bazaar', 2));
    expect((await nora.ask('DELETE', '/account', { password: PASSWORD })).status).toBe(200);
    const { table: now } = await olga.rest.ask('table', { id: table.id }, {});
    expect(now).toMatchObject({ state: 'playing', seats: [{ is: 'person' }, { is: 'bot', person: null }] });
    await expect(olga.rest.ask('table', { id: own.data.table.id }, {})).rejects.toMatchObject({ status: 404 });
  });

  it('is entered with its password and nothing else', async () => {
    const owner = new Browser();
    await owner.ask('POST', '/account', { login: 'Carla', password: PASSWORD });
    const browser = new Browser();
    const wrong = await browser.ask('POST', '/session', { login: 'carla', password: 'something else' });
    const nobody = await browser.ask('POST', '/session', { login: 'nobody-here', password: 'something else' });
    expect([wrong.status, wrong.data]).toEqual([nobody.status, nobody.data]);
    expect(wrong.status).toBe(401);
    expect((await browser.ask('POST', '/session', { login: 'CARLA', password: PASSWORD })).data.person.login).toBe(
      'carla',
    );
  });

  it('cannot have a name that is taken, or a short password', async () => {
    await new Browser().ask('POST', '/account', { login: 'dora', password: PASSWORD });
    const again = await new Browser().ask('POST', '/account', { login: 'DORA', password: PASSWORD });
    expect(again.data.refusal.code).toBe('taken');
    expect((await new Browser().ask('POST', '/account', { login: 'dora2', password: 'short' })).status).toBe(400);
  });

  it('is not to be guessed: after a few tries one must wait, also with the right password', async () => {
    await new Browser().ask('POST', '/account', { login: 'emma', password: PASSWORD });
    const thief = new Browser();
    for (let i = 0; i < 5; i++) await thief.ask('POST', '/session', { login: 'emma', password: `guess ${i} guess` });
    expect((await thief.ask('POST', '/session', { login: 'emma', password: PASSWORD })).status).toBe(429);
  });

  it('ends all other sessions and tokens when its password changes', async () => {
    const here = new Browser();
    await here.ask('POST', '/account', { login: 'frida', password: PASSWORD });
    const there = new Browser();
    await there.ask('POST', '/session', { login: 'frida', password: PASSWORD });
    const { data } = await there.ask('POST', '/tokens', { name: 'bot' });
    const fresh = 'another good password';
    expect((await here.ask('POST', '/password', { old: 'not this one', new: fresh })).status).toBe(401);
    expect((await here.ask('POST', '/password', { old: PASSWORD, new: fresh })).status).toBe(200);
    expect((await here.ask('GET', '/me')).data.person.login).toBe('frida');
    expect((await there.ask('GET', '/me')).data.person).toBeNull();
    const byToken = await new Browser().ask('GET', '/me', {}, { authorization: `Bearer ${data.token}` });
    expect(byToken.data.person).toBeNull();
  });

  it('can be signed out everywhere, and deleted', async () => {
    const here = new Browser();
    await here.ask('POST', '/account', { login: 'gerda', password: PASSWORD });
    const there = new Browser();
    await there.ask('POST', '/session', { login: 'gerda', password: PASSWORD });
    await here.ask('DELETE', '/sessions');
    expect((await there.ask('GET', '/me')).data.person).toBeNull();
    await there.ask('POST', '/session', { login: 'gerda', password: PASSWORD });
    expect((await there.ask('DELETE', '/account', { password: 'not this one' })).status).toBe(401);
    expect((await there.ask('DELETE', '/account', { password: PASSWORD })).status).toBe(200);
    expect((await there.ask('POST', '/session', { login: 'gerda', password: PASSWORD })).status).toBe(401);
  });

  it('gets a new password by the secret it was sent, once', async () => {
    await new Browser().ask('POST', '/account', { login: 'hanna', password: PASSWORD });
    const reset = await server.house.people.forgot('hanna');
    const fresh = 'a brand new password';
    const browser = new Browser();
    expect((await browser.ask('POST', '/password/reset', { secret: 'nonsense', new: fresh })).status).toBe(409);
    expect((await browser.ask('POST', '/password/reset', { secret: reset?.secret, new: fresh })).status).toBe(200);
    expect((await browser.ask('POST', '/password/reset', { secret: reset?.secret, new: PASSWORD })).status).toBe(409);
    expect((await browser.ask('POST', '/session', { login: 'hanna', password: fresh })).status).toBe(200);
  });

  it('gets one new password by it, also where it is used twice at once', async () => {
    await new Browser().ask('POST', '/account', { login: 'helga', password: PASSWORD });
    const reset = await server.house.people.forgot('helga');
    const both = ['the first new password', 'the second new password'].map((fresh) =>
      new Browser().ask('POST', '/password/reset', { secret: reset?.secret, new: fresh }),
    );
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('guessing', () => {
  it('does not lock out the owner elsewhere, nor prevent a new password', async () => {
    const wary = await startServer({ behindProxy: true, limits: { guessesPerAccount: 2, guessesPerAddress: 3 } });
    try {
      const from = (address: string) => async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
        return (await fetch(`${wary.address}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
          .status;
      };
      const [thief, owner] = [from('192.0.2.1'), from('192.0.2.2')];
      await owner('/account', { login: 'paula', password: PASSWORD });
      const statuses = [];
      for (let i = 0; i < 5; i++) statuses.push(await thief('/session', { login: 'paula', password: 'wrong' }));
      expect(statuses).toEqual([401, 401, 429, 429, 429]);
      const reset = await wary.house.people.forgot('paula');
      expect(await owner('/session', { login: 'paula', password: PASSWORD })).toBe(200);
      expect(await thief('/password/reset', { secret: reset?.secret, new: PASSWORD })).toBe(200);
    } finally {
      await wary.stop();
    }
  });

  it('ends for an address too, whichever accounts it tries', async () => {
    const wary = await startServer({ limits: { guessesPerAccount: 100, guessesPerAddress: 6 } });
    try {
      const guess = (login: string) =>
        fetch(`${wary.address}/api/v1/session`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ login, password: 'a guess of mine' }),
        });
      for (let i = 0; i < 6; i++) expect((await guess(`somebody${i}`)).status).toBe(401);
      expect((await guess('somebody else')).status).toBe(429);
    } finally {
      await wary.stop();
    }
  });

  it('is forgotten with time', async () => {
    let time = 1_800_000_000_000;
    const wary = await startServer({ limits: { guessesPerAccount: 2 } }, { now: () => time });
    try {
      const json = { 'content-type': 'application/json' };
      const post = async (path: string, password: string) =>
        (
          await fetch(`${wary.address}/api/v1${path}`, {
            method: 'POST',
            headers: json,
            body: JSON.stringify({ login: 'petra', password }),
          })
        ).status;
      await post('/account', PASSWORD);
      expect([await post('/session', 'wrong'), await post('/session', 'wrong')]).toEqual([401, 401]);
      expect(await post('/session', PASSWORD)).toBe(429);
      time += 8 * 60_000;
      expect(await post('/session', PASSWORD)).toBe(200);
    } finally {
      await wary.stop();
    }
  });
});

describe('someone who is blocked', () => {
  it('cannot sit down where the other one sits', async () => {
    const anna = await Visitor.come(server.address, 'Anna');
    const ivo = await Visitor.come(server.address, 'Ivo');
    await anna.rest.ask('block', { person: ivo.id }, {});
    const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2));
    await expect(ivo.rest.ask('join', { id: table.id }, {})).rejects.toMatchObject({ status: 403 });
    await anna.rest.ask('unblock', { person: ivo.id }, {});
    expect((await ivo.rest.ask('join', { id: table.id }, {})).seat).toBe('seat-2');
  });
});

describe('the list of those one has blocked', () => {
  it('contains only existing people, up to a limit', async () => {
    const anna = await Visitor.come(server.address, 'Anna');
    await anna.rest.ask('block', { person: 'nobody-at-all' }, {});
    const { db } = server.house.base.store;
    const listed = () => db.selectFrom('blocks').select('blocked').where('person', '=', anna.id).execute();
    expect(await listed()).toEqual([]);
    for (let i = 0; i < 300; i++)
      await db
        .insertInto('blocks')
        .values({ person: anna.id, blocked: `x${i}` })
        .execute();
    const ivo = await Visitor.come(server.address, 'Ivo');
    await expect(anna.rest.ask('block', { person: ivo.id }, {})).rejects.toMatchObject({
      refusal: { code: 'too-many-blocked' },
    });
    expect(await listed()).toHaveLength(300);
  });
});

describe('requests from elsewhere', () => {
  it.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    '%j are refused',
    async (headers) => {
      const browser = new Browser();
      await browser.ask('POST', '/guest', { name: 'Jana' });
      const { status, data } = await browser.ask('PUT', '/me', { name: 'Mallory' }, headers);
      expect([status, data.refusal.code]).toEqual([403, 'foreign']);
      expect((await browser.ask('GET', '/me')).data.person.name).toBe('Jana');
    },
  );

  it('are taken from our own page', async () => {
    const browser = new Browser();
    await browser.ask('POST', '/guest', { name: 'Kira' });
    const own = await browser.ask('PUT', '/me', { name: 'Kira II' }, { origin: server.address });
    expect(own.status).toBe(200);
  });
});

describe('every answer', () => {
  it('tells the browser to load nothing from elsewhere', async () => {
    const { headers } = await fetch(server.address);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
