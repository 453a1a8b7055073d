import { expect, test } from '../../stack/fixtures';
import { asIf } from '../../stack/modules';
import { issuedInPart } from '../../stack/orders';
import { FALCON } from '../../stack/portals';
import { sessionOf, signedInAt } from '../../stack/session';

const SEARCH = 202;
const LIST = 230;

test('orders paid in part are listed, and the selected ones are settled in one go (P-067, T-119, T-357, T-360)', async ({
  page,
  request,
}) => {
  test.slow();
  const api = await sessionOf(request, FALCON);
  const orders = [await issuedInPart(api, request), await issuedInPart(api, request, { nth: 1 })];
  await signedInAt(page, request, FALCON, '/partial-payment?state=open');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partial payments');
  for (const { reference } of orders) {
    await expect(page.getByRole('link', { name: reference })).toHaveAttribute(
      'href',
      `/flight-order?reference=${reference}`,
    );
    await page.getByRole('checkbox', { name: `Select ${reference}` }).press(' ');
  }
  await page.getByRole('button', { name: 'Pay selected (2)' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Paid: 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.goto(`${FALCON.origin}/partial-payment?state=settled`);
  for (const { reference } of orders) await expect(page.getByRole('link', { name: reference })).toBeVisible();
});

test('the list needs 230, and settling needs 231 (P-252, T-253, T-254)', async ({ page, request }) => {
  test.slow();
  const { reference } = await issuedInPart(await sessionOf(request, FALCON), request);
  await signedInAt(page, request, FALCON, `/partial-payment?search=${reference}`);
  const settle = page.getByRole('button', { name: /^Pay selected/ });
  await expect(settle).toBeVisible();

  await asIf(page, () => ({ functionalities: [SEARCH, LIST] }));
  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(settle).toHaveCount(0);

  await page.unrouteAll();
  await asIf(page, () => ({ functionalities: [SEARCH] }));
  await page.goto(`${FALCON.origin}/searchpad`);
  await expect(page.getByRole('link', { name: 'Partial payments', exact: true })).toHaveCount(0);
  await page.goto(`${FALCON.origin}/partial-payment`);
  await expect(page).toHaveURL(/\/access-denied$/);
});
