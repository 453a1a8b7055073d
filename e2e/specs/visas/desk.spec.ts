import { VisaOrderPage } from '../../pages/visa-order.page';
import { expect, test } from '../../stack/fixtures';
import { consoleOf, operator } from '../../stack/operators';
import { PDF } from '../../stack/attachments';
import { FALCON } from '../../stack/portals';
import { sessionOf, signedIn } from '../../stack/session';
import { applied } from '../../stack/visas';

test('an operator asks for a correction in the console, the agency answers it, and the history shows both versions (T-107)', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const reference = await applied(await sessionOf(request, FALCON), { surname: 'Corrected', applicants: 2 });
  const desk = await consoleOf(browser, await operator(request, `Salma ${Date.now()}`, ['visa']));
  await desk.page.goto(`/visas?search=${reference}`);
  await desk.page.getByRole('link', { name: reference }).focus();
  await desk.page.keyboard.press('Enter');
  const karim = desk.page.getByRole('region', { name: 'Karim Corrected' });
  await karim.getByRole('checkbox', { name: 'Ask to correct: Occupation' }).press(' ');
  await karim.getByRole('textbox', { name: 'Reason: Occupation' }).fill('Say where as well.');
  await karim.getByRole('radio', { name: /^Passport copy/ }).press(' ');
  await karim.getByRole('checkbox', { name: 'Ask to correct: Passport copy' }).press(' ');
  await karim.getByRole('textbox', { name: 'Reason: Passport copy' }).fill('It cannot be read.');
  await desk.page.getByRole('button', { name: 'Ask the agency' }).click();
  await expect(desk.page.getByText('Correction asked for').first()).toBeVisible();

  const order = new VisaOrderPage(page, FALCON);
  await signedIn(page, request, FALCON);
  await order.open(reference);
  await expect(page.getByText('A correction is requested')).toBeVisible();
  await expect(order.correction).toHaveCount(1);
  await expect(order.correction.getByRole('textbox')).toHaveCount(1);
  await order.correction.getByRole('textbox', { name: 'Occupation' }).fill('Engineer at Gulf Roads');
  await order.correction.getByTestId('file-passport').setInputFiles(PDF);
  await order.correction.getByRole('button', { name: 'Send the correction' }).click();
  await expect(order.correction).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Karim Corrected' }).getByText('Engineer at Gulf Roads')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Karim Corrected' }).getByText('Resubmitted')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Rina Rahman' }).getByText('Resubmitted')).toHaveCount(0);
  await order.menu.getByRole('button', { name: 'Corrections' }).click();
  const past = page.getByRole('dialog', { name: 'Correction history' });
  await expect(past.locator('del', { hasText: 'Engineer' })).toBeVisible();
  await expect(past.locator('ins', { hasText: 'Engineer at Gulf Roads' })).toBeVisible();

  await desk.page.reload();
  await expect(karim.getByText('Engineer at Gulf Roads')).toBeVisible();
  await desk.context.close();
});
