import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** `npm ci` must work on every platform and with every registry. */

interface Locked {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const LOCKFILES = ['package-lock.json', 'scripts/chromium/package-lock.json'];

function readLockfile(path: string): Readonly<Record<string, Locked>> {
  return JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).packages;
}

/** The folders in which Node looks for a dependency, from the package itself up to the root. */
function lookedUp(from: string, name: string): readonly string[] {
  const inside = from === '' ? '' : `${from}/`;
  const outer = from.lastIndexOf('/node_modules/');
  const here = `${inside}node_modules/${name}`;
  return from === '' ? [here] : [here, ...lookedUp(outer < 0 ? '' : from.slice(0, outer), name)];
}

describe.each(LOCKFILES)('%s', (path) => {
  const packages = readLockfile(path);

  it('lists the binaries of every platform: npm ci refuses a lockfile that lacks one', () => {
    const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !lookedUp(from, name).some((at) => at in packages)),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry', () => {
    const named = Object.values(packages).filter(({ resolved, link }) => resolved !== undefined && link !== true);
    expect(named).toEqual([]);
  });
});
