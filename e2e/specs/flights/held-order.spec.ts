import { OrderPage } from '../../pages/order.page';
import { expect, test } from '../../stack/fixtures';
import { held } from '../../stack/orders';
import { ORIGINAL } from '../../stack/portals';
import { sessionOf, signedInAt } from '../../stack/session';
import { force } from '../../stack/world';

// covers: T-057, T-058
test('a held order is extended, its price verified, its history read and a note written (T-063, T-241, T-244, T-317)', async ({
  page,
  request,
}) => {
  test.slow();
  // The sandbox suppliers that extend time limits on request.
  const { reference } = await held(await sessionOf(request, ORIGINAL), { surname: 'Longhold', source: /gds-[ab]/ });
  await signedInAt(page, request, ORIGINAL, `/flight-order?reference=${reference}`);
  const order = new OrderPage(page);
  const history = page.getByRole('list').filter({ hasText: 'Seats held.' }).getByRole('listitem');
  await expect(history.filter({ hasText: 'Seats held.' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Passports and visas' }).getByText('BX0123450')).toBeVisible();

  await page.getByRole('button', { name: 'Extend time limit' }).click();
  const extend = page.getByRole('dialog', { name: 'Extend the time limit' });
  await extend.getByRole('radio', { name: /3h longer/ }).waitFor();
  await extend.getByText('3h longer', { exact: true }).click();
  await extend.getByRole('button', { name: /Why you need longer/ }).click();
  await page.getByRole('option', { name: 'Waiting for the customer to pay' }).click();
  await extend.getByRole('button', { name: 'Ask the airline' }).click();
  await expect(page.getByText(/The seats are held until/)).toBeVisible();
  await expect(history.filter({ hasText: 'The time limit was extended.' })).toBeVisible();

  await order.note('Call Mr Longhold after six');
  await page.reload();
  await expect(order.notes.filter({ hasText: 'Call Mr Longhold after six' })).toBeVisible();
  await order.removeNote('Call Mr Longhold after six');
  await expect(history.filter({ hasText: 'A note was removed.' })).toBeVisible();

  await force(request, { step: 'price', effect: { kind: 'priceUp', percent: 5 } });
  await order.issue.click();
  const dialog = page.getByRole('dialog', { name: 'Issue ticket' });
  await expect(dialog.getByText('Price you saw')).toBeVisible();
  await dialog.getByRole('button', { name: /Accept .* and issue/ }).click();
  await expect(page.getByText('Tickets issued').first()).toBeVisible();
  await expect(history.filter({ hasText: 'The price changed.' })).toBeVisible();
  await expect(history.first()).toContainText('Tickets issued and paid.');
});
