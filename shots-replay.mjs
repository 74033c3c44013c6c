import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { chromiumPath } from './scripts/chromium.mjs';
const base = 'http://localhost:5299';
const want = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
const tables = ['acover', 'acrun', 'ttaover'].map((id) => JSON.parse(readFileSync(`/tmp/shot-${id}.json`, 'utf8')));
{ const run = tables[1]; run.saved.journal = run.saved.journal.slice(0, 1400); delete run.saved.checkpoint; }
async function visit(options) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  await context.addInitScript(() => { localStorage.setItem('ecumene.pace', 'calm'); localStorage.setItem('ecumene.tour', 'left'); });
  context.setDefaultTimeout(60000);
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  page.on('console', (m) => { if (['error','warning'].includes(m.type())) console.log('CONSOLE', m.text().slice(0, 300)); });
  await page.goto(`${base}/nowhere`);
  await page.locator('h1').waitFor();
  await page.evaluate((all) => new Promise((resolve, reject) => {
    const o = indexedDB.open('keyval-store');
    o.onupgradeneeded = () => o.result.createObjectStore('keyval');
    o.onerror = () => reject(o.error);
    o.onsuccess = () => { const w = o.result.transaction('keyval', 'readwrite'); for (const t of all) w.objectStore('keyval').put(t, `solo ${t.table.id}`); w.oncomplete = () => { o.result.close(); resolve(); }; };
  }), tables);
  return { page, context };
}
const sizes = { wide: {}, phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }, night: { colorScheme: 'dark' } };
const shots = {
  async replay(page, size) {
    await page.goto(`${base}/solo/acover/replay?seat=Ada`);
    const range = page.locator('.timeline-range'); await range.waitFor();
    await range.evaluate((el) => { const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set; set.call(el, Math.round(el.max * 0.72)); el.dispatchEvent(new Event('input', { bubbles: true })); });
    await page.waitForTimeout(1500);
    if (size === 'phone') { await page.screenshot({ path: `/tmp/web-replay/replay-${size}-closed.png` }); await page.locator('.sheet-handle').click(); await page.waitForTimeout(400); }
    const charts = page.getByRole('button', { name: 'Charts' });
    if (await charts.count()) await charts.click();
    await page.waitForTimeout(2500);
  },
  async result(page) { await page.goto(`${base}/solo/acover`); await page.locator('.afterwards').waitFor(); await page.waitForTimeout(3500); },
  async result2(page) { await shots.result(page); await page.locator('.turning-points').evaluate((e) => e.scrollIntoView()); await page.waitForTimeout(500); },
  async result3(page) { await shots.result(page); await page.locator('.charts').evaluate((e) => e.scrollIntoView()); await page.waitForTimeout(500); },
  async result4(page) { await shots.result(page); await page.locator('.suffered').evaluate((e) => e.scrollIntoView()); await page.waitForTimeout(500); },
  async proof(page) { await shots.result(page); await page.getByRole('button', { name: 'Proof of the deals' }).click(); await page.getByRole('button', { name: 'Prove the deals' }).click(); await page.locator('.proof').waitFor(); },
  async tta(page) { await page.goto(`${base}/solo/ttaover`); await page.locator('.result').waitFor(); await page.waitForTimeout(3000); },
  async ttareplay(page) { await page.goto(`${base}/solo/ttaover/replay?seat=Ada&at=200`); await page.locator('.timeline-range').waitFor(); await page.waitForTimeout(3000); },
  async whatif(page) { await page.goto(`${base}/solo/acover/replay?seat=Ada&at=1500`); await page.locator('.timeline-range').waitFor(); await page.waitForTimeout(1500); await page.getByRole('button', { name: /What if/ }).click(); await page.waitForTimeout(400); },
};
for (const [chapter, name] of [['nations', 'Nations'], ['score', 'Points'], ['held', 'Cards held'], ['stacks', 'Stacks'], ['calamities', 'Calamities'], ['charts', 'Charts']])
  for (const wide of [false, true]) shots[`almanac-${chapter}${wide ? '-wide' : ''}`] = async (page, size) => {
    await page.goto(`${base}/solo/acrun`); await page.locator('.question-bar').waitFor();
    const skip = page.getByRole('button', { name: 'Skip all' }); if (await skip.count()) await skip.click();
    if (size === 'phone') await page.locator('.sheet-handle').click();
    await page.getByRole('tab', { name: 'Almanac' }).click(); await page.locator('.almanac').waitFor();
    await page.getByRole('button', { name, exact: true }).click();
    if (wide) await page.getByRole('button', { name: 'Over the whole table' }).click();
    await page.waitForTimeout(1500);
  };
shots.track = async (page, size) => { await page.goto(`${base}/solo/acrun`); await page.locator('.question-bar').waitFor(); if (size === 'phone') await page.locator('.sheet-handle').click(); await page.getByRole('tab', { name: 'Track' }).click(); await page.waitForTimeout(1000); };
shots.over = async (page) => { await page.goto(`${base}/solo/acrun`); await page.locator('.question-bar').waitFor(); await page.waitForTimeout(1500); await page.locator('.sheet-handle').click(); await page.waitForTimeout(800); console.log(await page.evaluate(() => [document.documentElement.scrollWidth, [...document.querySelectorAll('*')].filter((e) => e.getBoundingClientRect().right > 391 && getComputedStyle(e).position !== 'static' ).map((e) => e.tagName + '.' + e.getAttribute('class') + ' ' + Math.round(e.getBoundingClientRect().right) + getComputedStyle(e).position).slice(0, 12)])); };
for (const one of want) {
  const [name, size = 'wide'] = one.split(':');
  const { page, context } = await visit(sizes[size]);
  try { await shots[name](page, size); } catch (e) { console.log('FAILED', one, e.message.slice(0, 400)); }
  const clip = /almanac|track/.test(name) && size === 'wide' && !name.endsWith('wide') ? { clip: { x: 1104, y: 48, width: 336, height: 780 } } : {};
  await page.screenshot({ path: `/tmp/web-replay/${name}-${size}.png`, ...clip });
  if (size === 'phone') console.log(one, 'scrollWidth', await page.evaluate(() => document.documentElement.scrollWidth));
  await context.close();
}
await browser.close();
