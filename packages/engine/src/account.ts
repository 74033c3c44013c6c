import type { RuleIndex } from './rules.ts';

/** The honest account of a rulebook: which of its rules have code that names them, and a passing test. */
export interface Account {
  readonly book: string;
  readonly rules: number;
  readonly withCode: number;
  readonly withPassingTest: number;
  /** Rules that lack code or a passing test. */
  readonly missing: readonly string[];
  readonly withoutCode: readonly string[];
  readonly withoutTest: readonly string[];
  /** Paragraphs that code or tests name although the index does not have them. */
  readonly unknown: readonly string[];
}

export interface TestResult {
  readonly title: string;
  readonly passed: boolean;
}

/** What `@rule AC 30.311` tags in source texts name, for one book. */
export function taggedIn(index: RuleIndex, sources: readonly string[]): { known: Set<string>; unknown: Set<string> } {
  const longestFirst = index.paragraphs.map(({ id }) => id).sort((a, b) => b.length - a.length);
  const known = new Set<string>();
  const unknown = new Set<string>();
  for (const source of sources) {
    for (const [, book, text = ''] of source.matchAll(/@rule (\S+) ([^@\n]*)/g)) {
      if (book !== index.book) continue;
      const id = longestFirst.find((one) => text.startsWith(one) && !/^[\w.]*\w/.test(text.slice(one.length)));
      if (id === undefined) unknown.add(text.replace(/\s*\*\/.*$/, '').trim());
      else known.add(id);
    }
  }
  return { known, unknown };
}

/** What test titles such as `[AC 24.22] equal forces ...` name, for one book. */
export function titledIn(index: RuleIndex, titles: readonly string[]): Set<string> {
  const pattern = new RegExp(`\\[${index.book} ([^\\]]+)\\]`, 'g');
  return new Set(titles.flatMap((title) => [...title.matchAll(pattern)].map(([, id = '']) => id)));
}

/** A paragraph is proved when a test names it and every test that names it passes. */
export function account(index: RuleIndex, sources: readonly string[], tests: readonly TestResult[]): Account {
  const rules = index.paragraphs.filter(({ kind }) => kind === 'rule').map(({ id }) => id);
  const everyId = new Set(index.paragraphs.map(({ id }) => id));
  const { known: coded, unknown } = taggedIn(index, sources);
  const titles = (passed: boolean) => tests.filter((test) => test.passed === passed).map((test) => test.title);
  const failing = titledIn(index, titles(false));
  const named = titledIn(index, titles(true));
  const proved = new Set([...named].filter((id) => !failing.has(id)));
  const withoutCode = rules.filter((id) => !coded.has(id));
  const withoutTest = rules.filter((id) => !proved.has(id));
  return {
    book: index.book,
    rules: rules.length,
    withCode: rules.length - withoutCode.length,
    withPassingTest: rules.length - withoutTest.length,
    missing: rules.filter((id) => !coded.has(id) || !proved.has(id)),
    withoutCode,
    withoutTest,
    unknown: [...unknown, ...[...named, ...failing].filter((id) => !everyId.has(id))],
  };
}
