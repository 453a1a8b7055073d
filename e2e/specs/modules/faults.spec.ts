import type { Page, Route } from '@playwright/test';

import { LedgerSlot } from '../../pages/slot.page';
import { expect, test } from '../../stack/fixtures';
import type { Parts } from '../../stack/modules';
import { answering, lateChunk, notFound, partsOf, publishedAs } from '../../stack/modules';
import { FALCON } from '../../stack/portals';
import { signedIn } from '../../stack/session';

/** What the browser and the federation runtime log for a module that does not load. */
const NOISE =
  /Failed to load|MIME type|mfe_payments|ScriptExternalLoadError|RUNTIME-00|ERR_FAILED|integrity|broke at|ChunkLoadError/;

test.describe.configure({ mode: 'parallel' });

type Fault = (page: Page, parts: Parts) => Promise<() => Promise<unknown>>;

const html = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in to the proxy</title>' });
const problem = (route: Route) =>
  route.fulfill({
    status: 503,
    contentType: 'application/problem+json',
    body: '{"code":"upstream.away","exposes":null}',
  });
const away = (route: Route) => route.abort();

/** Published broken: throws until `self.mended` is set. */
const throwing =
  (file: 'entry' | 'expose' | 'page'): Fault =>
  (page, parts) =>
    mendable(page, parts, parts[file], (text) => `if(!self.mended)throw new Error("broke at start");${text}`);

async function mendable(page: Page, parts: Parts, path: string, edit: (text: string) => string) {
  await publishedAs(page, parts, path, edit);
  return () => page.evaluate(() => Object.assign(self, { mended: true }));
}

/** Set up before the page is opened, since a page keeps the hashes of its document. */
const PUBLISHED: [name: string, fault: Fault][] = [
  ['an entry that throws as it runs', throwing('entry')],
  ['a module that throws at start', throwing('expose')],
  ['a page whose file throws', throwing('page')],
  [
    'a page that throws while rendering',
    (page, parts) =>
      mendable(page, parts, parts.expose, (text) =>
        text.replace(
          /Component:(\w+)\.LedgerPage/,
          'Component:()=>{if(!self.mended)throw new Error("broke at render");return $1.LedgerPage()}',
        ),
      ),
  ],
];

/** Faults in transit to the browser. */
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
  test(`${name}: its slot says so, the rest works, and trying again recovers`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.expect(NOISE);
    const parts = await partsOf(request, FALCON, 'mfe-payments', 'LedgerPage');
    const slot = new LedgerSlot(page);
    await page.clock.install();
    await signedIn(page, request, FALCON);
    const mend = await fault(page, parts);
    await slot.besideSearch();

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

test('a component that does not load while the page renders: the slot says so, the rest works, and a fresh page has it', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(NOISE);
  const part = await lateChunk(request, FALCON, 'SelectControl');
  const slot = new LedgerSlot(page);
  await signedIn(page, request, FALCON);
  const mend = await answering(page, part, notFound);
  // The search form uses that control too; the list of travellers does not.
  await page.goto(`${FALCON.origin}/traveller-information`);
  const travellers = page.getByRole('main').getByRole('heading', { level: 1, name: 'Travellers' });
  await expect(travellers).toBeVisible();
  await slot.choose();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(slot.heading).toHaveCount(0);
  await page.getByRole('link', { name: 'Travellers', exact: true }).click();
  await expect(travellers).toBeVisible();

  await slot.choose();
  await mend();
  await slot.again.click();
  await expect(slot.heading).toBeVisible();
  await expect(page.getByRole('button', { name: /Type/ })).toBeVisible();
});

for (const [thrown, words] of [
  ['new Error("The ledger broke.")', 'The ledger broke.'],
  ['0', 'An unknown error occurred. Please try again.'],
]) {
  test(`a page that throws ${thrown} while rendering shows the message; the user can go back or reload (P-107, P-108, P-109)`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.expect(/The ledger broke|render 0|^0 @|uncaught|Uncaught/);
    const parts = await partsOf(request, FALCON, 'mfe-payments', 'LedgerPage');
    const main = page.getByRole('main');
    await signedIn(page, request, FALCON);
    await publishedAs(page, parts, parts.expose, (text) =>
      text.replace(
        /Component:(\w+)\.LedgerPage/,
        `Component:()=>{if(!sessionStorage.mended)throw ${thrown ?? ''};return $1.LedgerPage()}`,
      ),
    );
    await page.goto(`${FALCON.origin}/my-profile`);
    await expect(main.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
    await page.getByRole('link', { name: 'Ledger', exact: true }).click();
    const screen = main.getByRole('alert');
    await expect(screen.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
    await expect(screen).toContainText(words ?? '');
    await expect(page.getByRole('banner')).toBeVisible();
    await screen.getByRole('button', { name: 'Go Back' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();

    await page.getByRole('link', { name: 'Ledger', exact: true }).click();
    await expect(screen).toContainText(words ?? '');
    await page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
    await screen.getByRole('button', { name: 'Reload' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Ledger' })).toBeVisible();
  });
}
