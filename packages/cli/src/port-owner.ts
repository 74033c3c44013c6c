import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENING = '0A';
/** Milliseconds another server has to say who it is. */
const PATIENCE = 1500;

/** What has taken a port of this machine, as far as can be told. */
export async function portOwner(port: number): Promise<string | undefined> {
  const program = process.platform === 'linux' ? onLinux(port) : byLsof(port);
  const ours = await isEcumene(port);
  if (ours) return program === undefined ? 'another Ecumene' : `another Ecumene (${program})`;
  return program;
}

async function isEcumene(port: number): Promise<boolean> {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}/api/openapi.json`, { signal: AbortSignal.timeout(PATIENCE) });
    return (await reply.text()).includes('Ecumene');
  } catch {
    return false;
  }
}

/** The kernel lists sockets that listen, and each process the sockets it holds. */
function onLinux(port: number): string | undefined {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  const sockets = ['tcp', 'tcp6'].flatMap((name) => {
    const lines = contentOf(`/proc/net/${name}`).split('\n').slice(1);
    const columns = lines.map((line) => line.trim().split(/\s+/));
    return columns.flatMap(([, local = '', , state, , , , , , inode]) =>
      local.endsWith(`:${wanted}`) && state === LISTENING && inode !== undefined ? [`socket:[${inode}]`] : [],
    );
  });
  const pid =
    sockets.length === 0 ? undefined : namesIn('/proc').find((name) => /^\d+$/.test(name) && holds(name, sockets));
  return pid === undefined ? undefined : `${contentOf(`/proc/${pid}/comm`).trim()}, process ${pid}`;
}

function holds(pid: string, sockets: readonly string[]): boolean {
  return namesIn(`/proc/${pid}/fd`).some((fd) => sockets.includes(linkAt(`/proc/${pid}/fd/${fd}`)));
}

function byLsof(port: number): string | undefined {
  try {
    const told = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
      encoding: 'utf8',
      timeout: PATIENCE,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [pid, name] = [/^p(\d+)/m.exec(told)?.[1], /^c(.+)/m.exec(told)?.[1]];
    return pid === undefined ? undefined : `${name ?? 'a program'}, process ${pid}`;
  } catch {
    return undefined;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function linkAt(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
