import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCatalogue, readCatalogue } from '../scripts/catalogue/catalogue.mjs';
import { collectSentences } from '../scripts/catalogue/sentences.mjs';
import { parse, readSources, type Sources } from '../scripts/catalogue/sources.mjs';
import { faultOf, faultsOfTranslations } from '../scripts/catalogue/translations.mjs';
import { rawFillings, rawWords, saidTooEarly } from '../scripts/catalogue/unsaid.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

describe('the catalogue', () => {
  let sources: Sources;
  beforeAll(() => {
    sources = readSources(ROOT);
  });

  test('is what the code says today: run npm run catalogue', () => {
    expect(readCatalogue()).toEqual(makeCatalogue(sources));
  });

  test('knows everything that is said', () => {
    expect(collectSentences(sources).unknown).toEqual([]);
  });

  test('is all there is on the screen', () => {
    expect(rawWords(sources)).toEqual([]);
    expect(rawFillings(sources)).toEqual([]);
  });

  test('is there before the first page speaks', () => {
    expect(saidTooEarly(sources)).toEqual([]);
  });

  test('has no sentence that cannot be said', () => {
    const faults = Object.keys(readCatalogue()).flatMap((sentence) => faultOf(sentence, sentence, 'en') ?? []);
    expect(faults).toEqual([]);
  });
});

describe('a translation', () => {
  const SENTENCE = '{who} has {n, plural, one {a card} other {# cards}}.';

  test.each([
    ['{n, plural, one {Eine Karte} other {# Karten}} hat {who}.', 'de', undefined],
    ['', 'de', undefined],
    ['{wer} hat eine Karte.', 'de', 'nothing fills {wer}'],
    ['{who} hat {n, plural, one {eine Karte}}.', 'de', 'no form for 0 in:  one {eine Karte}'],
    ['{who hat Karten.', 'de', 'a gap is not closed in: {who hat Karten.'],
  ])('%s', (words, locale, fault) => {
    expect(faultOf(SENTENCE, words, locale)).toBe(fault);
  });

  test('can be said in every language there is', () => {
    expect(faultsOfTranslations()).toEqual([]);
  });
});

describe('reading the code', () => {
  const screen = (text: string): Sources =>
    new Map([['web/page.tsx', parse('page.tsx', `import { t } from './text/text.ts';\n${text}`)]]);
  const sentencesOf = (text: string): readonly string[] => [...collectSentences(screen(text)).said.keys()];

  test.each([
    ['a sentence as it is', "t('One');", ['One']],
    ['a choice of two', "t(late ? 'One' : 'Two');", ['One', 'Two']],
    ['a constant', "const SENTENCE = 'One';\nt(SENTENCE);", ['One']],
    ['a table of sentences', "const TABLE = { a: 'One', b: 'Two' } as const;\nt(TABLE[key]);", ['One', 'Two']],
    ['a function that hands it on', "function no(code, words) { return t(words); }\nno('x', 'One');", ['One']],
  ])('finds %s', (_, text, expected) => {
    expect(sentencesOf(text)).toEqual(expected);
  });

  test('says where it cannot tell what is said', () => {
    const { unknown } = collectSentences(screen("t(option.title);\nt('a' + b);"));
    expect(unknown).toEqual(['web/page.tsx:2 t(option.title)', "web/page.tsx:3 t('a' + b)"]);
  });

  test('another function of the same name says nothing', () => {
    expect(collectSentences(new Map([['web/page.tsx', parse('page.tsx', "say('One');")]])).said.size).toBe(0);
  });

  test('finds words that stand in the page as they are', () => {
    const page = screen('const a = <p title="Hello">Some words <b>{late ? "so" : t("One")}</b></p>;');
    expect(rawWords(page)).toEqual(['web/page.tsx:2 Hello', 'web/page.tsx:2 Some words', 'web/page.tsx:2 so']);
  });

  test('finds English put into a sentence as it is', () => {
    expect(rawFillings(screen("t('Take {what}', { what: 'no cards' });"))).toEqual(['web/page.tsx:2 what: no cards']);
  });
});
