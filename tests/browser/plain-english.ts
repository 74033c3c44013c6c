import type { Page } from 'playwright-core';

/** What stays as it is in every language: our own name, the games' names, and paragraphs of their books. */
const PROPER =
  /Ecumene|Advanced Civilization|Western Empires|Civilization: The Expansion Project|Through the Ages(: A New Story of Civilization)?|\b(AC|WE|EP|TTA) [\w.&-]+/g;
/** A paragraph and nothing else; some have longer names. */
const PARAGRAPH = /^(AC|WE|EP|TTA) [\w.&-]+ [\w. -]+$/;
/** Words the browser puts between the things of a list. */
const OF_LISTS = /\band\b/g;

interface Untranslated {
  /** Text a person reads or hears that did not go through the catalogue. */
  readonly words: readonly string[];
  /** By how much the page is wider than the screen. */
  readonly tooWide: number;
}

/** What a page in the pseudo language still says in plain English, besides the names of people. */
export async function plainEnglish(page: Page, people: readonly string[] = []): Promise<Untranslated> {
  const { texts, tooWide } = await page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const around = node.parentElement;
      if (around?.closest('script, noscript, time, option[lang]') || !around?.checkVisibility()) continue;
      found.add(node.textContent ?? '');
    }
    for (const heard of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${heard}]`)) found.add(element.getAttribute(heard) ?? '');
    const { scrollWidth, clientWidth } = document.documentElement;
    return { texts: [...found], tooWide: scrollWidth - clientWidth };
  });
  const isPlain = (text: string): boolean => {
    if (PARAGRAPH.test(text)) return false;
    const ours = text.replace(PROPER, '').replace(OF_LISTS, '');
    return /[A-Za-z]{2,}/.test(people.reduce((left, name) => left.replaceAll(name, ''), ours));
  };
  return { words: texts.map((text) => text.trim()).filter(isPlain), tooWide };
}
