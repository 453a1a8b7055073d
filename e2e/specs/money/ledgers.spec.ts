import { expect, test } from '../../stack/fixtures';
import { asIf } from '../../stack/modules';
import { FALCON, ORIGINAL } from '../../stack/portals';
import { signedInAt } from '../../stack/session';

const SEARCH = 202;

test('the credit ledger opens at its capitalised address (P-065, T-117)', async ({ page, request }) => {
  await signedInAt(page, request, FALCON, '/CreditLedger');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Credit ledger');
  await expect(page.getByText('Credit limit')).toBeVisible();
  await expect(page.getByText('No Records').or(page.getByRole('table', { name: 'Credit entries' }))).toBeVisible();
});

test('E-Transactions exist only on the portal of the original brand (P-066, T-118)', async ({ page, request }) => {
  test.slow();
  const entry = page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'E-Transactions', exact: true });
  await signedInAt(page, request, ORIGINAL, '/searchpad');
  await entry.click();
  await expect(page).toHaveURL(/\/e-transactions$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-Transactions');

  await signedInAt(page, request, FALCON, '/searchpad');
  await expect(
    page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Ledger', exact: true }),
  ).toBeVisible();
  await expect(entry).toHaveCount(0);
  await page.goto(`${FALCON.origin}/e-transactions`);
  await expect(page.getByText('This page does not exist')).toBeVisible();
});

test('every ledger needs 227, every kind of order its own code, the user’s profile and help none (P-256, T-250)', async ({
  page,
  request,
}) => {
  test.slow();
  await signedInAt(page, request, ORIGINAL, '/my-transactions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment ledger');
  await asIf(page, () => ({ functionalities: [SEARCH] }));
  const orders = ['/flight-order?reference=A-1', '/hotel-bookings/A-1'];
  for (const path of ['/my-transactions', '/CreditLedger', '/e-transactions', ...orders]) {
    await page.goto(`${ORIGINAL.origin}${path}`);
    await expect(page).toHaveURL(/\/access-denied$/);
  }
  for (const [path, title] of [
    ['/my-profile', 'My profile'],
    ['/help', 'Help'],
  ] as const) {
    await page.goto(`${ORIGINAL.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});
