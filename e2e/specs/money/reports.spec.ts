import { escape } from '../../stack/escape';
import { expect, test } from '../../stack/fixtures';
import { asIf } from '../../stack/modules';
import { issued } from '../../stack/orders';
import { FALCON } from '../../stack/portals';
import { sessionOf, signedInAt } from '../../stack/session';
import { serverNow } from '../../stack/world';

const SEARCH = 202;

test('a report leads from its total to the order that was just sold (P-068, T-120)', async ({ page, request }) => {
  test.slow();
  const { reference } = await issued(await sessionOf(request, FALCON));
  // A report ends today, and the portal's today is the server's.
  await page.clock.install({ time: await serverNow(request) });
  await signedInAt(page, request, FALCON, '/reports?report=salesByAirline');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports');
  const table = page.getByRole('table', { name: 'Sales by airline' });
  const lines = table.getByRole('button');
  await expect(lines.first()).toBeVisible();
  const found = page.getByRole('dialog').getByRole('link', { name: reference });
  for (let line = 0; line < (await lines.count()); line += 1) {
    await lines.nth(line).click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    if (await found.isVisible()) break;
    await escape(page, page.getByRole('dialog'));
  }
  await found.click();
  await expect(page).toHaveURL(new RegExp(`/flight-order\\?reference=${reference}$`));
});

test('reports need 232 (P-253, T-255)', async ({ page, request }) => {
  await signedInAt(page, request, FALCON, '/searchpad');
  const entry = page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Reports', exact: true });
  await expect(entry).toBeVisible();
  await asIf(page, () => ({ functionalities: [SEARCH] }));
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await expect(entry).toHaveCount(0);
  await page.goto(`${FALCON.origin}/reports`);
  await expect(page).toHaveURL(/\/access-denied$/);
});
