// node scripts/tree.mjs <folder>: everything a server needs to run, and nothing to build it with. The Dockerfile makes its image of
// that, and a test starts it as a user without rights.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, giveUp, npm, ready, root } from './ready.mjs';
import { buildSiteIfOutdated } from './site.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) giveUp('say into which folder: node scripts/tree.mjs <folder>');
const tree = resolve(folder);
if (existsSync(tree) && readdirSync(tree).length > 0) giveUp(`${tree} is not empty.`);

ready();
build();
buildSiteIfOutdated();
mkdirSync(tree, { recursive: true });

/** Copies what is there, without tests and without what only the compiler needs. */
function copy(path) {
  const from = join(root, path);
  if (existsSync(from))
    cpSync(from, join(tree, path), { recursive: true, filter: (name) => !/\.(tsbuildinfo|d\.ts|map)$/.test(name) });
}

for (const path of ['LICENSE', 'package-lock.json', '.npmrc']) copy(path);
for (const name of [...readdirSync(join(root, 'packages')).map((one) => join('packages', one)), 'bench'])
  copy(join(name, 'package.json'));
const server = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
writeFileSync(
  join(tree, 'package.json'),
  `${JSON.stringify({ ...server, scripts: {}, devDependencies: {} }, null, 2)}\n`,
);
for (const name of readdirSync(join(root, 'packages'))) copy(join('packages', name, 'dist'));
copy('packages/cli/bin');
copy('packages/web/site');
if (npm('ci', '--omit=dev', '--workspace=@ecumene/cli', '--include-workspace-root=false', '--prefix', tree) !== 0)
  giveUp('npm could not install the packages. Its message is above.');
console.error(
  `Everything a server needs is in ${tree}. Start it: node ${join(folder, 'packages/cli/bin/ecumene.mjs')} serve`,
);
