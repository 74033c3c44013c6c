// npm run new-game <name>: adds a small game that can be played, tested and listed, as a beginning for one's own.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf, inWords, listEntry } from './new-game/skeleton.mjs';
import { giveUp, link, ready, root, run, tool } from './ready.mjs';

const [name = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) giveUp('Say a name in small letters: npm run new-game river-trade');
if (existsSync(join(root, 'packages', name))) giveUp(`There is a package called ${name} already.`);
ready();

for (const [path, text] of Object.entries(filesOf(name))) {
  const file = join(root, 'packages', name, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Changes a file, which must have the place that is looked for. */
function edit(path, change) {
  const file = join(root, path);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) giveUp(`${path} could not be changed. Add ${name} there by hand.`);
  writeFileSync(file, after);
}

const addJson = (change) => (text) => {
  const data = JSON.parse(text);
  change(data);
  return `${JSON.stringify(data, null, 2)}\n`;
};

// The list of games, and what the compiler builds.
edit('packages/games/src/index.ts', (text) => text.replace('\n});', (end) => `\n${listEntry(name)}${end}`));
edit(
  'packages/games/package.json',
  addJson(({ dependencies }) => {
    dependencies[`@ecumene/${name}`] = '*';
  }),
);
for (const [file, path] of [
  ['packages/games/tsconfig.json', `../${name}`],
  ['tsconfig.json', `packages/${name}`],
  ['tsconfig.tests.json', `packages/${name}`],
])
  edit(
    file,
    addJson(({ references }) => references.push({ path })),
  );

const edited = ['packages/games', `packages/${name}`, 'tsconfig.json', 'tsconfig.tests.json'];
tool('@biomejs/biome/bin/biome', ['check', '--write', '--log-level=error', ...edited]);
link();
if (run(process.execPath, [join(root, 'scripts', 'catalogue.mjs')]) !== 0)
  giveUp('The catalogue could not be updated.');
console.log(`
${inWords(name)} is in packages/${name}, and in the list of games. It has a plain screen and the random bot.

  npx ecumene play ${name}
  npx vitest run packages/${name}
  npm run check

docs/first-game.md says what comes next.`);
