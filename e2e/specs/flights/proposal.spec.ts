import { readFileSync } from 'node:fs';

import { ResultsPage } from '../../pages/results.page';
import { seriousFindings } from '../../stack/axe';
import { ownTrip } from '../../stack/days';
import { escape } from '../../stack/escape';
import { expect, test } from '../../stack/fixtures';
import { FALCON, ORIGINAL } from '../../stack/portals';
import { signedIn, signedInAt } from '../../stack/session';

test('flights go to a client who sees them at the client’s price without signing in (T-049, T-229, T-292)', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  await signedIn(page, request, FALCON);
  const results = new ResultsPage(page, FALCON);
  await results.open();
  await results.quote(0).click();
  await results.quote(1).click();
  const bar = page.getByRole('region', { name: 'Picked for a quote' });
  await bar.getByRole('button', { name: 'Compare' }).click();
  const compared = page.getByRole('dialog', { name: 'Compare' });
  await expect(compared.getByRole('columnheader')).toHaveCount(2);
  await escape(page, compared);
  await bar.getByRole('link', { name: 'Make proposal' }).click();
  await expect(page.getByRole('article', { name: 'Option 2' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Client' }).fill('Mrs Karim');
  await page.getByRole('button', { name: 'Create the link' }).click();
  const link = await page.getByText(/\/proposal\?token=[0-9a-f]{64}/).textContent();
  expect(await seriousFindings(page), 'proposal').toEqual([]);

  const client = await browser.newContext();
  const seen = await client.newPage();
  await seen.goto(link ?? '');
  await expect(seen.getByRole('heading', { name: 'Flights for Mrs Karim' })).toBeVisible();
  await expect(seen.getByRole('article')).toHaveCount(2);
  expect(await seriousFindings(seen), 'what the client sees').toEqual([]);
  const [paper] = await Promise.all([
    seen.waitForEvent('download'),
    seen.getByRole('link', { name: 'Download PDF' }).click(),
  ]);
  expect(paper.suggestedFilename()).toBe('proposal.pdf');
  expect(
    readFileSync(await paper.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await seen.goto(`${FALCON.origin}/proposal?token=unknown`);
  await expect(seen.getByText('This proposal has expired')).toBeVisible();
  await client.close();
});

test('scenario 6: a domestic return, typed in one line, is selected one direction at a time and priced together (T-022, T-148)', async ({
  page,
  request,
}) => {
  test.slow();
  await signedInAt(page, request, ORIGINAL, '/searchpad');
  await expect(page.getByRole('button', { name: 'Search flights' })).toBeVisible();
  await page.locator('body').press('/');
  const { out, back } = ownTrip();
  await page.getByRole('textbox', { name: 'Search in one line' }).fill(`DAC CXB ${out} ${back} 1a`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/two-one-way\?/);
  await new ResultsPage(page, ORIGINAL).chooseWays();
  await expect(page.getByRole('article')).toBeVisible();
  expect(await seriousFindings(page), 'two lists').toEqual([]);
  await page.getByRole('region', { name: 'Both flights together' }).getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/flight-booking\?/);
});
