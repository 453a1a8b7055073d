import type { APIRequestContext } from '@playwright/test';

import { ResultsPage } from '../../pages/results.page';
import { expect, test } from '../../stack/fixtures';
import { FALCON } from '../../stack/portals';
import { signedIn } from '../../stack/session';
import { suppliers } from '../../stack/world';

/** Resets every supplier, however a test ends. */
async function withTroubles(request: APIRequestContext, body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } finally {
    await suppliers(request, 'works');
  }
}

test('one supplier hangs and one fails: the others’ flights are listed, and the search names the two', async ({
  page,
  request,
}) => {
  await signedIn(page, request, FALCON);
  await withTroubles(request, async () => {
    await suppliers(request, 'hangs', 'gds-b');
    await suppliers(request, 'fails', 'ndc-x');
    const results = new ResultsPage(page, FALCON);
    await results.open();
    await expect(page.getByText('GDS B did not answer in time.')).toBeVisible();
    await expect(page.getByText('NDC X did not answer in time.')).toBeVisible();
    await expect(results.count).toBeVisible();
  });
});

test('no supplier answers: the page says so, and the next try finds flights', async ({ page, request }) => {
  await signedIn(page, request, FALCON);
  await withTroubles(request, async () => {
    await suppliers(request, 'fails');
    const results = new ResultsPage(page, FALCON);
    await results.arrive();
    await expect(page.getByText('No airline answered')).toBeVisible();
    await expect(results.cards).toHaveCount(0);
    await suppliers(request, 'works');
    await page.getByRole('button', { name: 'Try again' }).click();
    await results.settled();
  });
});
