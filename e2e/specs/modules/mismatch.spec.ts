import type { Page } from '@playwright/test';

import { LedgerSlot } from '../../pages/slot.page';
import { addressOf, hostOf } from '../../stack/api';
import { expect, test } from '../../stack/fixtures';
import { bootedAs, bootOf, existsFor, partsOf, publishedAs } from '../../stack/modules';
import { FALCON } from '../../stack/portals';
import { PRODUCT, readable } from '../../stack/reading';
import { signedIn } from '../../stack/session';

const NOISE = /mfe_payments|VersionMismatch/;

async function refused(page: Page, ...versions: string[]): Promise<void> {
  const slot = new LedgerSlot(page);
  await slot.besideSearch();
  await slot.choose();
  await expect(page.getByRole('heading', { name: 'This page needs another version of the portal' })).toBeVisible();
  for (const version of versions) await expect(page.getByRole('alert')).toContainText(version);
  await slot.leavesTheRestWorking();
}

test('a module that needs another React is refused, not run, and both versions are named', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(NOISE);
  const parts = await partsOf(request, FALCON, 'mfe-payments', 'LedgerPage');
  await signedIn(page, request, FALCON);
  await publishedAs(page, parts, parts.entry, (text) => text.replaceAll('^19.3.1', '^18.0.0'));
  await refused(page, '^18.0.0', '19.3.1');
});

test('a module for a newer contract is refused before any of its code is fetched, and both are named', async ({
  page,
  request,
}) => {
  await signedIn(page, request, FALCON);
  await bootedAs(page, ({ releases }) =>
    Object.assign(releases.modules['mfe-payments']?.manifest ?? {}, { contractVersion: 7 }),
  );
  const { version } = (await bootOf(request, FALCON)).releases.modules['mfe-payments'] ?? { version: '' };
  const code: string[] = [];
  page.on('request', (asked) => asked.url().includes('/releases/mfe-payments/') && code.push(asked.url()));
  await refused(page, `${version} needs contract 7`, 'has contract 1');
  expect(code).toEqual([]);
});

test("a module that bundles a newer kit still gets the shell's, and so do all others", async ({ page, request }) => {
  const parts = await partsOf(request, FALCON, 'mfe-payments', 'LedgerPage');
  await signedIn(page, request, FALCON);
  const bring = `;(()=>{const own=mfe_payments.init;mfe_payments={get:mfe_payments.get,init:(scope,...rest)=>{
    for(const kit of ['@jetway/kit-ui','@jetway/kit-ui/forms','react'])(scope[kit]??={})['1.99.0']={version:'1.99.0',from:'mfe_payments',scope:['default'],shareConfig:{singleton:true},get:()=>{self.upgraded=kit;return Promise.resolve(()=>({}))}};
    return own(scope,...rest)}}})()`;
  await publishedAs(page, parts, parts.entry, (text) => text + bring);
  await page.goto(`${FALCON.origin}/my-transactions`);
  const slot = new LedgerSlot(page);
  await expect(slot.heading).toBeVisible();
  await slot.leavesTheRestWorking();
  expect(await page.evaluate(() => (self as { upgraded?: string }).upgraded)).toBeUndefined();
});

test('a JSON error in place of a manifest disables its module and leaves the others', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/404/);
  await signedIn(page, request, FALCON);
  await bootedAs(page, ({ releases }) =>
    Object.assign(releases.modules['mfe-payments'] ?? {}, { manifest: { status: 503, code: 'upstream.away' } }),
  );
  const manifests: string[] = [];
  page.on('request', (asked) => /mf-manifest|module\.json/.test(asked.url()) && manifests.push(asked.url()));
  await page.goto(`${FALCON.origin}/my-transactions`);
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await page.goto(`${FALCON.origin}/searchpad`);
  await expect(page.getByRole('button', { name: 'Search flights' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ledger', exact: true })).toBeHidden();
  expect(manifests, 'manifests are part of the document').toEqual([]);
});

test('a missing file is a plain 404, never a page', async ({ request }) => {
  const { releases } = await bootOf(request, FALCON);
  const answer = await request.get(addressOf(`${releases.modules['mfe-payments']?.base}page.0badc0de.js`), {
    headers: hostOf(FALCON),
  });
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).not.toMatch(/html|javascript/);
});

/** Headings that the shell shows in place of a page. */
const NO_PAGE =
  /This page does not exist|You have no access to this page|This page could not be loaded|This page needs another version|Something went wrong/;

test("every address opens as a deep link, a page fetches no other module's code, and no page of another brand names the product", async ({
  page,
  request,
}) => {
  test.slow();
  const { releases, tenant } = await bootOf(request, FALCON);
  const places = Object.values(releases.modules).flatMap(({ manifest }) =>
    manifest.routes
      .filter((route) => !route.path.includes(':') && existsFor(route, tenant))
      .map(({ path, layout }) => ({ path, isPublic: layout === 'public', id: manifest.id })),
  );
  const fetched: string[] = [];
  page.on('request', (asked) => fetched.push(/\/releases\/(mfe-[a-z-]+)\//.exec(asked.url())?.[1] ?? ''));
  const open = async (path: string) => {
    // Pending requests of the page before are not counted.
    await page.goto('about:blank');
    fetched.length = 0;
    await page.goto(FALCON.origin + path);
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    expect(await readable(page), path).not.toMatch(PRODUCT);
  };
  const visit = async (isPublic: boolean) => {
    for (const { path, id } of places.filter((place) => place.isPublic === isPublic)) {
      await open(path);
      if (id === 'mfe-shell') continue;
      await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible();
      await expect(page.getByRole('heading', { name: NO_PAGE }), path).toHaveCount(0);
      expect(new URL(page.url()).pathname, 'no redirect').toBe(path);
      expect(new Set(fetched.filter((module) => module && module !== 'mfe-shell')), path).toEqual(new Set([id]));
    }
  };
  await visit(true);
  await open('/no-such-path');
  await signedIn(page, request, FALCON);
  await visit(false);
});
