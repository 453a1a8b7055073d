import type { Page } from '@playwright/test';

import { seriousFindings } from '../../stack/axe';
import { expect, test } from '../../stack/fixtures';
import { bootOf } from '../../stack/modules';
import { issued } from '../../stack/orders';
import { FALCON } from '../../stack/portals';
import { sessionOf, signedIn, signedInAt } from '../../stack/session';

const PRODUCT = /jetway/i;

/** What somebody reads on a page: texts, title, and names of pictures and fields. */
async function readable(page: Page): Promise<string> {
  const named = await page.locator('[alt], [aria-label], [title], [placeholder]').evaluateAll((elements) =>
    elements.flatMap((element) => ['alt', 'aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? '')),
  );
  return [await page.title(), await page.locator('body').innerText(), ...named].join('\n');
}

test('no screen of another brand names the product', async ({ page, request }) => {
  test.slow();
  const { reference } = await issued(await sessionOf(request, FALCON));
  const { releases } = await bootOf(request, FALCON);
  const routes = Object.values(releases.modules).flatMap(({ manifest }) => manifest.routes);
  const open = (layout: string) => routes.filter((route) => (route.layout ?? 'agent') === layout && !route.path.includes(':')).map(({ path }) => path);
  for (const path of [...open('public'), ...open('plain')]) {
    await page.goto(`${FALCON.origin}${path}`);
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    expect(await readable(page), path).not.toMatch(PRODUCT);
  }
  await signedIn(page, request, FALCON);
  for (const path of [...open('agent'), `/flight-order?reference=${reference}`, `/print-preview?reference=${reference}`]) {
    await page.goto(`${FALCON.origin}${path}`);
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    expect(await readable(page), path).not.toMatch(PRODUCT);
  }
});

test('a traveller opens the itinerary an agent shares, under the agency’s brand alone, until it is revoked', async ({ page, request, browser }) => {
  test.slow();
  const { reference } = await issued(await sessionOf(request, FALCON));
  await signedInAt(page, request, FALCON, `/flight-order?reference=${reference}`);
  await page.getByRole('button', { name: 'Create the link' }).click();
  const link = await page.getByText(/\/itinerary\?token=[0-9a-f]{64}/).textContent();
  const traveller = await browser.newContext();
  const seen = await traveller.newPage();
  await seen.goto(link ?? '');
  await expect(seen.getByRole('heading', { name: 'Your itinerary' })).toBeVisible();
  await expect(seen.getByRole('article')).toContainText(reference);
  expect(await readable(seen)).not.toMatch(/falcon|jetway/i);
  expect(await seriousFindings(seen), 'what the traveller sees').toEqual([]);
  const [calendar] = await Promise.all([seen.waitForEvent('download'), seen.getByRole('link', { name: 'Add to calendar' }).click()]);
  expect(calendar.suggestedFilename()).toBe('itinerary.ics');
  await page.getByRole('button', { name: 'Revoke the link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke the link' }).click();
  await expect(page.getByText(/The last link was revoked/)).toBeVisible();
  await seen.reload();
  await expect(seen.getByRole('heading', { name: 'This link was revoked' })).toBeVisible();
  await traveller.close();
});
