import type { Page, Route } from '@playwright/test';

import { LedgerSlot } from '../../pages/slot.page';
import { expect, test } from '../../stack/fixtures';
import type { Parts } from '../../stack/modules';
import { answering, fetchingNothingAhead, partsOf, publishedAs, signedIn } from '../../stack/modules';
import { FALCON } from '../../stack/portals';

/** What the browser and the federation runtime say of a module that does not come. */
const NOISE = /Failed to load|MIME type|mfe_payments|ScriptExternalLoadError|RUNTIME-00|ERR_FAILED|integrity|broke at|ChunkLoadError/;

type Fault = (page: Page, parts: Parts) => Promise<() => Promise<unknown>>;

const notFound = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'not found' });
const html = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in to the proxy</title>' });
const problem = (route: Route) => route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"code":"upstream.away","exposes":null}' });
const away = (route: Route) => route.abort();

/** Published broken: it throws until it is told that it was mended. */
const throwing = (file: 'entry' | 'expose' | 'page'): Fault => (page, parts) =>
  mendable(page, parts, parts[file], (text) => `if(!self.mended)throw new Error("broke at start");${text}`);

async function mendable(page: Page, parts: Parts, path: string, edit: (text: string) => string) {
  await publishedAs(page, parts, path, edit);
  return () => page.evaluate(() => Object.assign(self, { mended: true }));
}

/** Before the page is opened, since a page keeps the hashes it came with. */
const PUBLISHED: [name: string, fault: Fault][] = [
  ['an entry that throws as it runs', throwing('entry')],
  ['a module that throws at start', throwing('expose')],
  ['a page whose file throws', throwing('page')],
  [
    'a page that throws as it is drawn',
    (page, parts) =>
      mendable(page, parts, parts.expose, (text) =>
        text.replace(/Component:(\w+)\.LedgerPage/, 'Component:()=>{if(!self.mended)throw new Error("broke at render");return $1.LedgerPage()}'),
      ),
  ],
];

/** On the way to the browser. */
const FETCHED: [name: string, fault: Fault][] = [
  ['no entry', (page, { entry }) => answering(page, entry, notFound)],
  ['HTML in place of the entry', (page, { entry }) => answering(page, entry, html)],
  ['a JSON error in place of the entry', (page, { entry }) => answering(page, entry, problem)],
  ['no connection for the entry', (page, { entry }) => answering(page, entry, away)],
  ['no chunk', (page, { expose }) => answering(page, expose, notFound)],
  ['a JSON error in place of a chunk', (page, { expose }) => answering(page, expose, problem)],
  ['no lazy chunk', (page, { page: path }) => answering(page, path, notFound)],
  ['HTML in place of a lazy chunk', (page, { page: path }) => answering(page, path, html)],
];

for (const [name, fault] of [...PUBLISHED, ...FETCHED]) {
  test(`${name}: its slot says so, the rest works, and trying again recovers`, async ({ page, request, complaints }) => {
    complaints.expect(NOISE);
    const parts = await partsOf(request, FALCON, 'mfe-payments', 'LedgerPage');
    const slot = new LedgerSlot(page);
    await page.clock.install();
    await signedIn(page, request, FALCON);
    await fetchingNothingAhead(page);
    const mend = await fault(page, parts);
    await page.goto(`${FALCON.origin}/searchpad`);

    await slot.choose();
    await slot.fails();
    await slot.leavesTheRestWorking();
    await slot.choose();
    await slot.fails();

    await mend();
    await slot.again.click();
    await expect(slot.heading).toBeVisible();
  });
}
