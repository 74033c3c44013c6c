// Lists the lines of the rulebook's chapters 3 to 10 that no row of the rule index covers.
// Usage: node packages/western-empires/scripts/uncovered-lines.mjs <text of the rulebook>
import { readFileSync } from 'node:fs';

const { chapters, rows, furniture } = JSON.parse(readFileSync(new URL('../rules-lines.json', import.meta.url), 'utf8'));

/** The line numbers of "12-14,20". */
function numbersIn(ranges) {
  return ranges.split(',').flatMap((range) => {
    const [first, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  });
}

const [book] = process.argv.slice(2);
if (book === undefined) throw new Error('Name the text file of the rulebook.');
const text = readFileSync(book, 'utf8').split('\n');
const covered = new Set([...Object.values(rows), ...Object.values(furniture)].flatMap(numbersIn));
const uncovered = numbersIn(chapters).filter((line) => (text[line - 1] ?? '').trim() !== '' && !covered.has(line));
for (const line of uncovered) console.log(`${line}\t${text[line - 1]}`);
console.log(`${uncovered.length} of ${numbersIn(chapters).length} lines are covered by no row.`);
process.exitCode = uncovered.length === 0 ? 0 : 1;
