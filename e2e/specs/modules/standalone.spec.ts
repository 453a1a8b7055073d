import { BACKEND_ADMIN } from '../../stack/addresses';
import { devServer } from '../../stack/dev-server';
import { expect, test } from '../../stack/fixtures';
import { FALCON } from '../../stack/portals';

const PAYMENTS = 'mfe-payments';

test('a standalone module runs in the real frame, with the permission codes given in the address', async ({ page }) => {
  test.slow();
  const dev = await devServer(PAYMENTS);
  try {
    const ledger = page.getByRole('link', { name: 'Ledger', exact: true });
    await page.goto(`${dev.origin}/?codes=227`);
    await expect(page.getByRole('heading', { level: 1, name: 'Payment ledger' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(ledger).toBeVisible();
    await expect(page.getByRole('cell', { name: 'DEP-45' })).toBeVisible();

    await page.goto(`${dev.origin}/my-transactions?codes=202`);
    await expect(page.getByRole('heading', { name: 'You have no access to this page' })).toBeVisible();
    await expect(ledger).toHaveCount(0);

    await page.goto(`${dev.origin}/my-transactions?codes=guest`);
    await expect(page).toHaveURL(`${dev.origin}/login?next=%2Fmy-transactions%3Fcodes%3Dguest`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(ledger).toHaveCount(0);
  } finally {
    // An idle page prefetches, so close it before its server.
    await page.goto('about:blank');
    await dev.stop();
  }
});

test('a standalone module uses a running portal’s API, brand and agent', async ({ page }) => {
  test.slow();
  const { email, password } = FALCON.owner;
  const dev = await devServer(PAYMENTS, {
    JETWAY_API: FALCON.origin,
    JETWAY_OUTBOX: `${BACKEND_ADMIN}/dev/outbox`,
    JETWAY_AGENT: `${email}:${password}`,
  });
  try {
    await page.goto(`${dev.origin}/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Payment ledger' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('img', { name: FALCON.company })).toBeVisible();
    await expect(page.getByRole('main').getByText(FALCON.currency).first()).toBeVisible();
  } finally {
    // An idle page prefetches, so close it before its server.
    await page.goto('about:blank');
    await dev.stop();
  }
});
