// npm run catalogue: collects every sentence a player may read. With locales (npm run catalogue -- de), also brings the
// files of those languages up to date: what is new is empty there, what nobody says any more is gone.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, giveUp, ready, root } from './ready.mjs';

ready();
build();
const { CATALOGUE, LANGUAGES, makeCatalogue, written } = await import('./catalogue/catalogue.mjs');
const { readSources } = await import('./catalogue/sources.mjs');
const { faultsOfTranslations } = await import('./catalogue/translations.mjs');

const catalogue = makeCatalogue(readSources(root));
writeFileSync(CATALOGUE, written(catalogue));
console.log(`${Object.keys(catalogue).length} sentences in the catalogue.`);

for (const locale of process.argv.slice(2)) {
  if (Intl.getCanonicalLocales(locale)[0] !== locale) giveUp(`${locale} is not how a language is written.`);
  const path = join(LANGUAGES, `${locale}.json`);
  const before = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const after = Object.fromEntries(Object.keys(catalogue).map((sentence) => [sentence, before[sentence] ?? '']));
  writeFileSync(path, written(after));
  const left = Object.values(after).filter((words) => words === '').length;
  console.log(`${locale}: ${left} sentences are still to be translated.`);
}

const faults = faultsOfTranslations();
for (const fault of faults) console.error(`ecumene: ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
