import { seriousFindings } from '../../stack/axe';
import { expect, test } from '../../stack/fixtures';
import { issued } from '../../stack/orders';
import { FALCON } from '../../stack/portals';
import { PRODUCT, readable } from '../../stack/reading';
import { sessionOf, signedInAt } from '../../stack/session';

test('an order never names the product; a traveller opens its itinerary under the agency’s brand alone, until the link is revoked', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const { reference } = await issued(await sessionOf(request, FALCON));
  await signedInAt(page, request, FALCON, `/flight-order?reference=${reference}`);
  const share = page.getByRole('button', { name: 'Create the link' });
  await expect(share).toBeVisible();
  expect(await readable(page), 'the order').not.toMatch(PRODUCT);
  await share.click();
  const link = await page.getByText(/\/itinerary\?token=[0-9a-f]{64}/).textContent();
  const traveller = await browser.newContext();
  const seen = await traveller.newPage();
  await seen.goto(link ?? '');
  await expect(seen.getByRole('heading', { name: 'Your itinerary' })).toBeVisible();
  await expect(seen.getByRole('article')).toContainText(reference);
  expect(await readable(seen)).not.toMatch(/falcon|jetway/i);
  expect(await seriousFindings(seen), 'what the traveller sees').toEqual([]);
  const [calendar] = await Promise.all([
    seen.waitForEvent('download'),
    seen.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(calendar.suggestedFilename()).toBe('itinerary.ics');
  await page.getByRole('button', { name: 'Revoke the link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke the link' }).click();
  await expect(page.getByText(/The last link was revoked/)).toBeVisible();
  await seen.reload();
  await expect(seen.getByRole('heading', { name: 'This link was revoked' })).toBeVisible();
  await traveller.close();

  await page.goto(`${FALCON.origin}/print-preview?reference=${reference}`);
  await expect(page.getByRole('article')).toBeVisible();
  expect(await readable(page), 'the document').not.toMatch(PRODUCT);
});
