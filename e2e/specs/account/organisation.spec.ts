import { expect, test } from '../../stack/fixtures';
import { PDF } from '../../stack/attachments';
import { FALCON } from '../../stack/portals';
import { signedIn } from '../../stack/session';

test('an owner manages the bank accounts, documents and logo of the agency, and sees the accounts to deposit to (P-100, P-320, P-335)', async ({
  page,
  request,
  complaints,
}) => {
  // The server's message about the first IBAN.
  complaints.expect(/addaccount/);
  test.slow();
  await signedIn(page, request, FALCON);
  await page.goto(`${FALCON.origin}/company-settings?section=bank`);
  await page.getByRole('button', { name: 'Add account' }).click();
  const form = page.getByRole('dialog', { name: 'Add account' });
  await form.getByRole('textbox', { name: 'Bank', exact: false }).first().fill('Emirates Bank');
  await form.getByRole('textbox', { name: /^Account name/ }).fill('Desert Rose');
  await form.getByRole('textbox', { name: /^Account number/ }).fill('7788990011');
  await form.getByRole('textbox', { name: /^IBAN/ }).fill('AE08 0331 2345 6789 0123 456');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('This IBAN is not valid: check its digits.')).toBeVisible();
  await form.getByRole('textbox', { name: /^IBAN/ }).fill('AE07 0331 2345 6789 0123 456');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: '7788990011' })).toBeVisible();

  await page.getByRole('tab', { name: 'Documents' }).click();
  const paper = page.getByTestId('file-document');
  await paper.setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1_048_576, 1) });
  await expect(page.getByText('The file must be smaller than 1 MB', { exact: true })).toBeVisible();
  await paper.setInputFiles({ ...PDF, name: 'licence.pdf' });
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'licence.pdf' })).toBeVisible();

  await page.getByRole('button', { name: 'Bank details' }).click();
  const details = page.getByRole('dialog', { name: 'Deposit to these accounts' });
  await expect(details.getByText('0193827465001')).toBeVisible();
});
