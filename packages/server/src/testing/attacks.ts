import { once } from 'node:events';
import { Guest } from './guest.ts';
import { planOf } from './server.ts';

/** What was sent, by what became of it. */
export type Tally = Record<string, number>;

/** Does what it does until it is over; everything goes to one server on this machine. */
type Attack = (server: string, until: number, tally: Tally) => Promise<void>;

const BOT = { is: 'bot' as const, bot: 'steady' };
const SOCKETS = 40;
const FARMERS = 3;
const FARM = 180;
const BODY = 7_000_000;
/** Milliseconds over which the tables of the lobby were made. */
const AUTOMATIC_SINCE = 20_000;
const LISTED = 100;

const pause = (time: number): Promise<void> => new Promise((later) => setTimeout(later, time));

function count(tally: Tally, what: string | number): void {
  tally[what] = (tally[what] ?? 0) + 1;
}

/** So many loops at once, each doing the same again and again. */
async function loops(many: number, until: number, work: (nth: number) => Promise<void>): Promise<void> {
  const loop = async (nth: number): Promise<void> => {
    while (Date.now() < until) await work(nth);
  };
  await Promise.all(Array.from({ length: many }, (_, nth) => loop(nth)));
}

/** One guest without a seat says over a thousand things a second through forty sockets. */
const chat: Attack = async (server, until, tally) => {
  const host = await Guest.come(server, '198.51.100.1', 'Host');
  const { table } = await host.rest.ask('createTable', {}, planOf('bazaar', 2));
  const troll = await Guest.come(server, '198.51.100.2', 'Troll');
  const url = `${server.replace('http', 'ws')}/api/v1/tables/${table.id}/socket`;
  const sockets = Array.from({ length: SOCKETS }, () => troll.open(url));
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  for (const socket of sockets) {
    socket.on('message', (data) => count(tally, String(data).includes('too-often') ? 'refused' : 'told'));
    socket.on('error', () => {});
    socket.send(JSON.stringify({ is: 'hello' }));
  }
  let said = 0;
  await loops(SOCKETS, until, async (nth) => {
    said += 1;
    count(tally, 'sent');
    sockets[nth]?.send(JSON.stringify({ is: 'say', id: `${said}`, text: `spam ${said}` }));
    await pause(33);
  });
  for (const socket of sockets) socket.terminate();
};

/** Large files that cost much to read, from nobody and from somebody. */
const bodies: Attack = async (server, until, tally) => {
  const body = JSON.stringify({ file: { x: Array.from({ length: BODY / 20 }, () => 'aé\\u0041é') } });
  const nobody = new Guest(server, '198.51.100.3');
  const somebody = await Guest.come(server, '198.51.100.4', 'Importer');
  await loops(4, until, async (nth) => {
    const guest = nth < 2 ? nobody : somebody;
    count(tally, `${nth < 2 ? 'anonymous' : 'signed in'} ${await guest.send('POST', '/import', body)}`);
    await pause(10);
  });
};

/** Three guests let bots play against bots at a hundred and eighty tables. */
const farm: Attack = async (server, until, tally) => {
  for (let farmer = 0; farmer < FARMERS; farmer++) {
    const guest = await Guest.come(server, `198.51.100.${10 + farmer}`, `Farmer ${farmer}`);
    for (let i = 0; i < FARM / FARMERS && Date.now() < until; i++) {
      const plan = planOf('advanced-civilization', 4, { seats: [BOT, BOT, BOT, BOT] });
      const { table } = await guest.rest.ask('createTable', {}, plan);
      await guest.rest.ask('start', { id: table.id }, {});
      count(tally, 'tables');
    }
  }
  await pause(Math.max(0, until - Date.now()));
};

/** The lobby is asked for by nobody, as often as several addresses may. */
const lobby: Attack = async (server, until, tally) => {
  const guests = Array.from({ length: 5 }, (_, i) => new Guest(server, `198.51.100.${20 + i}`));
  await loops(50, until, async (nth) => {
    // Half of them ask for pages nobody has asked for before.
    const page = nth % 2 === 0 ? '' : `?before=${Date.now() - Math.floor(Math.random() * AUTOMATIC_SINCE)}`;
    const status = await guests[nth % guests.length]?.send('GET', `/tables${page}`);
    count(tally, status ?? 0);
    await pause(150);
  });
};

/** Guests who have given up many tables ask again and again for the list of them. */
const lists: Attack = async (server, until, tally) => {
  const guests = await Promise.all(
    [60, 61, 62].map((last, nth) => Guest.come(server, `198.51.100.${last}`, `Lister ${nth}`)),
  );
  for (const { rest } of guests)
    for (let i = 0; i < LISTED && Date.now() < until; i++) {
      const { table } = await rest.ask('createTable', {}, planOf('bazaar', 2, { seats: [{ is: 'me' }, { is: 'me' }] }));
      await rest.ask('start', { id: table.id }, {});
      await rest.ask('vote', { id: table.id }, { motion: { is: 'abandon' }, agrees: true });
    }
  await loops(30, until, async (nth) => {
    count(tally, (await guests[nth % guests.length]?.send('GET', '/history')) ?? 0);
    await pause(100);
  });
};

/** Passwords of somebody are guessed from ten addresses. */
const guesses: Attack = async (server, until, tally) => {
  await loops(10, until, async (nth) => {
    const body = JSON.stringify({ login: 'owner', password: `guess ${Math.random()}` });
    count(tally, await new Guest(server, `198.51.100.${30 + nth}`).send('POST', '/session', body));
    await pause(20);
  });
};

/** New guests without end from one address. */
const guests: Attack = async (server, until, tally) => {
  const nobody = new Guest(server, '198.51.100.50');
  await loops(10, until, async () => {
    count(tally, await nobody.send('POST', '/guest', '{"name":"Nobody"}'));
    await pause(50);
  });
};

export const ATTACKS = { chat, bodies, farm, lobby, lists, guesses, guests } as const;
export type AttackName = keyof typeof ATTACKS;
