import { HolidaysPage } from '../../pages/holidays.page';
import { expect, test } from '../../stack/fixtures';
import { confirmed, quoted } from '../../stack/holidays';
import { operator } from '../../stack/operators';
import { published } from '../../stack/packages';
import { FALCON } from '../../stack/portals';
import { signedIn } from '../../stack/session';

test('a holiday is searched for, asked for, quoted, accepted, paid and confirmed (T-072, T-077, T-079, T-080)', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/409/);
  test.slow();
  const title = 'Two shores of Istanbul';
  const desk = await operator(request, 'Nadia Holidays', ['holidays']);
  await published(request, desk, title);
  const holidays = new HolidaysPage(page, FALCON);
  await signedIn(page, request, FALCON);
  await holidays.openSearch();
  await holidays.chooseCity('Istanbul');
  await holidays.search();
  await holidays.open(title);
  await expect(page).toHaveURL(/\/holiday-search-result\/[^/?]+\?date=/);
  await expect(holidays.gallery.getByRole('img')).not.toHaveCount(0);

  await holidays.send();
  const success = page.getByRole('dialog', { name: 'Your request was sent' });
  await expect(success).toBeVisible();
  // The same package on the same day is asked for once.
  await page.reload();
  await holidays.send();
  const error = page.getByRole('alertdialog', { name: 'Your request was not sent' });
  await error.getByRole('link', { name: /^Open request HR/ }).click();
  await expect(page).toHaveURL(/\/holiday-requests\/HR\d+$/);
  const reference = page.url().split('/').at(-1) ?? '';
  const messages = page.getByRole('region', { name: 'Messages' });
  await messages.getByRole('textbox', { name: 'Message to our team' }).fill('A room with a view, please.');
  await messages.getByRole('button', { name: 'Send the message' }).click();
  await expect(messages.getByRole('listitem')).toHaveText([/A room with a view/]);

  await quoted(request, desk, reference);
  await page.reload();
  await page.getByRole('button', { name: 'Accept the quotation' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Accept this quotation?' });
  await expect(dialog.getByText(/200\.00/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Accept and book' }).click();
  await expect(page).toHaveURL(/\/holiday-bookings\/[A-Z]{3}\d{4}-[0-9A-Z]+$/);

  await holidays.pay('deposit');
  await expect(page.getByText('Our team is confirming the holiday', { exact: true })).toBeVisible();
  await confirmed(request, desk, reference, 'TR-4711');
  await page.reload();
  await expect(page.getByText('TR-4711')).toBeVisible();
  await holidays.pay('balance');
  await expect(page.getByText('Paid and confirmed')).toBeVisible();
});
