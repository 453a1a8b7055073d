import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { STATE } from '../../stack/addresses';
import { expect, test } from '../../stack/fixtures';
import { bootOf } from '../../stack/modules';
import { FALCON, ORIGINAL } from '../../stack/portals';
import { publishChanged, release, servedHere } from '../../stack/releases';
import { signedIn } from '../../stack/session';

const FLIGHTS = 'mfe-flights';
const PAYMENTS = 'mfe-payments';

/** A link, as printed by `jetway release override`. */
function linkTo(module: string, ...place: ['--version' | '--url', string]): string {
  const key = join(STATE ?? '', 'secrets/override.key');
  const link = release(
    'override',
    '--module',
    module,
    ...place,
    '--tenant',
    FALCON.tenant,
    '--host',
    FALCON.origin,
    '--for',
    '30m',
    '--key-file',
    key,
  );
  return link.trim();
}

async function searchButton(page: Page, name: string): Promise<void> {
  await page.goto(`${FALCON.origin}/searchpad`);
  await expect(page.getByRole('button', { name })).toBeVisible();
}

async function opened(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
}

test('staff see another version through a signed link, a banner says so until it is reset, and no other user is affected', async ({
  page,
  browser,
  request,
}) => {
  test.skip(!STATE, 'needs its own stack');
  test.slow();
  const version = `9.1.${Date.now()}-staff`;
  publishChanged(FLIGHTS, version, ['Search flights', 'Staff flights']);
  await signedIn(page, request, FALCON);
  await page.goto(linkTo(FLIGHTS, '--version', version));
  await searchButton(page, 'Staff flights');
  const banner = page.getByRole('complementary', { name: 'Staff override' });
  await expect(banner).toContainText(FLIGHTS);
  await expect(banner).toContainText(version);

  const other = await opened(browser);
  await signedIn(other, request, FALCON);
  await searchButton(other, 'Search flights');
  await expect(other.getByRole('complementary', { name: 'Staff override' })).toHaveCount(0);
  expect((await bootOf(request, FALCON)).releases.modules[FLIGHTS]?.version).not.toBe(version);

  await page.reload();
  await expect(banner).toBeVisible();
  await banner.getByRole('link', { name: 'Show the released version' }).click();
  // The link's own page has loaded, so the next address aborts no navigation.
  await expect(banner).toHaveCount(0);
  await searchButton(page, 'Search flights');
  await expect(banner).toHaveCount(0);
  await other.context().close();
});

test('staff see a build from their own machine under the live page’s policies, until it is reset', async ({
  page,
  request,
}) => {
  test.skip(!STATE, 'needs its own stack');
  const local = await servedHere(PAYMENTS, ['Payment ledger', 'Ledger being written']);
  const headed = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
  try {
    await signedIn(page, request, FALCON);
    await page.goto(linkTo(PAYMENTS, '--url', local.origin));
    const answer = await page.goto(`${FALCON.origin}/my-transactions`);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain(local.origin);
    await expect(headed('Ledger being written')).toBeVisible();
    expect(local.asked.filter((file) => /^remoteEntry\.\w+\.js$/.test(file))).toHaveLength(1);
    expect(
      local.asked.filter((file) => file.endsWith('.js')).length,
      'its chunks are loaded from there too',
    ).toBeGreaterThan(2);
    const banner = page.getByRole('complementary', { name: 'Staff override' });
    await expect(banner).toContainText(PAYMENTS);
    await expect(banner).toContainText(local.origin);

    await banner.getByRole('link', { name: 'Show the released version' }).click();
    await expect(banner).toHaveCount(0);
    await page.goto(`${FALCON.origin}/my-transactions`);
    await expect(headed('Payment ledger')).toBeVisible();
    await expect(banner).toHaveCount(0);
  } finally {
    local.stop();
  }
});

test('a link that was changed or made for another portal shows nothing and says why', async ({
  page,
  browser,
  request,
  complaints,
}) => {
  test.skip(!STATE, 'needs its own stack');
  // The browser's own page for a text has a script, which the text's policy does not let run.
  complaints.expect(/403|Failed to load|Blocked script execution/);
  const { version } = (await bootOf(request, FALCON)).releases.modules[FLIGHTS] ?? { version: '' };
  const link = linkTo(FLIGHTS, '--version', version);
  const at = link.indexOf('token=') + 20;
  const forged = link.slice(0, at) + (link[at] === 'A' ? 'B' : 'A') + link.slice(at + 1);
  await page.goto(forged);
  await expect(page.getByText('not made for this installation')).toBeVisible();
  const elsewhere = await opened(browser);
  await elsewhere.goto(link.replace(FALCON.origin, ORIGINAL.origin));
  await expect(elsewhere.getByText('made for another portal')).toBeVisible();
  await elsewhere.context().close();
  await page.goto(`${FALCON.origin}/`);
  await expect(page.getByRole('complementary', { name: 'Staff override' })).toHaveCount(0);
});
