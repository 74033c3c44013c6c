import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { EVIDENCE } from './browser/evidence.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

describe('a checkout on any system', () => {
  it('has the same bytes: text with plain line ends, and everything else is named as binary', () => {
    // One line a file: how it is stored, how it lies here, what is said of it, its name.
    const files = execFileSync('git', ['ls-files', '--eol'], { cwd: ROOT, encoding: 'utf8' }).trimEnd().split('\n');
    expect(files.length).toBeGreaterThan(1000);
    const asText = /^i\/(lf|none)\s+w\/(lf|none)\s+attr\/text=auto eol=lf\s/;
    const asBinary = /^i\/-text\s+w\/-text\s+attr\/-text\s/;
    // A file that is deleted here, but not in the index yet, lies nowhere.
    const deleted = /\sw\/\s/;
    expect(files.filter((file) => ![asText, asBinary, deleted].some((form) => form.test(file)))).toEqual([]);
  });
});

describe('public tests', () => {
  it('keep the screenshots and logs of browser tests that failed', () => {
    const workflow = readFileSync(new URL('../.github/workflows/test.yml', import.meta.url), 'utf8');
    expect(workflow).toContain(`path: ${EVIDENCE}\n`);
    // The folder begins with a dot.
    expect(workflow).toContain('include-hidden-files: true');
  });
});
