import type { Page } from '@playwright/test';

import { expect, test } from '../../stack/fixtures';
import { bootOf, existsFor } from '../../stack/modules';
import { FALCON, ORIGINAL, PORTALS } from '../../stack/portals';
import { signedIn } from '../../stack/session';
import { turnTo } from '../../walks/walk';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const lost = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();

test('a signed-in user is taken from the home page to the search (P-033)', async ({ page, request }) => {
  await signedIn(page, request, FALCON);
  await page.goto(`${FALCON.origin}/`);
  await expect(page).toHaveURL(/\/searchpad$/);
  await expect(page.getByRole('button', { name: 'Search flights' })).toBeVisible();
});

test('no agent page opens without a token; the sign-in says why and remembers the page (P-172)', async ({
  page,
  request,
}) => {
  test.slow();
  const { releases, tenant } = await bootOf(request, FALCON);
  const routes = Object.values(releases.modules).flatMap(({ manifest }) =>
    manifest.routes.filter((route) => existsFor(route, tenant)),
  );
  // The access-denied page is not returned to after sign-in.
  const refusal = '/access-denied';
  const agents = routes.filter(
    ({ layout = 'agent', path }) => layout === 'agent' && !path.includes(':') && path !== refusal,
  );
  expect(agents.length).toBeGreaterThan(10);
  for (const [at, { path }] of agents.entries()) {
    // Full document loads prove nothing more after the first two.
    if (at < 2) await page.goto(`${FALCON.origin}${path}`);
    else await page.evaluate(turnTo, path);
    await expect(page, path).toHaveURL(`${FALCON.origin}/login?next=${encodeURIComponent(path)}`);
    await expect(page.getByText('Sign in to continue to the page you opened.')).toBeVisible();
  }
  await page.goto(`${FALCON.origin}${refusal}`);
  await expect(page).toHaveURL(`${FALCON.origin}/login`);
});

test('the sign-in has an address only where the tenant has a page for it (P-044)', async ({ page }) => {
  await page.goto(`${FALCON.origin}/login`);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.goto(`${ORIGINAL.origin}/login`);
  await lost(page);
});

for (const portal of PORTALS) {
  test(`an unknown address says so at ${portal.company}, signed in or not (P-046)`, async ({ page, request }) => {
    await page.goto(`${portal.origin}/no-such-path`);
    await lost(page);
    await signedIn(page, request, portal);
    await page.goto(`${portal.origin}/no-such-path`);
    await lost(page);
  });
}

test('a new page opens at its top, or at the hash of its address (P-105, P-106)', async ({ page }) => {
  await page.goto(`${FALCON.origin}/`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
  // A mouse click would scroll the navigation into view first.
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).dispatchEvent('click');
  await expect(page).toHaveURL(/\/about-us$/);
  await expect.poll(() => scrolled(page)).toBe(0);

  const part = page.locator('#mobile-app');
  await page.goto(`${ORIGINAL.origin}/`);
  await expect(part).toBeVisible();
  await expect(part).not.toBeInViewport();
  await page.goto('about:blank');
  await page.goto(`${ORIGINAL.origin}/#mobile-app`);
  await expect(part).toBeInViewport();
});
