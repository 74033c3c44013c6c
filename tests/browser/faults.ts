import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds that would stand in somebody's way. By night the same stands there in other colours. */
export async function seriousFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const night = matchMedia('(prefers-color-scheme: dark)').matches;
    const found = await Reflect.get(window, 'axe').run(document, {
      resultTypes: ['violations'],
      selectors: false,
      ...(night && { runOnly: ['color-contrast', 'link-in-text-block'] }),
    });
    const serious = found.violations.filter((one: { impact: string }) => ['serious', 'critical'].includes(one.impact));
    return serious.map((one: { id: string; nodes: { html: string }[] }) => `${one.id}: ${one.nodes[0]?.html}`);
  });
}
