import { chromiumPath } from '../../scripts/chromium.mjs';
import { buildSiteIfOutdated } from '../../scripts/site.mjs';
import { makeTestSite } from './test-site.ts';

/** Runs once before the browser tests: there is a browser, and the site is up to date. */
export default function setup(): void {
  chromiumPath();
  buildSiteIfOutdated();
  makeTestSite();
}
