import { expect, test } from '../../stack/fixtures';
import { asIf } from '../../stack/modules';
import { issued } from '../../stack/orders';
import { FALCON } from '../../stack/portals';
import { sessionOf, signedInAt } from '../../stack/session';
import { officeOpens } from '../../stack/world';

const ORDERS = [202, 203, 211, 212, 213];

test('tickets are voided within their day, and the list finds the void (T-029, T-031, T-247, P-051, P-242)', async ({
  page,
  request,
}) => {
  test.slow();
  await officeOpens(request, 'Asia/Dubai');
  // The sandbox supplier that voids until midnight.
  const { reference } = await issued(await sessionOf(request, FALCON), { surname: 'Voidable', source: /gds-a/ });
  await signedInAt(page, request, FALCON, `/flight-order?reference=${reference}`);
  await expect(page.getByText('Void possible until')).toBeVisible();

  await page.goto(`${FALCON.origin}/flight-void-request?reference=${reference}`);
  const dialog = page.getByRole('dialog', { name: 'Void these tickets' });
  await expect(dialog.getByRole('table', { name: 'What is returned' }).getByRole('row')).toHaveCount(4);
  await dialog.getByRole('button', { name: 'Request void' }).click();
  await expect(page).toHaveURL(/\/flight-order\?reference=/);
  await page.getByRole('button', { name: 'Accept quote' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Void all tickets of this order?' });
  await asked.getByRole('button', { name: 'Accept quote' }).click();
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('This booking is cancelled')).toBeVisible();

  await page.goto(`${FALCON.origin}/void-management?search=${reference}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voids');
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText('Completed');
  await row.getByRole('link', { name: /^V-/ }).click();
  await expect(page).toHaveURL(/\/flight-void-details\?reference=V-/);
  await expect(page.getByText('The customer does not travel')).toBeVisible();

  // Makes the page believe that the user has no codes for voids.
  await asIf(page, () => ({ functionalities: ORDERS }));
  await page.goto(`${FALCON.origin}/searchpad`);
  await expect(
    page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Voids', exact: true }),
  ).toHaveCount(0);
  await page.goto(`${FALCON.origin}/void-management`);
  await expect(page).toHaveURL(/\/access-denied$/);
});

test('a refund is requested for one of three travellers, withdrawn and listed (T-028, T-032, T-238, T-239, T-248, P-052, P-243)', async ({
  page,
  request,
}) => {
  test.slow();
  await officeOpens(request, 'Asia/Dubai');
  const { reference } = await issued(await sessionOf(request, FALCON), { surname: 'Refundable', source: /gds-a/ });
  await signedInAt(page, request, FALCON, `/flight-refund-request?reference=${reference}`);
  const dialog = page.getByRole('dialog', { name: 'Refund tickets' });
  const people = dialog.getByRole('group', { name: 'Travellers' });
  await expect(people.getByRole('checkbox')).toHaveCount(3);
  await people.locator('label').nth(1).click();
  await people.locator('label').nth(2).click();
  await expect(dialog.getByRole('table', { name: 'What is returned' }).getByRole('row')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Request refund' }).click();
  await expect(page.getByText('Quoted', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await expect(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request void' })).toBeVisible();

  await page.goto(`${FALCON.origin}/refund-management?search=${reference}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refunds');
  await expect(page.getByRole('row').filter({ hasText: reference })).toContainText('Withdrawn');

  await asIf(page, () => ({ functionalities: ORDERS }));
  await page.goto(`${FALCON.origin}/flight-order?reference=${reference}`);
  await expect(page.getByRole('heading', { name: reference })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request void' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Request refund' })).toHaveCount(0);
  await expect(
    page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Refunds', exact: true }),
  ).toHaveCount(0);
  await page.goto(`${FALCON.origin}/refund-management`);
  await expect(page).toHaveURL(/\/access-denied$/);
});
