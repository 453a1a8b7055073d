import { OrderPage } from '../../pages/order.page';
import { expect, test } from '../../stack/fixtures';
import { asIf } from '../../stack/modules';
import { FALCON } from '../../stack/portals';
import { signedInAt } from '../../stack/session';

const SEARCH = 202;
const ORDERS = 211;

test('a PNR created elsewhere is imported as an order on hold; without the code there is neither tab nor page (P-072, P-079, T-015, T-038, T-155)', async ({
  page,
  request,
}) => {
  // A record on our queue at the sandbox's first source; the last four characters make it unique to this run.
  const pnr = `OQ${Date.now().toString(36).slice(-4).toUpperCase()}`;
  const tab = page.getByRole('navigation', { name: 'What to search for' }).getByRole('link', { name: 'Queue Share' });
  await signedInAt(page, request, FALCON, '/searchpad');
  await tab.click();
  await expect(page).toHaveURL(/\/searchpad\/queueshare$/);
  await page.getByRole('radiogroup').getByText('GDS A', { exact: true }).click();
  await expect(page.getByText(/^Share the record with office .+, then place it on queue 96\.$/)).toBeVisible();
  await page.getByRole('textbox', { name: /^Record locator/ }).fill(pnr.toLowerCase());
  await page.getByRole('textbox', { name: /^Surname/ }).fill('Karim');
  await page.getByRole('button', { name: 'Find the record' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Record ${pnr}` })).toBeFocused();
  await page.getByRole('button', { name: 'Check today’s fare' }).click();
  await page.getByRole('button', { name: 'Import on hold' }).click();
  const order = new OrderPage(page);
  const reference = await order.reference();
  await expect(order.pnr).toHaveText(pnr);
  await expect(page.getByText('On hold', { exact: true }).first()).toBeVisible();

  await page.goto(`${FALCON.origin}/queue-share-booking?source=gds-a&pnr=${pnr}`);
  // Surnames are never in an address, so every look-up asks for one.
  await page.getByRole('textbox', { name: /^Surname/ }).fill('Karim');
  await page.getByRole('button', { name: 'Find the record' }).click();
  await expect(page.getByText('Your agency has imported this record')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the order' })).toHaveAttribute('href', new RegExp(reference));

  await asIf(page, () => ({ functionalities: [SEARCH, ORDERS] }));
  await page.goto(`${FALCON.origin}/searchpad`);
  await expect(page.getByRole('button', { name: 'Search flights' })).toBeEnabled();
  await expect(tab).toHaveCount(0);
  // A tab is hidden from users without its code.
  await page.goto(`${FALCON.origin}/searchpad/queueshare`);
  await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
  await page.goto(`${FALCON.origin}/queue-share-booking`);
  await expect(page).toHaveURL(/\/access-denied$/);
});
